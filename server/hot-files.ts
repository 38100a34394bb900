import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Limits {
  /** Bytes of all files together. */
  readonly total: number;
  /** Bytes of one file. */
  readonly largest: number;
  /** Requests after which a file is kept in memory. */
  readonly popular: number;
  /** Milliseconds after which a file is compared with the disk. */
  readonly fresh: number;
}

const defaults: Limits = { total: 32_000_000, largest: 200_000, popular: 100, fresh: 1_000 };

interface Entry {
  asked: number;
  kept: { readonly body: Buffer; readonly version: string } | undefined;
  checked: number;
  /** A comparison with the disk is in progress. */
  busy: boolean;
}

/** The most requested files, in memory. */
export interface HotFiles {
  /** The file, if it is in memory and known to match the disk; every call counts as a request. */
  take(file: string): Buffer | undefined;
}

/** Differs after every change, even where a build gives all its files the same time. */
const describeVersion = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/**
 * Keeps popular files in memory, within limits. Requests never wait for it: while a file is read or compared, it is
 * served from the disk. A changed or removed file is dropped within a second.
 * @param folder where the files are
 */
export const createHotFiles = (folder: string, limits: Partial<Limits> = {}): HotFiles => {
  const { total, largest, popular, fresh } = { ...defaults, ...limits };
  const entries = new Map<string, Entry>();
  let used = 0;

  /**
   * Reads a file into memory, or drops one that has changed. An error occurs again, and is reported, where the file is
   * served from the disk.
   */
  const look = async (file: string, entry: Entry): Promise<void> => {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    const version = found && describeVersion(found);
    if (entry.kept) {
      if (version === entry.kept.version) return;
      used -= entry.kept.body.length;
      entry.kept = undefined;
      return;
    }
    // Tried again after as many requests: there may be room by then.
    entry.asked = 0;
    if (!found?.isFile() || !version || found.size > largest || used + found.size > total) return;
    // Reserved before reading, because other files are read at the same time.
    used += found.size;
    const body = await readFile(path).catch(() => undefined);
    if (body?.length === found.size) entry.kept = { body, version };
    else used -= found.size;
  };

  return {
    take(file) {
      let entry = entries.get(file);
      if (!entry) {
        entry = { asked: 0, kept: undefined, checked: 0, busy: false };
        entries.set(file, entry);
      }
      entry.asked += 1;
      if (entry.busy) return undefined;
      const { kept, asked, checked } = entry;
      if (kept && performance.now() - checked < fresh) return kept.body;
      if (kept || asked >= popular) {
        entry.busy = true;
        void look(file, entry).finally(() =>
          Object.assign(entry, { busy: false, checked: performance.now() }),
        );
      }
      return undefined;
    },
  };
};
