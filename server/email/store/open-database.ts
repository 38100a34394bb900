import { join } from 'node:path';
import type { Logger } from 'pino';
import type { EmailSettings } from '../settings';
import { openPostgres } from './open-postgres';
import { type Database, openSqlite } from './open-sqlite';

type Place = Pick<EmailSettings, 'databaseUrl' | 'dataDir' | 'mayCreateDataDir'>;

/** The file of the embedded database. */
export const databaseFile = ({ dataDir }: Pick<EmailSettings, 'dataDir'>): string =>
  join(dataDir, 'messages.db');

/** Opens the database of the settings. */
export const openDatabase = (place: Place, log: Logger): Promise<Database> =>
  place.databaseUrl === undefined
    ? openSqlite(databaseFile(place), place.mayCreateDataDir)
    : openPostgres(place.databaseUrl, log);
