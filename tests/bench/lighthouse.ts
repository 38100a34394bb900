import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium/chromium-path';
import { freePort, startSite } from '../processes';
import { chromiumArguments } from './browser';
import { findPeerLimits, scoreLimits, shiftLimit } from './budgets';
import { type BenchOptions, type Figures, findMedians, type Limits, type Row } from './report';
import { isUnlisted } from './site-pages';

/** How a slow network and processor are brought about: really, or by calculation from a fast load. */
type Method = 'devtools' | 'simulate';

/** Our pages, and the page of the peer that each is compared with. */
const pairs: Readonly<Record<string, string>> = {
  '/': '/',
  '/contact-us': '/contact',
  '/automation': '/services',
};

const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** The limits of one of our pages: its scores, or its times as shares of the peer's. */
const findLimits = (page: string, method: Method, peer: Figures): Limits => {
  if (method === 'simulate') {
    const { seo, ...scores } = scoreLimits;
    return { ...scores, ...(seo && !isUnlisted(page) && { seo }), ...shiftLimit };
  }
  const times = Object.entries(findPeerLimits(page)).flatMap(([name, share]) => {
    const value = peer[name];
    return value === undefined ? [] : [[name, { atMost: value * share }] as const];
  });
  return { ...Object.fromEntries(times), ...shiftLimit };
};

/**
 * Runs Lighthouse (a mid-range phone on slow 4G) in both ways, on our pages and on those of a peer, in turns. The median
 * counts. Times differ between machines: compare with the peer's.
 */
export const bench = async ({ runs, routes = Object.keys(pairs), peer }: BenchOptions): Promise<Row[]> => {
  // Imported statically, tsx would compile it, and functions that it runs in the page would not work there.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  await using site = await startSite();
  // A window that stays open: otherwise the browser's page for new tabs would be measured, too.
  await using _window = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [`--remote-debugging-port=${port}`, ...chromiumArguments],
  });
  const measure = async (address: string, throttlingMethod: Method): Promise<Figures> => {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(scoreLimits),
      throttlingMethod,
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse gave no result for ${address}: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits: found } = result.lhr;
    const readValue = (id: string) => found[id]?.numericValue ?? Number.NaN;
    const scores = Object.values(categories).map(({ id, score }) => [id, (score ?? Number.NaN) * 100]);
    const values = Object.entries(audits).map(([name, id]) => [name, readValue(id)]);
    return { ...Object.fromEntries([...scores, ...values]), KB: readValue('total-byte-weight') / 1000 };
  };

  const rows: Row[] = [];
  for (const method of ['devtools', 'simulate'] as const) {
    for (const page of routes) {
      const own: Figures[] = [];
      const others: Figures[] = [];
      const pair = pairs[page];
      // In turns, so that a machine that slows down for a while slows down both.
      for (let run = 0; run < runs; run += 1) {
        own.push(await measure(site.origin + page, method));
        if (peer && pair) others.push(await measure(peer + pair, method));
      }
      const beside = findMedians(others);
      rows.push({
        name: `${page} (${method})`,
        figures: findMedians(own),
        limits: findLimits(page, method, beside),
      });
      if (others.length > 0) rows.push({ name: `peer's ${pair} (${method})`, figures: beside });
    }
  }
  return rows;
};
