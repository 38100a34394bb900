/** Reads what a server has stored, while it runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

/** A message in the database. */
export interface StoredMessage {
  readonly id: string;
  readonly kind: string;
  readonly contact: string | null;
  readonly message: string;
  readonly phone: string;
  readonly suspected_spam: number;
}

/** A delivery in the database. */
export interface StoredDelivery {
  readonly message_id: string;
  readonly channel: string;
  readonly target: string;
  readonly state: string;
  readonly attempts: number;
  readonly lease_owner: string | null;
  readonly last_error: string | null;
}

const readTable = <Row>(folder: string, table: string): Row[] => {
  const file = join(folder, 'messages.db');
  if (!existsSync(file)) return [];
  const database = new Libsql(file, { timeout: 5_000 });
  try {
    return database.prepare(`select * from ${table}`).all() as Row[];
  } catch (error) {
    // The server is about to create it.
    if (error instanceof Error && error.message.includes('no such table')) return [];
    throw error;
  } finally {
    database.close();
  }
};

/** Every message in the database of a data folder. */
export const storedMessages = (folder: string): StoredMessage[] => readTable(folder, 'messages');

/** Their deliveries. */
export const storedDeliveries = (folder: string): StoredDelivery[] => readTable(folder, 'deliveries');

/** How many deliveries are in that state. */
export const countDeliveries = (folder: string, state: string): number =>
  storedDeliveries(folder).filter((delivery) => delivery.state === state).length;
