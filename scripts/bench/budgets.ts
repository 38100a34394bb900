/**
 * The limits of `npm run bench`. A figure beyond its limit ends the command with exit code 1 and a line that names page,
 * figure and limit.
 */

/** Kinds of files that are counted separately. */
export const kinds = ['html', 'style', 'script', 'font', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Bytes by kind. */
export type Bytes = Readonly<Record<Kind, number>>;

/** Maximum KB (1,000 bytes) over the network until a page is idle, without scrolling. */
export type Budget = Readonly<Partial<Record<Kind | 'total', number>>>;

/** The budget of a page; styles are part of the HTML. The home page's scripts include the carousel. */
export const budgetOf = (path: string): Budget =>
  path === '/'
    ? { html: 29, style: 0, font: 60, script: 115, total: 300 }
    : { html: 23, style: 0, font: 60, script: 105, total: 220 };

export const total = (bytes: Bytes): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** The budgets that a page exceeds, in words: page, figure and limit. */
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

/** A figure and its limit. */
export interface Goal {
  /** The page, or what was measured. */
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
    const measured = `${page}: ${figure} ${written(value)}${tail}`;
    if (atMost !== undefined && !(value <= atMost)) return [`${measured}, at most ${atMost}${tail} allowed`];
    if (atLeast !== undefined && !(value >= atLeast))
      return [`${measured}, at least ${atLeast}${tail} needed`];
    return [];
  });

/** Lighthouse: scores from 0 to 100, and times as shares of the peer's in the same run. */
export const lighthouseLimits = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  CLS: 0.01,
  homeOfPeer: { FCP: 0.75, LCP: 0.9, TBT: 1 },
  otherOfPeer: { FCP: 0.65, LCP: 0.85, TBT: 1 },
} as const;

/** Milliseconds, with the processor slowed down to a quarter. */
export const navigationLimits = { click: 100, tap: 150, interaction: 100 } as const;

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
