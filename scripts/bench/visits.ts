import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium/chromium-path';
import { startSite } from '../processes';
import { type BenchOptions, tell } from './report';
import { open, phone, saveData, slowdown } from './slow-browser';
import { median } from './statistics';
import { table } from './table';

/** Lighthouse's slow 4G with throttling applied: latency in ms, throughput in bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds until a page is painted, and what it cost. */
interface Load {
  readonly first: number;
  readonly largest: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Counts requests and bytes over the network from now on. */
const traffic = (session: CDPSession): { requests: number; bytes: number } => {
  const count = { requests: 0, bytes: 0 };
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    count.requests += 1;
    count.bytes += encodedDataLength;
  });
  return count;
};

/** Runs in the page: times of its first and largest paint. */
const paints = (): Promise<[first: number, largest: number]> =>
  new Promise((done) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    new PerformanceObserver((list) => done([first, list.getEntries().at(-1)?.startTime ?? 0])).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

const onSlowPhone = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

/** Loads an address; without what is prefetched for links, so that loads compare. */
const load = async (page: Page, address: string): Promise<Load> => {
  const count = traffic(await onSlowPhone(page));
  await open(page, address);
  const [first, largest] = await page.evaluate(paints);
  return { first, largest, ...count };
};

/** Follows a link in a page that is open: the time until the new page's heading is there. */
const follow = async (page: Page, from: string, path: string): Promise<Load> => {
  const session = await onSlowPhone(page);
  await open(page, from);
  const count = traffic(session);
  const before = await page.evaluate(() => performance.now());
  const link = page.locator(`a[href="${path}"]`).first();
  await link.dispatchEvent('click');
  await page.waitForFunction(
    (title) => document.querySelector('h1')?.textContent !== title,
    await page.locator('h1').textContent(),
  );
  const first = (await page.evaluate(() => performance.now())) - before;
  await page.waitForLoadState('networkidle');
  return { first, largest: first, ...count };
};

/** A visit by a browser with an empty cache: the loads of its pages, in order. */
const visit = async (
  browser: Browser,
  saving: boolean,
  loads: readonly ((page: Page) => Promise<Load>)[],
): Promise<Load[]> => {
  const context = await browser.newContext(phone);
  try {
    const results: Load[] = [];
    for (const run of loads) {
      const page = await context.newPage();
      if (saving) await page.addInitScript(saveData);
      results.push(await run(page));
      await page.close();
    }
    return results;
  } finally {
    await context.close();
  }
};

/** Measures a first visit, its second page, a return, and a visit with data saver, on a slow phone with slow 4G. */
export const bench = async ({ runs }: BenchOptions): Promise<boolean> => {
  const { origin, stop } = await startSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const names = [
    'first visit',
    'second page, by a link',
    'return: the same page, checked with the server',
    'first visit with data saver',
  ];
  const rounds: Load[][] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const plain = await visit(browser, false, [
        (page) => load(page, `${origin}/`),
        (page) => follow(page, `${origin}/`, '/automation'),
        (page) => load(page, `${origin}/`),
      ]);
      rounds.push([...plain, ...(await visit(browser, true, [(page) => load(page, `${origin}/`)]))]);
    }
  } finally {
    await browser.close();
    await stop();
  }
  const cell = (index: number, figure: keyof Load): number =>
    median(rounds.flatMap((round) => round[index]?.[figure] ?? []));
  tell(
    table(
      [
        'slow 4G and a slow phone, from the home page',
        'first paint ms',
        'largest paint ms',
        'requests',
        'KB',
      ],
      names.map((name, index) => [
        name,
        cell(index, 'first').toFixed(0),
        cell(index, 'largest').toFixed(0),
        cell(index, 'requests').toFixed(0),
        (cell(index, 'bytes') / 1000).toFixed(1),
      ]),
    ),
  );
  return true;
};
