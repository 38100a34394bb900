import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { errorCode } from '../errors';
import { type Database, migrate, type Tables } from './schema';

/**
 * Opens the PostgreSQL database.
 * @param url `postgres://user:password@host/database`
 * @throws the system's or PostgreSQL's error
 */
export const openPostgres = async (url: string, log: Logger): Promise<Database> => {
  // By name: `npm run develop` knows no default export of it.
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    // Counts and times are far below 2^53.
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  });
  // An idle connection that breaks; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'a connection to the database broke'));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return {
    db,
    check: () => undefined,
    async lock(step, address) {
      await sql`select pg_advisory_xact_lock(hashtext(${address}))`.execute(step);
    },
    async wipe() {
      await sql`vacuum full messages, deliveries, files`.execute(db);
    },
  };
};
