import type { FailureKind } from '../errors';

const minute = 60_000;
const hour = 60 * minute;

/** How long and how often a message is tried. Milliseconds. */
export const retryPlan = {
  /** Pause after the first attempt. */
  first: minute,
  /** The same after a refusal, which usually lasts until somebody changes a setting. */
  firstRefused: 15 * minute,
  longest: hour,
  /** From the first attempt on; RFC 5321, 4.5.4.1 asks for four to five days. */
  giveUpAfter: 5 * 24 * hour,
  /** Minimum number of attempts: the clock may have been set forward, or the server may have been down for days. */
  fewest: 10,
};

/** Intervals of the worker, in milliseconds. */
export const workerTimings = {
  /** Between two checks of the queue. */
  poll: 5_000,
  /** Between two renewals of a claim; well below the lease. */
  renew: 20_000,
  /** After which the claims of a dead process are void. */
  lease: 60_000,
  /** How long a destination is left alone after it could not be reached several times in a row. */
  serverPause: 60_000,
  retry: retryPlan,
};

const jitter = 0.25;

/**
 * The pause before the next attempt, in milliseconds: doubled each time, up to the longest, plus up to a quarter at
 * random, so that messages that failed together do not come back together. While nothing can be delivered at all the
 * receiver is paused, and the message should not wait beyond that.
 * @param attempts attempts so far, 1 or more
 * @param random number from 0 up to 1
 */
export const pauseAfter = (kind: FailureKind, attempts: number, random: number, plan = retryPlan) => {
  const first = kind === 'refused' ? plan.firstRefused : plan.first;
  const doublings = kind === 'server' ? 0 : Math.max(0, attempts - 1);
  return Math.min(plan.longest, first * 2 ** doublings) * (1 + jitter * random);
};

/** The longest possible pause, in milliseconds; a delivery due later was scheduled with a wrong clock. */
export const longestPause = (plan: typeof retryPlan): number => plan.longest * (1 + jitter);

/**
 * Tells if a delivery is given up after its latest failure.
 * @param attempts attempts so far
 * @param firstAttempt milliseconds since 1970, as is `now`
 */
export const isGivenUp = (attempts: number, firstAttempt: number, now: number, plan = retryPlan) =>
  attempts >= plan.fewest && now - firstAttempt >= plan.giveUpAfter;
