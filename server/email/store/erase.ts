import { type RawBuilder, sql } from 'kysely';
import type { Database } from './open-sqlite';
import type { ErasureRow } from './schema';

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
    const { rows } = await sql<{ id: string }>`delete from messages where ${which} returning id`.execute(
      step,
    );
    if (rows.length > 0) {
      await step.insertInto('erasures').values({ erased_at: now, reason, messages: rows.length }).execute();
    }
    return rows.length;
  });
  if (erased > 0) await wipe();
  return erased;
};
