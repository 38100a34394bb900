import type { BrowserContext, Page } from '@playwright/test';
import { startSite } from '../processes';
import { countTraffic, devices, launchBrowser, load, openSlowPage } from './browser';
import { type BenchOptions, type Figures, findMedians, type Row } from './report';

/** Lighthouse's slow 4G with throttling applied: latency in ms, throughput in bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** A new page on a slow network. */
const openOnSlow4G = async (context: BrowserContext): Promise<Page> => {
  const page = await openSlowPage(context);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return page;
};

/** Runs in the page: times of its first and largest paint. */
const readPaints = (): Promise<{ first: number; largest: number }> =>
  new Promise((done) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    new PerformanceObserver((list) =>
      done({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Loads an address. */
const visit = async (context: BrowserContext, address: string): Promise<Figures> => {
  await using page = await openOnSlow4G(context);
  const traffic = await countTraffic(page);
  await load(page, address);
  const { first, largest } = await page.evaluate(readPaints);
  return { 'first paint ms': first, 'largest paint ms': largest, ...traffic };
};

/** Follows a link in a page that is open: the time until the new page's heading is there. */
const follow = async (context: BrowserContext, from: string, path: string): Promise<Figures> => {
  await using page = await openOnSlow4G(context);
  await load(page, from);
  const heading = await page.locator('h1').textContent();
  const traffic = await countTraffic(page);
  const before = await page.evaluate(() => performance.now());
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent !== title, heading);
  const painted = (await page.evaluate(() => performance.now())) - before;
  await page.waitForLoadState('networkidle');
  return { 'first paint ms': painted, 'largest paint ms': painted, ...traffic };
};

/** A first visit, its second page and a return, on a slow phone with slow 4G. */
export const bench = async ({ runs }: BenchOptions): Promise<Row[]> => {
  await using site = await startSite();
  await using browser = await launchBrowser();
  const home = `${site.origin}/`;
  const steps: Readonly<Record<string, (context: BrowserContext) => Promise<Figures>>> = {
    'first visit': (context) => visit(context, home),
    'second page, by a link': (context) => follow(context, home, '/automation'),
    'return: the same page, checked with the server': (context) => visit(context, home),
  };
  const found = new Map<string, Figures[]>();
  for (let run = 0; run < runs; run += 1) {
    // Its cache is empty at first.
    await using context = await browser.newContext(devices.finger);
    for (const [name, step] of Object.entries(steps)) {
      found.set(name, [...(found.get(name) ?? []), await step(context)]);
    }
  }
  return [...found].map(([name, all]) => ({ name, figures: findMedians(all) }));
};
