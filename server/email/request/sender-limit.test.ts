import { createSenderLimit } from './sender-limit';

test('a sender of junk is read again once the period is over, and others always', () => {
  let now = 0;
  const junk = createSenderLimit(3, () => now);
  for (let time = 0; time < 3; time += 1) {
    expect(junk.wait('a')).toBe(0);
    junk.count('a', 100);
  }
  now = 590_000;
  expect(junk.wait('a')).toBe(10);
  expect(junk.wait('b')).toBe(0);
  now = 600_000;
  expect(junk.wait('a')).toBe(0);
});

test('a large body counts as many small ones', () => {
  const junk = createSenderLimit(3);
  junk.count('a', 3 * 16 * 1024);
  expect(junk.wait('a')).toBeGreaterThan(0);
});

test('ever new senders do not fill the memory', () => {
  const junk = createSenderLimit(1);
  junk.count('first', 1);
  for (let sender = 0; sender < 20_000; sender += 1) junk.count(String(sender), 1);
  expect(junk.wait('first')).toBe(0);
});
