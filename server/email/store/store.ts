import { type RawBuilder, sql, type Transaction } from 'kysely';
import { megabyte } from '../../../src/message/files';
import { longestPause as longestPauseIn, retryPlan } from '../delivery/backoff';
import { errorCode } from '../error-code';
import type { ReceivedFile, ReceivedMessage } from '../mail/compose';
import { type SenderDigests, senderDigests } from '../request/sender-digests';
import type { RateLimit } from '../settings';
import { createDeliveries, type DeliveryTimes, newDelivery, type Target } from './deliveries';
import { writeRow } from './message-row';
import type { Database } from './open-sqlite';
import type { NewMessageRow, Tables } from './schema';

/** What became of a message: kept, kept before under this id, or too many from its sender. */
export type KeepResult =
  | {
      readonly kind: 'kept' | 'repeated';
      readonly id: string;
      readonly suspectedSpam: boolean;
      /** A mail confirms it to its sender. */
      readonly isConfirmed?: boolean;
    }
  /** `retryAfter` in seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** What a message's sender said and showed about itself. */
export interface Origin {
  /** As the limits count it (`request/client-address.ts`). */
  readonly sender: string;
  /** The UUID that the form made. */
  readonly clientId?: string | undefined;
}

export interface StoreHealth {
  /** False while messages cannot be kept, with the class of the error. */
  readonly canStore: boolean;
  readonly storageError: string | null;
  /** Deliveries, apart from confirmations. */
  readonly waiting: number;
  readonly failed: number;
  /** Milliseconds since the oldest message that waits for a delivery was received; null if none does. */
  readonly oldestWaiting: number | null;
  /** The same, of those whose receiver has taken nothing since: one bad message does not mean that deliveries are stuck. */
  readonly blocked: number | null;
  /** Messages. */
  readonly suspectedSpam: number;
}

interface StoreParts extends Partial<DeliveryTimes> {
  readonly open: () => Promise<Database>;
  readonly limits: { readonly perAddress: RateLimit; readonly overall: RateLimit };
  readonly now?: () => number;
}

/** Milliseconds. */
const defaultLease = 60_000;
/** A site with an IPv6 network has many of what counts as one address. */
const networkShare = 2;
const hour = 3_600_000;
const day = 24 * hour;
/** Bytes of files from one sender, and from all, that are kept in the time of their limits. */
const fileLimits = { perAddress: 64 * megabyte, overall: 1024 * megabyte };
/** As large as a message can be. */
const probeSize = 64 * 1024;

const unknown = { waiting: 0, failed: 0, oldestWaiting: null, blocked: null, suspectedSpam: 0 };

class TooManyError extends Error {
  constructor(readonly retryAfter: number) {
    super('too many messages');
  }
}

export type Store = ReturnType<typeof createStore>;

