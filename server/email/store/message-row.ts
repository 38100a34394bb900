import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readKind } from '../../../src/message/fields';
import { tidySource } from '../../../src/message/lead-source';
import type { ReceivedMessage } from '../mail/compose';
import type { FileRow, MessageRow, NewMessageRow, Tables } from './schema';

/**
 * A message as it is stored.
 * @param clientId the UUID that the form made
 */
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

/**
 * The message of a row.
 * @param files of it
 */
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
  const insert = step.insertInto('messages').values(row);
  const isNew = insert.onConflict((conflict) => conflict.doNothing()).returning('id');
  return (await isNew.execute()).length > 0;
};
