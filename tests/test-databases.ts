import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../server/email/store/open-database';
import { openPostgres } from '../server/email/store/open-postgres';
import type { Database } from '../server/email/store/schema';
import { recordingLog } from './test-email';
import { temporaryFolder } from './test-folder';

/** PostgreSQL for the tests; `npm test -- postgres` sets it. */
const postgres = process.env.TEST_DATABASE_URL;

/** The databases at hand: their name, and a function that makes a new one and returns how it is opened. */
export const testDatabases = (): [name: string, create: () => Promise<() => Promise<Database>>][] => {
  const folder = temporaryFolder();
  const newSqlite = async () => {
    const path = join(folder, randomBytes(4).toString('hex'));
    mkdirSync(path);
    return () => openSqlite(join(path, 'messages.db'), false);
  };
  const newPostgres = async () => {
    const { default: pg } = await import('pg');
    const schema = `test_${randomBytes(4).toString('hex')}`;
    const client = new pg.Client(postgres);
    await client.connect();
    await client.query(`create schema ${schema}`);
    await client.end();
    return () => openPostgres(`${postgres}?options=-c%20search_path%3D${schema}`, recordingLog().log);
  };
  return [
    ['SQLite', newSqlite],
    ...(postgres ? [['PostgreSQL', newPostgres] as [string, typeof newPostgres]] : []),
  ];
};
