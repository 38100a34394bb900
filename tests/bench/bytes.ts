import { startSite } from '../processes';
import { countTraffic, devices, launchBrowser } from './browser';
import { findBudget } from './budgets';
import type { Row } from './report';
import { listPages } from './site-pages';

/** Milliseconds for which a page is watched after its network is idle: the carousel loads then. */
const watched = 3_000;

/** Runs in the page: turns on data saver, with which Gatsby does not prefetch the pages of visible links. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
};

/**
 * The KB that every page loads into an empty cache, at a phone's size. With data saver, so that only the page's own files
 * count and none of the pages that its links lead to; the home page then loads its first banner alone.
 */
export const bench = async (): Promise<Row[]> => {
  await using site = await startSite();
  await using browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of listPages()) {
    await using context = await browser.newContext({
      ...devices.finger,
      viewport: { width: 412, height: 823 },
    });
    await context.addInitScript(saveData);
    const page = await context.newPage();
    const traffic = await countTraffic(page);
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(watched);
    rows.push({ name: path, figures: traffic, limits: findBudget(path) });
  }
  return rows;
};
