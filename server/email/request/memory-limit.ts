import type { RateLimit } from '../settings';

const mostSenders = 10_000;

/**
 * Limits messages by sender in this process's memory, for functions without a database: each of their instances counts for
 * itself, which still slows a flood down.
 * @returns a function that counts a message and returns the seconds to wait, 0 if it may pass
 */
export const createMemoryLimit = ({ messages, seconds }: RateLimit, now: () => number = Date.now) => {
  const sent = new Map<string, number[]>();
  return (sender: string): number => {
    const recent = (sent.get(sender) ?? []).filter((at) => Math.abs(now() - at) < seconds * 1000);
    const [oldest = now()] = recent;
    if (recent.length >= messages) return Math.max(1, Math.ceil((oldest + seconds * 1000 - now()) / 1000));
    if (sent.size >= mostSenders) sent.clear();
    sent.set(sender, [...recent, now()]);
    return 0;
  };
};
