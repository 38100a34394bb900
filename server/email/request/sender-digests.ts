import { createHash } from 'node:crypto';

/** What the limits count by; the address itself is not kept. */
export interface SenderDigests {
  readonly sender: string;
  /** The /48 that a site with IPv6 gets; null with IPv4. */
  readonly network: string | null;
}

const digestLetters = 22;
const digest = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, digestLetters);

/** @param sender an IPv4 address, or an IPv6 network such as `2001:db8:1:2::/64` (`client-address.ts`) */
export const senderDigests = (sender: string): SenderDigests => ({
  sender: digest(sender),
  network: sender.endsWith('/64') ? digest(sender.split(':').slice(0, 3).join(':')) : null,
});
