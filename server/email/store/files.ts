import type { Kysely } from 'kysely';
import type { FileRow, Tables } from './schema';

/** The files of a message, in the order of the form. */
export const readFiles = async (db: Kysely<Tables>, id: string): Promise<FileRow[]> => {
  const rows = db.selectFrom('files').selectAll().where('message_id', '=', id).orderBy('position');
  // libsql returns an ArrayBuffer.
  return (await rows.execute()).map((row) => ({ ...row, content: Buffer.from(row.content) }));
};

/** What is known of messages' files, without reading them. */
export const listFiles = (db: Kysely<Tables>, ids: readonly string[]): Promise<Omit<FileRow, 'content'>[]> =>
  db
    .selectFrom('files')
    .select(['message_id', 'position', 'name', 'type', 'size'])
    .where('message_id', 'in', ids)
    .orderBy('position')
    .execute();
