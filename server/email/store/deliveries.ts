import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { longestPause, type workerTimings } from '../delivery/backoff';
import { readFiles } from './messages';
import type { Channel, Database, DeliveryRow, FileRow, MessageRow, Target } from './schema';

export type DeliveryKey = Target & Pick<DeliveryRow, 'message_id'>;

/** A delivery that only this process may make. */
export interface Claim {
  readonly delivery: DeliveryRow;
  /** When its first attempt started. */
  readonly firstAttempt: number;
  readonly message: MessageRow;
  readonly files: readonly FileRow[];
}

/** How long a claim is valid after its last renewal, and the pauses between two attempts. */
export type StoreTimings = Pick<typeof workerTimings, 'lease' | 'retry'>;

/**
 * Deliveries as a queue that several server processes share. A claim is an update that only one of them can make. It holds
 * until it is renewed no longer, so that those of a dead process are taken up again.
 */
export const createDeliveries = (
  database: () => Promise<Database>,
  { lease, retry }: StoreTimings,
  now: () => number,
) => {
  const self = randomBytes(8).toString('hex');

  const isOne = ({ message_id, channel, target }: DeliveryKey) =>
    sql<boolean>`message_id = ${message_id} and channel = ${channel} and target = ${target}`;
  // A time far beyond what is possible was written while the clock was wrong. Not a little beyond: another process may have
  // written it since this one read the clock.
  const isFree = () => sql<boolean>`state = 'waiting'
    and (lease_until is null or lease_until <= ${now()} or lease_until > ${now() + 2 * lease})`;
  const isDue = () =>
    sql<boolean>`(due_at <= ${now()} or due_at > ${now() + 2 * longestPause(retry)}) and ${isFree()}`;

  return {
    /** Deliveries to these targets that are due, the longest due first. */
    async due(channel: Channel, targets: readonly string[], limit: number): Promise<DeliveryRow[]> {
      const { rows } = await sql<DeliveryRow>`
        select * from deliveries where channel = ${channel} and target in (${sql.join(targets)}) and ${isDue()}
        order by due_at limit ${limit}`.execute((await database()).db);
      return rows;
    },

    /** Claims a delivery; undefined if another process was quicker. */
    async claim(key: DeliveryKey): Promise<Claim | undefined> {
      const { db } = await database();
      const { rows } = await sql<DeliveryRow>`
        update deliveries set attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now()}),
          lease_owner = ${self}, lease_until = ${now() + lease}
        where ${isOne(key)} and ${isDue()} returning *`.execute(db);
      const [delivery] = rows;
      if (delivery === undefined) return undefined;
      const message = db.selectFrom('messages').selectAll().where('id', '=', key.message_id);
      return {
        delivery,
        firstAttempt: Math.min(delivery.first_attempt_at ?? now(), now()),
        message: await message.executeTakeFirstOrThrow(),
        files: await readFiles(db, key.message_id),
      };
    },

    async renew(key: DeliveryKey): Promise<void> {
      await sql`update deliveries set lease_until = ${now() + lease} where ${isOne(key)} and lease_owner = ${self}`.execute(
        (await database()).db,
      );
    },

    /**
     * Ends a claim.
     * @param outcome `due` is the moment of the next attempt
     */
    async record(
      { delivery, firstAttempt }: Claim,
      outcome: { state: DeliveryRow['state']; error?: string; due?: number },
    ): Promise<void> {
      const { state, error = null, due = delivery.due_at } = outcome;
      await sql`
        update deliveries set state = ${state}, due_at = ${Math.round(due)}, last_error = ${error},
          first_attempt_at = ${firstAttempt}, lease_owner = null, lease_until = null,
          finished_at = ${state === 'waiting' ? null : now()}
        where ${isOne(delivery)}`.execute((await database()).db);
    },

    /**
     * Gives what waits for targets that are no longer set to those that are: whoever corrects an address gets what
     * waited for the wrong one, even if a process that has not been restarted is trying it. In a channel without any target it
     * goes on waiting.
     */
    async redirect(targets: readonly Target[]): Promise<void> {
      const { db } = await database();
      for (const channel of new Set(targets.map((each) => each.channel))) {
        const names = targets.flatMap((each) => (each.channel === channel ? each.target : []));
        const isStale = sql`channel = ${channel} and target not in (${sql.join(names)}) and state = 'waiting'`;
        await db.transaction().execute(async (step) => {
          for (const name of names) {
            await sql`
              insert into deliveries (message_id, channel, target, state, attempts, due_at)
              select distinct message_id, channel, cast(${name} as text), state, 0, cast(${now()} as bigint)
              from deliveries where ${isStale} on conflict do nothing`.execute(step);
          }
          await sql`delete from deliveries where ${isStale}`.execute(step);
        });
      }
    },
  };
};
