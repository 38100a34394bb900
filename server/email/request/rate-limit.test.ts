import { readSettings, recordingLog } from '../../../tests/test-email';
import { createRateLimiter } from './rate-limit';

const take = async (limiter: ReturnType<typeof createRateLimiter>, sender: string, times: number) => {
  const waits: number[] = [];
  for (let index = 0; index < times; index += 1) waits.push(await limiter.take(sender));
  return waits;
};

test('each sender has its own limit', async () => {
  const limiter = createRateLimiter(readSettings({ MAIL_LIMIT_PER_ADDRESS: '2' }), recordingLog().log);
  const [first, second, third] = await take(limiter, 'a', 3);
  expect([first, second]).toEqual([0, 0]);
  expect(third).toBeGreaterThan(590);
  expect(third).toBeLessThanOrEqual(600);
  expect(await limiter.take('b')).toBe(0);
  await limiter.close();
});

test('there is a limit for all senders, and a rejection because of others does not count for the sender', async () => {
  const settings = readSettings({ MAIL_LIMIT_PER_ADDRESS: '1', MAIL_LIMIT_OVERALL: '1' });
  const limiter = createRateLimiter(settings, recordingLog().log);
  expect(await limiter.take('a')).toBe(0);
  expect(await limiter.take('b')).toBeGreaterThan(600);
  await limiter.giveBack('a');
  expect(await limiter.take('b')).toBe(0);
});

test('a count can be taken back', async () => {
  const limiter = createRateLimiter(readSettings({ MAIL_LIMIT_PER_ADDRESS: '1' }), recordingLog().log);
  expect(await limiter.take('a')).toBe(0);
  await limiter.giveBack('a');
  expect(await take(limiter, 'a', 2)).toEqual([0, expect.any(Number)]);
});

test('without Redis each server counts in memory and says so once', async () => {
  const { log, lines } = recordingLog();
  const limiter = createRateLimiter(
    readSettings({ REDIS_URL: 'redis://user:secret@127.0.0.1:1', MAIL_LIMIT_PER_ADDRESS: '2' }),
    log,
  );
  const waits = await take(limiter, 'a', 3);
  expect(waits.slice(0, 2)).toEqual([0, 0]);
  expect(waits[2]).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await limiter.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('secret');
});

test('a clock set back by years does not extend the wait', async () => {
  const limiter = createRateLimiter(readSettings({ MAIL_LIMIT_PER_ADDRESS: '1' }), recordingLog().log);
  await limiter.take('a');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 10 * 365 * 86_400_000);
  expect(await limiter.take('a')).toBe(600);
  clock.mockRestore();
  await limiter.close();
});
