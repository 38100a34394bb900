import { isGivenUp, longestPause, pauseAfter, retryPlan } from './backoff';

const minute = 60_000;

test.each([
  [1, 0, minute],
  [2, 0, 2 * minute],
  [5, 0, 16 * minute],
  [8, 0, 128 * minute],
  [9, 0, 240 * minute],
  [2000, 0, 240 * minute],
  [1, 0.5, 1.125 * minute],
])('after %i attempts, dice %d: %d ms', (attempts, random, pause) => {
  expect(pauseAfter(attempts, random)).toBe(pause);
});

test('a message is tried some thirty times in five days, then given up', () => {
  let now = 0;
  let attempts = 0;
  do {
    attempts += 1;
    now += pauseAfter(attempts, 0.5);
  } while (!isGivenUp(attempts, 0, now));
  expect(attempts).toBeGreaterThan(25);
  expect(attempts).toBeLessThan(45);
  expect(isGivenUp(attempts, 0, retryPlan.giveUpAfter - 1)).toBe(false);
});

test('time alone does not give a message up: the clock may have been set forward', () => {
  const tenYears = 3650 * 24 * 60 * minute;
  expect(isGivenUp(retryPlan.fewest - 1, 0, tenYears)).toBe(false);
  expect(isGivenUp(retryPlan.fewest, 0, tenYears)).toBe(true);
});

test('no pause is longer than the longest', () => {
  expect(pauseAfter(50, 1)).toBe(longestPause(retryPlan));
});
