import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What the endpoint has done since the process started: messages stored and marked, deliveries made and given up. */
export type EmailCounters = Record<'stored' | 'suspectedSpam' | 'delivered' | 'failed', number>;

export const newCounters = (): EmailCounters => ({ stored: 0, suspectedSpam: 0, delivered: 0, failed: 0 });

/** More than a message takes, because a full disk often has room for a little. */
const probeBytes = 128 * 1024;

/** True if a Maildir takes a message: it writes one to `tmp` and deletes it. */
export const canWrite = async (maildir: string): Promise<boolean> => {
  const path = join(maildir, 'tmp', `probe-${process.pid}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(probeBytes));
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await unlink(path).catch(() => undefined);
  }
};
