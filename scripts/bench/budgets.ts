/**
 * Every limit that `npm run bench` holds the site to. A figure beyond its limit ends the command with 1, and with a
 * line that names page, figure and limit.
 */

/** Kinds of files that are counted apart. */
export const kinds = ['html', 'style', 'script', 'font', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Bytes by kind. */
export type Bytes = Readonly<Record<Kind, number>>;

/** Most bytes over the network, in KB (1,000 bytes), that a page may take until it rests, before any scrolling. */
export type Budget = Readonly<Partial<Record<Kind | 'total', number>>>;

/** Styles were part of the HTML once, within its budget. */
const everywhere = { html: 14, style: 11, font: 60 } as const;

/** The budget of a page. The home page's scripts hold the carousel, which starts by itself. */
export const budgetOf = (path: string): Budget =>
  path === '/' ? { ...everywhere, script: 95, total: 300 } : { ...everywhere, script: 85, total: 180 };

export const total = (bytes: Bytes): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** What a page takes too much of, in words: page, figure and limit. */
export const misses = (path: string, bytes: Bytes, budget: Budget): string[] => {
  const figures: readonly [name: string, size: number, limit: number | undefined][] = [
    ...kinds.map((kind): [Kind, number, number | undefined] => [kind, bytes[kind], budget[kind]]),
    ['total', total(bytes), budget.total],
  ];
  return figures.flatMap(([name, size, limit]) =>
    limit !== undefined && size > limit * 1000
      ? [`${path}: ${name} ${(size / 1000).toFixed(1)} KB, at most ${limit} KB are allowed`]
      : [],
  );
};

/** A figure with the limit it has to keep. */
export interface Goal {
  /** The page, or what else was measured. */
  readonly page: string;
  readonly figure: string;
  readonly value: number;
  readonly unit?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** With as many digits as it takes to tell a miss from its limit. */
const written = (value: number): string => String(Number(value.toFixed(Math.abs(value) < 10 ? 4 : 1)));

/** The goals that were missed, in words. What could not be measured is a miss. */
export const missedGoals = (goals: readonly Goal[]): string[] =>
  goals.flatMap(({ page, figure, value, unit = '', atMost, atLeast }) => {
    const tail = unit === '' ? '' : ` ${unit}`;
    const told = `${page}: ${figure} ${written(value)}${tail}`;
    if (atMost !== undefined && !(value <= atMost)) return [`${told}, at most ${atMost}${tail} allowed`];
    if (atLeast !== undefined && !(value >= atLeast)) return [`${told}, at least ${atLeast}${tail} needed`];
    return [];
  });

/** Lighthouse's scores are from 0 to 100, times in milliseconds. */
export const lighthouseLimits = {
  /** Pages whose performance has to be 100, as a share of all. */
  perfect: 37 / 40,
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  home: { fcp: 900, lcp: 1300, tbt: 20, cls: 0.01 },
} as const;

/** How many of some pages have to reach a performance of 100. */
export const perfectPages = (pages: number): number => Math.ceil(pages * lighthouseLimits.perfect);

/** Milliseconds, with the processor slowed down to a quarter. */
export const navigationLimits = { click: 100, interaction: 100 } as const;

export const serveLimits = {
  /** Requests a second of the project's server, by those of `gatsby serve`. */
  ofGatsby: 4,
  /** The same by those of nginx. */
  ofNginx: 0.25,
  /** Megabytes by which memory may grow from the second to the last quarter of a minute of load. */
  growth: 10,
} as const;

export const buildLimits = {
  /** Time of a warm build after one edit, by that of a cold one, at the most copies. */
  warm: 0.4,
  /** Share of all pages whose HTML may be another after that edit: those that show what was edited. */
  changed: 0.1,
  /** Megabytes. */
  memory: 2000,
} as const;