/** The messages and their deliveries. The database is opened at its first use, and again as long as that fails. */
export const createStore = ({
  open,
  limits,
  lease = defaultLease,
  longestPause = longestPauseIn(retryPlan),
  now = Date.now,
}: StoreParts) => {
  let opened: Promise<Database> | undefined;
  let storageError: string | null = null;

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
      storageError = null;
      return result;
    } catch (error) {
      if (!(error instanceof TooManyError)) storageError = errorCode(error);
      throw error;
    }
  };

  /** Seconds to wait if more than the limit's messages were received in its time. */
  const waitFor = async (
    step: Transaction<Tables>,
    { messages, seconds }: RateLimit,
    from: RawBuilder<boolean> = sql<boolean>`1 = 1`,
  ): Promise<number> => {
    const since = now() - seconds * 1000;
    const { rows } = await sql<{ count: number; oldest: number }>`
      select count(*) as count, min(received_at) as oldest from (
        select received_at from messages where ${from} and received_at > ${since} and received_at <= ${now()}
        order by received_at desc limit ${messages + 1}) as recent`.execute(step);
    const [{ count, oldest } = { count: 0, oldest: 0 }] = rows;
    return count > messages ? Math.max(1, Math.ceil((oldest - since) / 1000)) : 0;
  };

  const keepFiles = async (
    step: Transaction<Tables>,
    id: string,
    sender: string,
    files: readonly ReceivedFile[],
  ) => {
    if (files.length === 0) return;
    const rows = files.map((file, position) => ({ ...file, message_id: id, position }));
    await step.insertInto('files').values(rows).execute();
    const { perAddress, overall } = limits;
    for (const [limit, { seconds }, from] of [
      [fileLimits.perAddress, perAddress, sql`sender = ${sender}`],
      [fileLimits.overall, overall, sql`1 = 1`],
    ] as const) {
      const { rows: sums } = await sql<{ bytes: number }>`
        select coalesce(sum(size), 0) as bytes from files join messages on id = message_id
        where ${from} and received_at > ${now() - seconds * 1000}`.execute(step);
      if ((sums[0]?.bytes ?? 0) > limit) throw new TooManyError(seconds);
    }
  };

  const hasConfirmation = async (step: Transaction<Tables>, which: RawBuilder<unknown>): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from deliveries join messages on id = message_id where channel = 'confirmation' and ${which}
      limit 1`.execute(step);
    return rows.length > 0;
  };

  const insert = async (
    { lock }: Database,
    step: Transaction<Tables>,
    row: NewMessageRow,
    files: readonly ReceivedFile[],
    { sender, network }: SenderDigests,
    targets: readonly Target[],
  ): Promise<KeepResult> => {
    const { id, client_id, digest } = row;
    const suspectedSpam = row.suspected_spam === 1;
    // The first statement writes, so that SQLite takes its lock and does not have to refuse it later.
    const isNew = await step
      .insertInto('messages')
      .values({ ...row, sender, network })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) {
      const known = step
        .selectFrom('messages')
        .select('id')
        .where((each) => each.and({ client_id, digest }));
      const { id } = await known.executeTakeFirstOrThrow();
      return {
        kind: 'repeated',
        id,
        suspectedSpam,
        isConfirmed: await hasConfirmation(step, sql`id = ${id}`),
      };
    }
    const { perAddress, overall } = limits;
    const perNetwork = { ...perAddress, messages: perAddress.messages * networkShare };
    // With IPv4 the network is null, which equals nothing.
    const wait =
      (await waitFor(step, perAddress, sql<boolean>`sender = ${sender}`)) ||
      (await waitFor(step, perNetwork, sql<boolean>`network = ${network}`));
    if (wait > 0) throw new TooManyError(wait);
    // A flood from many places: nobody is refused because of others, but somebody has to look.
    const isFlood = (await waitFor(step, overall)) > 0;
    if (isFlood) await sql`update messages set suspected_spam = 1 where id = ${id}`.execute(step);
    await keepFiles(step, id, sender, files);
    let isConfirmed = !isFlood && targets.some(({ channel }) => channel === 'confirmation');
    if (isConfirmed) {
      await lock(step, row.email);
      // Once a day for an address, or anybody could fill anybody's mailbox.
      isConfirmed = !(await hasConfirmation(
        step,
        sql`email = ${row.email} and received_at > ${now() - day}`,
      ));
    }
    const deliveries = targets
      .filter(({ channel }) => channel !== 'confirmation' || isConfirmed)
      .map((target) => newDelivery(id, target, now()));
    if (deliveries.length > 0) await step.insertInto('deliveries').values(deliveries).execute();
    return { kind: 'kept', id, suspectedSpam: isFlood || suspectedSpam, isConfirmed };
  };

  /** Writes and deletes a row as large as a message. */
  const probe = (): Promise<void> =>
    writing(async ({ db }) => {
      await db
        .insertInto('probes')
        .values({ content: '.'.repeat(probeSize) })
        .execute();
      await db.deleteFrom('probes').execute();
    });

  /** For health checks. Counts by indices, and writes only if the last message could not be kept. */
  const health = async (): Promise<StoreHealth> => {
    try {
      const { db, check } = await database();
      check();
      // What failed may work again, and what nobody has tried since may not.
      if (storageError !== null) await probe();
      const { rows } = await sql<Omit<StoreHealth, 'canStore' | 'storageError'>>`
        with leads as (select * from deliveries where channel <> 'confirmation')
        select (select count(*) from leads where state = 'waiting') as waiting,
          (select count(*) from leads where state = 'failed') as failed,
          (select ${now()} - min(received_at) from messages
            where id in (select message_id from leads where state = 'waiting')) as "oldestWaiting",
          (select ${now()} - min(received_at) from messages join leads waits on message_id = id
            where waits.state = 'waiting' and not exists (select 1 from deliveries taken
              where taken.channel = waits.channel and taken.target = waits.target
              and taken.state = 'delivered' and taken.finished_at > received_at)) as blocked,
          (select count(*) from messages where suspected_spam = 1) as "suspectedSpam"`.execute(db);
      return { ...unknown, ...rows[0], canStore: true, storageError: null };
    } catch (error) {
      return { ...unknown, canStore: false, storageError: errorCode(error) };
    }
  };

  return {
    ...createDeliveries(database, { lease, longestPause }, now),
    database,
    probe,
    health,

    /**
     * Keeps a message with its deliveries, all or nothing. When it resolves, they survive a crash and a power cut.
     * @throws if the database cannot keep it
     */
    async keep(message: ReceivedMessage, targets: readonly Target[], origin: Origin): Promise<KeepResult> {
      const row = writeRow(message, origin.clientId);
      const digests = senderDigests(origin.sender);
      try {
        return await writing((open) =>
          open.db
            .transaction()
            .execute((step) => insert(open, step, row, message.files ?? [], digests, targets)),
        );
      } catch (error) {
        if (error instanceof TooManyError) return { kind: 'limited', retryAfter: error.retryAfter };
        throw error;
      }
    },

    /** Forgets from whom messages came, once the limits no longer count them. */
    async forgetSenders(): Promise<void> {
      const { db } = await database();
      await sql`
        update messages set sender = null, network = null where sender is not null
        and (received_at < ${now() - hour} or received_at > ${now() + hour})`.execute(db);
    },

    async close(): Promise<void> {
      const closing = opened;
      opened = undefined;
      await closing?.then(
        ({ db }) => db.destroy(),
        () => undefined,
      );
    },
  };
};
