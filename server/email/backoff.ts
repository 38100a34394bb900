const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long and how often a message is tried. Milliseconds. */
export interface RetryPlan {
  /** Least pause, after the first attempt. */
  readonly first: number;
  /** Longest pause. */
  readonly longest: number;
  /** From the first attempt on; RFC 5321, 4.5.4.1 asks for four to five days. */
  readonly giveUpAfter: number;
  /**
   * Attempts there are at least. The days alone prove little: the clock may have been set forward, or this server
   * may have stood still.
   */
  readonly fewest: number;
}

export const retryPlan: RetryPlan = { first: minute, longest: 4 * hour, giveUpAfter: 5 * day, fewest: 10 };

const growth = 2;
const jitter = 0.25;

/**
 * Pause before the next attempt, in milliseconds: doubled with each, up to the longest, and up to a quarter more, so
 * that what failed together does not come back together.
 *
 * @param attempts attempts made so far, 1 or more
 * @param random number from 0 up to 1
 */
export const pauseAfter = (attempts: number, random: number, plan: RetryPlan = retryPlan): number =>
  Math.min(plan.longest, plan.first * growth ** Math.max(0, attempts - 1)) * (1 + jitter * random);

/** The longest pause there can be, in milliseconds; a message due later was put back under another clock. */
export const longestPause = (plan: RetryPlan): number => plan.longest * (1 + jitter);

/**
 * Whether a message whose attempt has just failed is given up.
 *
 * @param attempts attempts made so far
 * @param firstAttempt milliseconds since 1970, as is `now`
 */
export const isGivenUp = (
  attempts: number,
  firstAttempt: number,
  now: number,
  plan: RetryPlan = retryPlan,
): boolean => attempts >= plan.fewest && now - firstAttempt >= plan.giveUpAfter;
