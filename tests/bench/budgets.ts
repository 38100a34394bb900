import type { Figures, Limits } from './report';

/**
 * The limits of `npm run bench`. A figure beyond its limit ends the command with exit code 1 and a line that names page,
 * figure and limit.
 */

/**
 * KB (1,000 bytes) over the network until a page is idle, without scrolling. Styles are part of the HTML. The home page's
 * scripts include the carousel.
 */
export const findBudget = (path: string): Limits => {
  const isHome = path === '/';
  return {
    'html KB': { atMost: isHome ? 29 : 23 },
    'style KB': { atMost: 0 },
    'script KB': { atMost: isHome ? 115 : 105 },
    'font KB': { atMost: 60 },
    'total KB': { atMost: isHome ? 300 : 220 },
  };
};

/** Lighthouse's scores in the simulation, from 0 to 100. */
export const scoreLimits: Limits = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
};
export const shiftLimit: Limits = { CLS: { atMost: 0.01 } };

/** Times with throttling applied, as shares of those of the peer's page. */
export const findPeerLimits = (path: string): Figures =>
  path === '/'
    ? { 'FCP ms': 0.75, 'LCP ms': 0.9, 'TBT ms': 1 }
    : { 'FCP ms': 0.65, 'LCP ms': 0.85, 'TBT ms': 1 };

/** Milliseconds, with the processor slowed down to a quarter. */
export const navigationLimits = { mouse: 100, finger: 150, interaction: 100 } as const;

export const serveLimits: Limits = {
  'times gatsby serve': { atLeast: 4 },
  'times nginx': { atLeast: 0.25 },
  /** Megabytes by which memory may grow from the second to the last quarter of a minute of load. */
  'growth MB': { atMost: 10 },
};

export const buildLimits = {
  /** Time of a warm build after one edit, by that of a cold one. */
  'warm by cold': { atMost: 0.4 },
  /** Share of all pages whose HTML may be another after that edit: those that show what was edited. */
  'share changed': { atMost: 0.1 },
  'peak MB': { atMost: 2000 },
} as const;
