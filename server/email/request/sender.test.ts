import { createSenderLimit, findClient } from './sender';

test.each([
  ['192.0.2.1', undefined, 0, '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1', '198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1', '198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
  ['10.0.0.1', '203.0.113.9', 5, '203.0.113.9'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['10.0.0.1', '[2001:db8:1:2:3:4:5:6]:4711', 1, '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:0DB8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  ['10.0.0.1', 'nonsense', 1, 'unknown'],
  [undefined, undefined, 0, 'unknown'],
])('%s, forwarded for %s, %i proxies: %s', (socket, forwarded, proxies, expected) => {
  expect(findClient(socket, forwarded, proxies)).toBe(expected);
});

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
