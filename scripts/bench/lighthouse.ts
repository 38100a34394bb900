import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { z } from 'zod';
import { executablePath } from '../../playwright.config';
import { routes, unlisted } from '../../tests/browser/routes';
import { freePort } from '../../tests/mail/helpers';
import { type Goal, lighthouseLimits, perfectPages } from './budgets';
import { peers } from './peers';
import { startEmptySite, startOtherSite, startSite } from './processes';
import { type BenchOptions, conclude, tell } from './report';
import { median } from './statistics';
import { table } from './table';

/** Scores from 0 to 100, times in milliseconds, sizes in KB over the network. */
const figures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'si',
  'script',
  'total',
] as const;
type Statistics = Record<(typeof figures)[number], number>;

const heads: Record<keyof Statistics, string> = {
  performance: 'perf.',
  accessibility: 'a11y',
  bestPractices: 'best',
  seo: 'SEO',
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  tbt: 'TBT ms',
  cls: 'CLS',
  si: 'SI ms',
  script: 'scripts KB',
  total: 'all KB',
};

const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })),
});

/** How often a run is repeated at Lighthouse's request (it asks when a trace has a gap). */
const tries = 3;

/** Lighthouse's own limit (core/gather/driver/environment.js). */
const slowProcessor = 1000;

/** If the first paint of an empty page takes longer (ms), the machine is busy: an idle one takes 635 to 685. */
const slowEmptyPage = 800;

/** The audit that every page with noindex fails. */
const crawlable = 'is-crawlable';

/** The SEO score; of a page with noindex, that of the other audits. */
const seoOf = (result: Result, hidden: boolean): number => {
  const { score, auditRefs = [] } = result.categories.seo ?? {};
  if (!hidden) return (score ?? Number.NaN) * 100;
  const weighed = auditRefs.flatMap(({ id, weight }) => {
    const own = result.audits[id]?.score;
    return weight > 0 && id !== crawlable && typeof own === 'number' ? [{ weight, own }] : [];
  });
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return (weighed.reduce((sum, { weight, own }) => sum + weight * own, 0) / all) * 100;
};

const read = (result: Result, hidden: boolean): Statistics => {
  const score = (category: string): number => (result.categories[category]?.score ?? Number.NaN) * 100;
  const audit = (id: string): number => result.audits[id]?.numericValue ?? Number.NaN;
  const { items } = requestsSchema.parse(result.audits['network-requests']?.details);
  const size = (type?: string): number =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: seoOf(result, hidden),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    si: audit('speed-index'),
    script: size('Script'),
    total: size(),
  };
};

/** Failed audits of the scores below 100, to show where to look. */
const faultsOf = (result: Result): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null } = result.audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [id] : [];
    }),
  );

const middleOf = (runs: readonly Statistics[]): Statistics => {
  const middle = (name: keyof Statistics): number => median(runs.map((run) => run[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    si: middle('si'),
    script: middle('script'),
    total: middle('total'),
  };
};

const cellsOf = (values: Statistics): string[] =>
  figures.map((name) => values[name].toFixed(name === 'cls' ? 3 : name === 'script' ? 1 : 0));

const goalsOf = (page: string, values: Statistics): Goal[] => [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((figure) => ({
    page,
    figure,
    value: values[figure],
    atLeast: lighthouseLimits[figure],
  })),
  ...(page === '/'
    ? (['fcp', 'lcp', 'tbt', 'cls'] as const).map((figure) => ({
        page,
        figure,
        value: values[figure],
        unit: figure === 'cls' ? '' : 'ms',
        atMost: lighthouseLimits.home[figure],
      }))
    : []),
];

/**
 * Runs Lighthouse with its defaults on every page: a mid-range phone on slow 4G, simulated. The median
 * of the runs counts. An empty page on the same server shows what is possible; other sites are peers to compare with.
 */
export const bench = async ({ runs, routes: chosen, peers: folders }: BenchOptions): Promise<boolean> => {
  const { default: lighthouse } = await import('lighthouse');
  const paths = chosen ?? Object.keys(routes);
  const port = await freePort();
  const site = await startSite();
  const empty = await startEmptySite();
  // With a window that stays open: in a browser without one, each page that Lighthouse opens also opens the page
  // for new tabs, whose half a second of work would be measured too.
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  const faults = new Map<string, string[]>();
  const speeds: number[] = [];

  const runOnce = async (name: string, address: string): Promise<Result> => {
    for (let left = tries - 1; ; left -= 1) {
      const result = await lighthouse(address, {
        port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      });
      if (result && !result.lhr.runtimeError) {
        speeds.push(result.lhr.environment.benchmarkIndex);
        return result.lhr;
      }
      const reason = `${name}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`;
      if (left === 0) throw new Error(reason);
      process.stderr.write(`${reason}\n`);
    }
  };

  const measure = async (name: string, address: string, hidden: boolean): Promise<Statistics> => {
    const found: Statistics[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await runOnce(name, address);
      found.push(read(result, hidden));
      const missing = faultsOf(result);
      if (missing.length > 0) faults.set(name, missing);
    }
    return middleOf(found);
  };

  try {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    const limit = await measure('an empty page', `${empty.origin}/`, false);
    rows.push(['an empty page', ...cellsOf(limit)]);
    for (const folder of folders) {
      const peer = await startOtherSite(folder);
      try {
        rows.push([folder, ...cellsOf(await measure(folder, `${peer.origin}/`, false))]);
      } finally {
        await peer.stop();
      }
    }
    let perfect = 0;
    for (const path of paths) {
      const hidden = unlisted.includes(path);
      const values = await measure(path, site.origin + path, hidden);
      if (values.performance >= 100) perfect += 1;
      goals.push(...goalsOf(path, values));
      const row = [hidden ? `${path} *` : path, ...cellsOf(values)];
      rows.push(row);
      process.stderr.write(`${row.join('  ')}\n`);
    }
    tell(table([`median of ${runs}`, ...figures.map((name) => heads[name])], rows));
    tell(
      `\nLighthouse's index of this processor's speed: ${median(speeds).toFixed(0)}. Below ${slowProcessor} it warns that scores are too low.\n`,
    );
    if (limit.tbt > lighthouseLimits.home.tbt || limit.fcp > slowEmptyPage) {
      tell(
        `\nThe machine is slow or busy: even an empty page is painted after ${limit.fcp.toFixed(0)} ms (600 of them the simulated network's) and keeps it for ${limit.tbt.toFixed(0)}. Times say little; compare with the empty page's.\n`,
      );
    }
    tell(`\n* Search engines are asked to leave it out: SEO without the audit "${crawlable}".\n`);
    for (const [name, missing] of faults) tell(`${name}: not met: ${missing.join(', ')}\n`);
    tell(`\n${perfect} of ${paths.length} pages have a performance of 100.\n\n`);
    tell(
      table(
        [...peers.head],
        peers.rows.map((row) => [...row]),
      ),
    );
    goals.push({
      page: 'the site',
      figure: 'pages with a performance of 100',
      value: perfect,
      atLeast: perfectPages(paths.length),
    });
    return conclude(goals);
  } finally {
    await browser.close();
    await Promise.all([site.stop(), empty.stop()]);
  }
};
