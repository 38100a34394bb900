import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** What the rate limit counts as one sender: an IPv4 address, or the /64 network that an IPv6 subscriber gets. */
const findSender = (entry: string): string => {
  // Some proxies write the port too: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = entry
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(address)) return 'unknown';
  const plain = ipaddr.process(address);
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString();
  const network = plain.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

/**
 * The sender that a request is counted for.
 * @param socketAddress address of the connection
 * @param forwardedFor header `X-Forwarded-For`, which anybody can write
 * @param trustedProxies number of proxies in front; each appends the address it saw, so that this many entries from
 * the end can be trusted
 */
export const findClient = (socketAddress = '', forwardedFor = '', trustedProxies = 0): string => {
  const chain = [...forwardedFor.split(',').filter((entry) => entry.trim() !== ''), socketAddress];
  return findSender(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '');
};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * What the limits count by; the address itself is not kept. `network` is the /48 that a site with IPv6 gets; null with IPv4.
 * @param sender an IPv4 address, or an IPv6 network such as `2001:db8:1:2::/64` (`findClient`)
 */
export const senderDigests = (sender: string) => ({
  sender: digest(sender),
  network: sender.endsWith('/64') ? digest(sender.split(':').slice(0, 3).join(':')) : null,
});

/** Milliseconds after which everybody starts again. */
const period = 600_000;

/**
 * Counts what each sender sends, in memory, so that one sender cannot take everybody's time.
 * @param most small bodies from one sender in ten minutes; a larger one counts for each begun piece of 16 KB
 * @param elapsed milliseconds since some moment; never jumps
 */
export const createSenderLimit = (most: number, elapsed = () => performance.now()) => {
  const pieces = new Map<string, number>();
  let since = elapsed();
  return {
    /** Seconds until this sender may send again; 0 if it may send now. */
    wait(sender: string): number {
      const passed = elapsed() - since;
      if (passed >= period) {
        pieces.clear();
        since = elapsed();
      }
      return (pieces.get(sender) ?? 0) < most ? 0 : Math.max(1, Math.ceil((period - passed) / 1000));
    },
    count(sender: string, bytes: number): void {
      // They take memory, too.
      if (pieces.size >= 20_000) pieces.clear();
      pieces.set(sender, (pieces.get(sender) ?? 0) + Math.max(1, Math.ceil(bytes / (16 * 1024))));
    },
  };
};
