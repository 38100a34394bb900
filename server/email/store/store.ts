import { sql } from 'kysely';
import type { EmailHealth } from '../../health-check';
import { workerTimings } from '../delivery/backoff';
import type { ReceivedMessage } from '../mail/compose';
import { createDeliveries, type StoreTimings } from './deliveries';
import { createInsert, type KeepResult, type Origin, type RateLimits, TooManyError } from './messages';
import type { Database, Target } from './schema';

interface StoreParts {
  readonly open: () => Promise<Database>;
  readonly limits: RateLimits;
  readonly timings?: StoreTimings;
  readonly now?: () => number;
}

export type Store = ReturnType<typeof createStore>;

/** The messages and their deliveries. The database is opened at its first use, and again as long as that fails. */
export const createStore = ({ open, limits, timings = workerTimings, now = Date.now }: StoreParts) => {
  const insert = createInsert(limits, now);
  let opened: Promise<Database> | undefined;
  /** The last message could not be kept. */
  let isBroken = false;

  const database = (): Promise<Database> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  /** Runs what writes, and remembers if it fails. */
  const writing = async <Result>(run: (database: Database) => Promise<Result>): Promise<Result> => {
    try {
      const found = await database();
      found.check();
      const result = await run(found);
      // The file may have vanished meanwhile.
      found.check();
      isBroken = false;
      return result;
    } catch (error) {
      if (!(error instanceof TooManyError)) isBroken = true;
      throw error;
    }
  };

  /** Writes and deletes a row as large as a message can be. */
  const probe = (): Promise<void> =>
    writing(async ({ db }) => {
      await sql`insert into probes (content) values (${'.'.repeat(64 * 1024)})`.execute(db);
      await sql`delete from probes`.execute(db);
    });

  /** For health checks. Counts by indices, and writes only if the last message could not be kept. */
  const health = async (): Promise<Omit<EmailHealth, 'counters'>> => {
    try {
      const { db, check } = await database();
      check();
      // What failed may work again, and what nobody has tried since may not.
      if (isBroken) await probe();
      const { rows } = await sql<Pick<EmailHealth, 'oldestWaiting' | 'blocked'>>`
        with leads as (select * from deliveries where state = 'waiting' and channel <> 'confirmation')
        select (select ${now()} - min(received_at) from messages
            where id in (select message_id from leads)) as "oldestWaiting",
          (select ${now()} - min(received_at) from messages join leads waits on message_id = id
            where not exists (select 1 from deliveries taken
              where taken.channel = waits.channel and taken.target = waits.target
              and taken.state = 'delivered' and taken.finished_at > received_at)) as blocked`.execute(db);
      return { oldestWaiting: null, blocked: null, ...rows[0], canStore: true };
    } catch {
      return { canStore: false, oldestWaiting: null, blocked: null };
    }
  };

  return {
    ...createDeliveries(database, timings, now),
    database,
    probe,
    health,

    /**
     * Keeps a message with its deliveries, all or nothing. When it resolves, they survive a crash and a power cut.
     * @throws if the database cannot keep it
     */
    async keep(message: ReceivedMessage, targets: readonly Target[], origin: Origin): Promise<KeepResult> {
      try {
        return await writing((open) =>
          open.db.transaction().execute((step) => insert(open, step, message, targets, origin)),
        );
      } catch (error) {
        if (error instanceof TooManyError) return { kind: 'limited', retryAfter: error.retryAfter };
        throw error;
      }
    },

    /** Forgets from whom messages came, once the limits no longer count them. */
    async forgetSenders(): Promise<void> {
      const hour = 3_600_000;
      await sql`
        update messages set sender = null, network = null where sender is not null
        and (received_at < ${now() - hour} or received_at > ${now() + hour})`.execute((await database()).db);
    },

    async close(): Promise<void> {
      const closing = opened;
      opened = undefined;
      // One that could not be opened has nothing to close.
      await (await closing?.catch(() => undefined))?.db.destroy();
    },
  };
};
