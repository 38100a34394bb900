/**
 * The tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, flags 0 or 1.
 *
 * A migration that has been released is never changed; add another at the end of the list.
 */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { FileFacts } from '../../../src/message/files';

export interface MessageRow {
  /** 32 hexadecimal digits: names the message on the way, in the log, in its Message-ID and for the webhook. */
  id: string;
  /** The UUID that the form made, and a digest of what it sent: the same two again are the same message. */
  client_id: string | null;
  digest: string;
  received_at: number;
  kind: string;
  service: string | null;
  /** Name of the person whom the page named as contact. */
  contact: string | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** JSON (src/message/lead-source.ts). */
  source: string;
  suspected_spam: number;
  /** Digests of the sender's address and network, for the limits; forgotten after an hour. */
  sender: string | null;
  network: string | null;
}

/** A confirmation goes to the visitor; nobody else's delivery depends on it. */
export type Channel = 'mail' | 'webhook' | 'confirmation';

export interface DeliveryRow {
  message_id: string;
  channel: Channel;
  /** A recipient's address, or the name of a webhook (`settings.ts`); of a confirmation, that it is one. */
  target: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** Attempts started, including the one in progress. */
  attempts: number;
  first_attempt_at: number | null;
  /** Before this moment there is no further attempt. */
  due_at: number;
  /** The process that is delivering it, and until when nobody else may. */
  lease_owner: string | null;
  lease_until: number | null;
  /** Class of the last failure, such as `EENVELOPE 550`; never an address or the receiver's words. */
  last_error: string | null;
  finished_at: number | null;
}

export type Target = Pick<DeliveryRow, 'channel' | 'target'>;

export interface FileRow extends FileFacts {
  message_id: string;
  /** From 0, in the order of the form. */
  position: number;
  content: Buffer;
}

/** That messages were erased. Holds no personal data. */
export interface ErasureRow {
  erased_at: number;
  reason: 'request' | 'retention';
  messages: number;
}

export interface Tables {
  messages: MessageRow;
  deliveries: DeliveryRow;
  files: FileRow;
  erasures: ErasureRow;
  /** Where a health check writes and deletes a row. */
  probes: { content: string };
}

export type NewMessageRow = Insertable<MessageRow>;

export interface Database {
  readonly db: Kysely<Tables>;
  /** @throws if what is written now would be lost */
  check(): void;
  /**
   * Removes from the files what has been deleted from the tables.
   * @throws if it cannot, such as while another process reads on
   */
  wipe(): Promise<void>;
  /** Makes other transactions about the same address wait for the end of this one. */
  lock(step: Transaction<Tables>, address: string): Promise<void>;
}

const migrations: readonly (readonly string[])[] = [
  [
    `create table messages (
      id text primary key, client_id text, digest text not null, received_at bigint not null,
      kind text not null, service text, name text not null, email text not null, phone text not null,
      message text not null, source text not null, suspected_spam integer not null,
      sender text, network text, unique (client_id, digest))`,
    `create table deliveries (
      message_id text not null references messages (id) on delete cascade,
      channel text not null, target text not null, state text not null, attempts integer not null,
      first_attempt_at bigint, due_at bigint not null, lease_owner text, lease_until bigint,
      last_error text, finished_at bigint, primary key (message_id, channel, target))`,
    'create table probes (content text)',
    'create index deliveries_due on deliveries (state, due_at)',
    'create index deliveries_taken on deliveries (channel, target, state, finished_at)',
    'create index messages_received on messages (received_at)',
    'create index messages_email on messages (email)',
    'create index messages_sender on messages (sender, received_at)',
    'create index messages_network on messages (network, received_at)',
  ],
  ['create table erasures (erased_at bigint not null, reason text not null, messages integer not null)'],
  [
    // SQLite takes the name of any type.
    `create table files (
      message_id text not null references messages (id) on delete cascade, position integer not null,
      name text not null, type text not null, size integer not null, content bytea not null,
      primary key (message_id, position))`,
  ],
  ['alter table messages add column contact text'],
];

/** Brings the tables up to date. Several processes may do so at the same time. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  await sql`create table if not exists migrations (version integer primary key)`.execute(db);
  for (const [version, statements] of migrations.entries()) {
    await db.transaction().execute(async (step) => {
      // Whoever inserts the row does the work; others wait here for its end.
      const row = sql`insert into migrations (version) values (${version}) on conflict do nothing returning version`;
      const isMine = (await row.execute(step)).rows.length > 0;
      for (const statement of isMine ? statements : []) await sql.raw(statement).execute(step);
    });
  }
};
