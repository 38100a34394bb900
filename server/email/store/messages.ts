import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { readKind } from '../../../src/message/fields';
import { megabyte } from '../../../src/message/files';
import { tidySource } from '../../../src/message/lead-source';
import type { ReceivedFile, ReceivedMessage } from '../mail/compose';
import { senderDigests } from '../request/sender';
import type { EmailSettings } from '../settings';
import type { Database, FileRow, MessageRow, NewMessageRow, Tables, Target } from './schema';

/** @param clientId the UUID that the form made */
export const writeRow = (
  { id, date, kind, service = '', contact, message, source, suspectedSpam, files = [] }: ReceivedMessage,
  clientId?: string,
): NewMessageRow => {
  const { name, email, phoneNumber, message: text } = message;
  // "As typed" may hold a NUL, which PostgreSQL refuses.
  const phone = phoneNumber.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const content = { kind, name, email, phone, message: text };
  const digest = createHash('sha256').update(JSON.stringify(content));
  for (const file of files) digest.update(`\n${file.name}\n`).update(file.content);
  return {
    ...content,
    id,
    client_id: clientId ?? null,
    digest: digest.digest('hex'),
    received_at: date.getTime(),
    service: service || null,
    contact: contact ?? null,
    source: JSON.stringify(source),
    suspected_spam: suspectedSpam ? 1 : 0,
  };
};

export const readRow = (row: MessageRow, files: readonly FileRow[] = []): ReceivedMessage => ({
  files,
  id: row.id,
  date: new Date(row.received_at),
  kind: readKind(row.kind),
  service: row.service ?? undefined,
  contact: row.contact ?? undefined,
  message: { name: row.name, email: row.email, phoneNumber: row.phone, message: row.message },
  source: tidySource(JSON.parse(row.source)),
  suspectedSpam: row.suspected_spam === 1,
});

/** The files of a message, in the order of the form. */
export const readFiles = async (db: Kysely<Tables>, id: string): Promise<FileRow[]> => {
  const rows = db.selectFrom('files').selectAll().where('message_id', '=', id).orderBy('position');
  // libsql returns an ArrayBuffer.
  return (await rows.execute()).map((row) => ({ ...row, content: Buffer.from(row.content) }));
};

/** Inserts a message, unless it is there already: then false. */
export const insertRow = async (step: Kysely<Tables>, row: NewMessageRow): Promise<boolean> => {
  const insert = step.insertInto('messages').values(row).returning('id');
  return (await insert.onConflict((conflict) => conflict.doNothing()).execute()).length > 0;
};

/** A delivery that is due at once. */
export const newDelivery = (message_id: string, target: Target, due_at: number) => ({
  message_id,
  ...target,
  state: 'waiting' as const,
  attempts: 0,
  due_at,
});

/** What a message's sender said and showed about itself. */
export interface Origin {
  /** As the limits count it (`request/sender.ts`). */
  readonly sender: string;
  /** The UUID that the form made. */
  readonly clientId?: string | undefined;
}

/**
 * What became of a message: kept, kept before under this id, or too many from its sender. `isConfirmed`: a mail confirms it
 * to its sender; `retryAfter` is in seconds.
 */
export type KeepResult = Readonly<
  | { kind: 'kept' | 'repeated'; id: string; suspectedSpam: boolean; isConfirmed?: boolean }
  | { kind: 'limited'; retryAfter: number }
>;

/** How many messages are taken from one sender, and from all together. */
export type RateLimits = Pick<EmailSettings, 'perAddress' | 'overall'>;
type Limit = RateLimits['overall'];
type Step = Transaction<Tables>;

/** Rolls back what was about to be kept. */
export class TooManyError extends Error {
  constructor(readonly retryAfter: number) {
    super('too many messages');
  }
}

/**
 * Inserts messages with their files and deliveries, in the limits of their senders. The returned function throws a
 * `TooManyError` beyond them.
 */
export const createInsert = ({ perAddress, overall }: RateLimits, now: () => number) => {
  /** Seconds to wait if more than the limit's messages were received in its time. */
  const waitFor = async (step: Step, { messages, seconds }: Limit, from = sql<boolean>`1 = 1`) => {
    const since = now() - seconds * 1000;
    const { rows } = await sql<{ count: number; oldest: number }>`
      select count(*) as count, min(received_at) as oldest from (
        select received_at from messages where ${from} and received_at > ${since} and received_at <= ${now()}
        order by received_at desc limit ${messages + 1}) as recent`.execute(step);
    const [{ count, oldest } = { count: 0, oldest: 0 }] = rows;
    return count > messages ? Math.max(1, Math.ceil((oldest - since) / 1000)) : 0;
  };

  const keepFiles = async (step: Step, id: string, sender: string, files: readonly ReceivedFile[]) => {
    if (files.length === 0) return;
    const rows = files.map((file, position) => ({ ...file, message_id: id, position }));
    await step.insertInto('files').values(rows).execute();
    // Bytes of files from one sender, and from all, that are kept in the time of their limits.
    for (const [limit, { seconds }, from] of [
      [64 * megabyte, perAddress, sql`sender = ${sender}`],
      [1024 * megabyte, overall, sql`1 = 1`],
    ] as const) {
      const { rows: sums } = await sql<{ bytes: number }>`
        select coalesce(sum(size), 0) as bytes from files join messages on id = message_id
        where ${from} and received_at > ${now() - seconds * 1000}`.execute(step);
      if ((sums[0]?.bytes ?? 0) > limit) throw new TooManyError(seconds);
    }
  };

  const hasConfirmation = async (step: Step, which: RawBuilder<unknown>): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from deliveries join messages on id = message_id where channel = 'confirmation' and ${which}
      limit 1`.execute(step);
    return rows.length > 0;
  };

  return async (
    { lock }: Pick<Database, 'lock'>,
    step: Step,
    message: ReceivedMessage,
    targets: readonly Target[],
    origin: Origin,
  ): Promise<KeepResult> => {
    const row = writeRow(message, origin.clientId);
    const { sender, network } = senderDigests(origin.sender);
    const { id, client_id, digest } = row;
    const { suspectedSpam, files = [] } = message;
    // The first statement writes, so that SQLite takes its lock and does not have to refuse it later.
    if (!(await insertRow(step, { ...row, sender, network }))) {
      const same = step.selectFrom('messages').select('id').where('digest', '=', digest);
      const { id } = await same.where('client_id', '=', client_id ?? null).executeTakeFirstOrThrow();
      const isConfirmed = await hasConfirmation(step, sql`id = ${id}`);
      return { kind: 'repeated', id, suspectedSpam, isConfirmed };
    }
    // A site with an IPv6 network has many of what counts as one address.
    const perNetwork = { ...perAddress, messages: 2 * perAddress.messages };
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
      const isRecent = sql`email = ${row.email} and received_at > ${now() - 24 * 3_600_000}`;
      isConfirmed = !(await hasConfirmation(step, isRecent));
    }
    const deliveries = targets
      .filter(({ channel }) => channel !== 'confirmation' || isConfirmed)
      .map((target) => newDelivery(id, target, now()));
    if (deliveries.length > 0) await step.insertInto('deliveries').values(deliveries).execute();
    return { kind: 'kept', id, suspectedSpam: isFlood || suspectedSpam, isConfirmed };
  };
};
