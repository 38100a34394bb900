import { health } from '../tests/test-site';
import { createHealthCheck, isReady } from './health-check';

test('many questions at once, and soon after, cost one answer', async () => {
  const ask = jest.fn(async () => health);
  const check = createHealthCheck(ask);
  expect(await Promise.all(Array.from({ length: 100 }, check))).toEqual(Array(100).fill(health));
  await check();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a later question is asked again', async () => {
  const ask = jest.fn(async () => health);
  const check = createHealthCheck(ask, { fresh: 10, patience: 100 });
  await check();
  await new Promise((resolve) => setTimeout(resolve, 30));
  await check();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('while the disk hangs the state is unknown, and no further questions pile up', async () => {
  const ask = jest.fn(() => new Promise<never>(() => undefined));
  const check = createHealthCheck(ask, { fresh: 0, patience: 10 });
  for (let time = 0; time < 5; time += 1) expect(isReady(await check())).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
});
