import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { chromiumPath } from '../chromium/chromium-path';
import { freePort, type Running, startSite } from '../processes';
import { type Goal, lighthouseLimits } from './budgets';
import { startOtherSite } from './processes';
import { type BenchOptions, conclude, tell } from './report';
import { isUnlisted } from './site-pages';
import { median } from './statistics';
import { table } from './table';

/** How a slow network and processor are brought about: really, or by calculation from a fast load. */
const methods = ['devtools', 'simulate'] as const;
type Method = (typeof methods)[number];

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Our pages, and the page of the peer that each is compared with. */
const pairs: Readonly<Record<string, string>> = {
  '/': '/',
  '/contact-us': '/contact',
  '/automation': '/services',
};

const figures = [...scores, 'FCP', 'LCP', 'TBT', 'CLS', 'KB'] as const;
type Figure = (typeof figures)[number];
type Run = Readonly<Record<Figure, number>>;

const read = ({ categories, audits: found }: Result): Run => {
  const score = (name: (typeof scores)[number]) => (categories[name]?.score ?? Number.NaN) * 100;
  const value = (id: string) => found[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    KB: value('total-byte-weight') / 1000,
  };
};

const middleOf = (runs: readonly Run[], figure: Figure): number => median(runs.map((run) => run[figure]));

/** The goals of one of our pages: its scores, and its times beside the peer's. */
const goalsOf = (page: string, method: Method, own: readonly Run[], peer: readonly Run[]): Goal[] => {
  const hidden = isUnlisted(page);
  const atLeast = scores
    .filter((figure) => method === 'simulate' && !(hidden && figure === 'seo'))
    .map((figure) => ({ page, figure, value: middleOf(own, figure), atLeast: lighthouseLimits[figure] }));
  const ratios = page === '/' ? lighthouseLimits.homeOfPeer : lighthouseLimits.otherOfPeer;
  const beside = (['FCP', 'LCP', 'TBT'] as const)
    .filter(() => method === 'devtools' && peer.length > 0)
    .map((figure) => ({
      page,
      figure: `${figure} with throttling applied`,
      value: middleOf(own, figure),
      unit: 'ms',
      atMost: middleOf(peer, figure) * ratios[figure],
    }));
  return [
    ...atLeast,
    ...beside,
    { page, figure: 'CLS', value: middleOf(own, 'CLS'), atMost: lighthouseLimits.CLS },
  ];
};

/**
 * Runs Lighthouse (a mid-range phone on slow 4G) in both ways, on our pages and on those of a peer, in turns. The median
 * counts. Times differ between machines: compare with the peer's.
 */
export const bench = async ({ runs, routes = Object.keys(pairs), peer }: BenchOptions): Promise<boolean> => {
  // Imported statically, tsx would compile it, and functions that it runs in the page would not work there.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const sites: [name: string, site: Running, pathOf: (page: string) => string | undefined][] = [
    ['ours', await startSite(), (page) => page],
  ];
  if (peer) sites.push(['peer', await startOtherSite(peer), (page) => pairs[page]]);
  // A window that stays open: otherwise the browser's page for new tabs would be measured, too.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  const found = new Map<string, Run[]>();
  const runsOf = (...key: string[]): Run[] => found.get(key.join(' ')) ?? [];
  /** In turns, so that a machine that slows down for a while slows down both. */
  const turns = methods.flatMap((method) =>
    Array.from({ length: runs }).flatMap(() =>
      routes.flatMap((page) =>
        sites.flatMap(([name, { origin }, pathOf]) => {
          const path = pathOf(page);
          return path === undefined ? [] : [{ method, page, name, address: origin + path }];
        }),
      ),
    ),
  );
  try {
    for (const { method, page, name, address } of turns) {
      const result = await lighthouse(address, {
        port,
        logLevel: 'error',
        onlyCategories: [...scores],
        throttlingMethod: method,
      });
      const problem = result ? result.lhr.runtimeError?.message : 'it ended without a report';
      if (!result || problem !== undefined)
        throw new Error(`Lighthouse gave no result for ${address}: ${problem}`);
      found.set(`${method} ${page} ${name}`, [...runsOf(method, page, name), read(result.lhr)]);
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(([, site]) => site.stop()));
  }
  const goals: Goal[] = [];
  for (const method of methods) {
    const rows = routes.flatMap((page) =>
      sites.flatMap(([name, , pathOf]) => {
        const all = runsOf(method, page, name);
        if (all.length === 0) return [];
        const cells = figures.map((figure) => middleOf(all, figure).toFixed(figure === 'CLS' ? 3 : 0));
        return [[`${name} ${pathOf(page)}`, ...cells]];
      }),
    );
    tell(`\n${table([`${method}, median of ${runs}`, ...figures], rows)}`);
    goals.push(
      ...routes.flatMap((page) =>
        goalsOf(page, method, runsOf(method, page, 'ours'), runsOf(method, page, 'peer')),
      ),
    );
  }
  return conclude(goals);
};
