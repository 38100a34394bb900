import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Logger } from 'pino';
import type { EmailSettings } from '../settings';
import { openPostgres } from './open-postgres';
import { type Database, migrate, type Tables } from './schema';

/** Milliseconds to wait for another process that is writing. */
const patience = 5_000;

const syncFolder = (path: string) => {
  // Windows cannot open a folder, and keeps names in its own journal.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/** SQLite itself has rolled back when the disk is full; trying again would hide that error behind another. */
class ForgivingDialect extends SqliteDialect {
  override createDriver() {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection) => rollback(connection).catch(() => undefined);
    return driver;
  }
}

/**
 * Opens the SQLite database, creating it if it is missing. A commit is on the disk before it returns, and what is
 * deleted is overwritten.
 * @param createFolder whether a missing folder is created; one that a setting names may be a volume that is not mounted
 * @throws the system's or SQLite's error
 */
export const openSqlite = async (file: string, createFolder: boolean): Promise<Database> => {
  const folder = dirname(file);
  if (createFolder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite would create it readable for others, and would not say why it cannot.
  closeSync(openSync(file, 'a', 0o600));
  const { dev, ino } = statSync(file);
  const sqlite = new Libsql(file, { timeout: patience });
  const db = new Kysely<Tables>({ dialect: new ForgivingDialect({ database: sqlite }) });
  try {
    for (const setting of [
      'journal_mode=WAL',
      'synchronous=FULL',
      'secure_delete=ON',
      'foreign_keys=ON',
      'temp_store=MEMORY',
    ]) {
      sqlite.pragma(setting);
    }
    await migrate(db);
    syncFolder(folder);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return {
    db,
    // There is one writer at a time.
    lock: async () => undefined,
    async wipe() {
      // `secure_delete` overwrites rows, but pages that were rearranged may keep copies of them: four of 20,000, when tried.
      await sql`vacuum`.execute(db);
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 0) {
        const text = 'Deleted, but the files keep it while another program reads the database.';
        throw Object.assign(new Error(text), { code: 'BUSY' });
      }
    },
    check() {
      const now = statSync(file);
      // SQLite would go on writing to the file that nobody will find again.
      if (now.dev !== dev || now.ino !== ino) {
        throw Object.assign(new Error(`${file} has been replaced`), { code: 'REPLACED' });
      }
    },
  };
};

/** The file of the embedded database. */
export const databaseFile = ({ dataDir }: Pick<EmailSettings, 'dataDir'>): string =>
  join(dataDir, 'messages.db');

/** Opens the database of the settings. */
export const openDatabase = (
  place: Pick<EmailSettings, 'databaseUrl' | 'dataDir' | 'mayCreateDataDir'>,
  log: Logger,
): Promise<Database> =>
  place.databaseUrl === undefined
    ? openSqlite(databaseFile(place), place.mayCreateDataDir)
    : openPostgres(place.databaseUrl, log);
