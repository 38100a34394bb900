import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { errorCode } from '../errors';
import type { Database, ErasureRow } from './schema';

/**
 * Deletes messages with their deliveries, also from the files, and records that without personal data.
 * @param which a condition on `messages`
 * @returns how many there were
 * @throws if something of them is left in the files
 */
export const eraseMessages = async (
  { db, wipe }: Database,
  which: RawBuilder<boolean>,
  reason: ErasureRow['reason'],
  now: number,
): Promise<number> => {
  const erased = await db.transaction().execute(async (step) => {
    // Deliveries go with their message.
    const { rows } = await sql`delete from messages where ${which} returning id`.execute(step);
    if (rows.length > 0) {
      await step.insertInto('erasures').values({ erased_at: now, reason, messages: rows.length }).execute();
    }
    return rows.length;
  });
  if (erased > 0) await wipe();
  return erased;
};

interface RetentionParts {
  readonly database: () => Promise<Database>;
  readonly keepDays: number;
  readonly log: Logger;
  readonly now?: () => number;
  /** Milliseconds since some moment; never jumps. */
  readonly elapsed?: () => number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Erases messages that have been kept long enough. Never rejects. */
export const eraseOld = async (parts: RetentionParts): Promise<void> => {
  const { database, keepDays, log, now = Date.now } = parts;
  try {
    const isOld = sql<boolean>`received_at < ${now() - keepDays * day}`;
    const messages = await eraseMessages(await database(), isOld, 'retention', now());
    if (messages > 0) log.info({ messages, keepDays }, 'old messages erased');
  } catch (error) {
    log.error({ code: errorCode(error) }, 'old messages cannot be erased');
  }
};

/**
 * Erases old messages once a night (after midnight, UTC).
 * @returns a function to be called several times a day; it never rejects
 */
export const createRetention = (parts: RetentionParts) => {
  const { now = Date.now, elapsed = () => performance.now() } = parts;
  const today = () => Math.floor(now() / day);
  const difference = () => now() - elapsed();
  let night = today();
  let usual = difference();

  return async (): Promise<void> => {
    if (today() === night) return;
    // Somebody has set the clock. If it is wrong now, everything seems to be old; there is a day to notice.
    const jump = Math.abs(difference() - usual);
    usual = difference();
    night = today();
    if (jump <= hour) return eraseOld(parts);
    const hours = Math.round(jump / hour);
    parts.log.error({ hours }, 'the clock was set: no messages are erased before tomorrow');
  };
};
