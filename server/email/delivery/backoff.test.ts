import type { FailureKind } from '../errors';
import { isGivenUp, longestPause, pauseAfter, retryPlan } from './backoff';

const minute = 60_000;

test.each<[FailureKind, number, number, number]>([
  ['later', 1, 0, minute],
  ['later', 2, 0, 2 * minute],
  ['later', 5, 0, 16 * minute],
  ['later', 7, 0, 60 * minute],
  ['later', 2000, 0, 60 * minute],
  ['later', 1, 0.5, 1.125 * minute],
  ['refused', 1, 0, 15 * minute],
  ['refused', 3, 0, 60 * minute],
  // The destination is paused, and this one should not wait beyond that.
  ['server', 9, 0, minute],
])('%s, after %i attempts, dice %d: %d ms', (kind, attempts, random, pause) => {
  expect(pauseAfter(kind, attempts, random)).toBe(pause);
});

test('a message is tried about every hour for five days, then given up', () => {
  let now = 0;
  let attempts = 0;
  do {
    attempts += 1;
    now += pauseAfter('later', attempts, 0.5);
  } while (!isGivenUp(attempts, 0, now));
  expect(attempts).toBeGreaterThan(90);
  expect(attempts).toBeLessThan(130);
  expect(isGivenUp(attempts, 0, retryPlan.giveUpAfter - 1)).toBe(false);
});

test('time alone does not give a message up: the clock may have been set forward', () => {
  const tenYears = 3650 * 24 * 60 * minute;
  expect(isGivenUp(retryPlan.fewest - 1, 0, tenYears)).toBe(false);
  expect(isGivenUp(retryPlan.fewest, 0, tenYears)).toBe(true);
});

test('no pause is longer than the longest', () => {
  expect(pauseAfter('later', 50, 1)).toBe(longestPause(retryPlan));
});
