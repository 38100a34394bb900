import { isIPv4, isIPv6 } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;

// "1:2::3" has its gap filled with as many zero groups as are missing.
const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => (part === undefined || part === '' ? [] : part.split(':'));
  const before = groups(head);
  const after = groups(tail);
  const zeros = tail === undefined ? 0 : Math.max(0, groupsOfAddress - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
};

/** What the rate limit counts as one sender: an IPv4 address, or the /64 network that an IPv6 subscriber gets. */
const findSender = (address: string): string => {
  // Some proxies write the port too: 192.0.2.1:4711, [2001:db8::1]:4711.
  const bare = address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  const [withoutZone = ''] = plain.split('%');
  if (!isIPv6(withoutZone)) return 'unknown';
  const network = expand(withoutZone)
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};

/**
 * The sender that a request is counted for.
 * @param socketAddress address of the connection
 * @param forwardedFor header `X-Forwarded-For`, which anybody can write
 * @param trustedProxies number of proxies in front; each appends the address it saw, so that this many entries from
 * the end can be trusted
 */
export const clientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string => {
  const chain = [
    ...(forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== ''),
    socketAddress ?? '',
  ];
  return findSender(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '');
};
