import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../chromium/chromium-path';
import { startSite } from '../processes';
import { type Bytes, budgetOf, type Kind, misses, total } from './budgets';
import { listPages } from './site-pages';
import { saveData } from './slow-browser';

/** Milliseconds for which a page is watched after its network is idle: the carousel loads then. */
const watched = 3_000;
const phone = { width: 412, height: 823 };

const kindOfType: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

/**
 * Loads a page with an empty cache and counts the bytes received, including headers. With data saver, so that only the
 * page's own files count and none of the pages that its links lead to.
 */
const weigh = async (browser: Browser, url: string): Promise<Bytes> => {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(saveData);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kindOfRequest = new Map<string, Kind>();
    const bytes: Record<Kind, number> = { html: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => {
      kindOfRequest.set(requestId, kindOfType[type] ?? 'other');
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kindOfRequest.get(requestId) ?? 'other'] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(watched);
    return bytes;
  } finally {
    await context.close();
  }
};

/** Weighs every page at a phone's size. Returns whether all budgets are kept. */
export const bench = async (): Promise<boolean> => {
  const { origin, stop } = await startSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const found: string[] = [];
  try {
    process.stdout.write('   html   style  script    font picture   other   total  (KB over the network)\n');
    for (const path of listPages()) {
      const bytes = await weigh(browser, origin + path);
      const cells = [...Object.values(bytes), total(bytes)].map((size) =>
        (size / 1000).toFixed(1).padStart(7),
      );
      process.stdout.write(`${cells.join(' ')}  ${path}\n`);
      found.push(...misses(path, bytes, budgetOf(path)));
    }
  } finally {
    await browser.close();
    await stop();
  }
  process.stdout.write(found.length > 0 ? `\nMissed:\n${found.join('\n')}\n` : '\nAll budgets are kept.\n');
  return found.length === 0;
};
