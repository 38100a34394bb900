import { type RawBuilder, sql } from 'kysely';
import type { DeliveryRow, FileRow, MessageRow } from '../../server/email/store/schema';
import type { Store } from '../../server/email/store/store';
import { type CommandContext, UsageError } from './command';

/** A message with its deliveries. */
export interface KeptMessage {
  readonly row: MessageRow;
  readonly deliveries: readonly DeliveryRow[];
  readonly files: readonly Omit<FileRow, 'content' | 'position'>[];
}

/**
 * How far a message has come: what one of its deliveries still needs, before what others have reached; `kept` if there
 * was nobody to deliver it to. A confirmation to the visitor does not count.
 */
export const findState = (deliveries: readonly Pick<DeliveryRow, 'channel' | 'state'>[]) =>
  (['failed', 'waiting', 'delivered'] as const).find((state) =>
    deliveries.some((delivery) => delivery.channel !== 'confirmation' && delivery.state === state),
  ) ?? 'kept';

/** Compares addresses, whose case nobody relies on. */
export const isFrom = (email: string) => sql<boolean>`lower(messages.email) = lower(${email.trim()})`;

/**
 * Messages, oldest first. Reads a batch at a time, however many there are.
 * @param which a condition on `messages`
 */
export async function* readMessages(store: Store, which: RawBuilder<boolean> = sql`1 = 1`) {
  const { db } = await store.database();
  for (let last = { received_at: Number.MIN_SAFE_INTEGER, id: '' }; ; ) {
    const { rows } = await sql<MessageRow>`
      select * from messages where ${which}
      and (received_at > ${last.received_at} or (received_at = ${last.received_at} and id > ${last.id}))
      order by received_at, id limit 500`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    const ids = rows.map(({ id }) => id);
    const deliveries = await db.selectFrom('deliveries').selectAll().where('message_id', 'in', ids).execute();
    const { rows: files } = await sql<KeptMessage['files'][number]>`select message_id, name, type, size
      from files where message_id in (${sql.join(ids)}) order by position`.execute(db);
    for (const row of rows) {
      const isOwn = ({ message_id }: { message_id: string }) => message_id === row.id;
      yield { row, deliveries: deliveries.filter(isOwn), files: files.filter(isOwn) };
    }
    last = end;
  }
}

/**
 * The message with that id, or with the reference that a mail's subject names: the id's first six digits.
 * @throws if there is none, or more than one
 */
export const findMessage = async ({ store, word = '' }: Pick<CommandContext, 'store' | 'word'>) => {
  const id = word.toLowerCase();
  if (!/^[0-9a-f]{6,32}$/.test(id))
    throw new UsageError('Which message? Give its id, or the six digits in the subject of its mail.');
  const found: KeptMessage[] = [];
  for await (const message of readMessages(store, sql`id like ${`${id}%`}`)) found.push(message);
  const [message] = found;
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  if (found.length > 1) throw new Error(`Several messages begin with ${id}. Give more digits of the id.`);
  return message;
};
