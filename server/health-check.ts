import { setTimeout } from 'node:timers/promises';

/** The state of the mail endpoint, for `/readyz` and the metrics; it contains no address and no text. */
export interface EmailHealth {
  /** False while messages cannot be stored. */
  readonly canStore: boolean;
  /** Milliseconds that the oldest undelivered message has waited; null if none waits. */
  readonly oldestWaiting: number | null;
  /** The same, of those whose receiver has taken nothing since. */
  readonly blocked: number | null;
  /** What it has done since the process started, by the names of the metrics. */
  readonly counters: Readonly<Record<string, number>>;
}

/** Milliseconds for which an answer is used again, and after which a question is given up. */
const defaults = { fresh: 5_000, patience: 5_000 };

/**
 * The mail endpoint's state, asked for at most once in a while, however often it is needed; undefined if it is unknown.
 * @param ask may be slow, and may hang with the disk
 */
export const createHealthCheck = (ask: () => Promise<EmailHealth>, times = defaults) => {
  let asked = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let answer: Promise<EmailHealth | undefined> = Promise.resolve(undefined);
  return () => {
    if (!isAsking && performance.now() - asked > times.fresh) {
      asked = performance.now();
      isAsking = true;
      const question = ask().finally(() => {
        isAsking = false;
      });
      const tooLate = setTimeout(times.patience, undefined, { ref: false });
      answer = Promise.race([question, tooLate]).catch(() => undefined);
    }
    return answer;
  };
};

export type HealthCheck = ReturnType<typeof createHealthCheck>;

/** True if a receiver has taken nothing for an hour: a mail server that is restarted or greylists is back sooner. */
export const isStuck = (health: EmailHealth | undefined): boolean => (health?.blocked ?? 0) > 3_600_000;

/** True if messages can be stored and deliveries move. */
export const isReady = (health: EmailHealth | undefined): boolean =>
  health?.canStore === true && !isStuck(health);
