import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
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

  const read = async (file: string, entry: Entry): Promise<void> => {
    // Tried again after as many requests: there may be room by then.
    entry.asked = 0;
    const handle = await open(join(folder, file));
    try {
      const found = await handle.stat();
      if (!found.isFile() || found.size > largest || used + found.size > total) return;
      // Reserved before reading, because other files are read at the same time.
      used += found.size;
      const body = await handle.readFile().catch(() => undefined);
      if (body?.length === found.size) entry.kept = { body, version: describeVersion(found) };
      else used -= found.size;
    } finally {
      await handle.close();
    }
  };

  const check = async (file: string, entry: Entry): Promise<void> => {
    const now = await stat(join(folder, file)).then(describeVersion, () => undefined);
    if (!entry.kept || now === entry.kept.version) return;
    used -= entry.kept.body.length;
    entry.kept = undefined;
  };

  /** The same error occurs, and is reported, where the file is served from the disk. */
  const look = (file: string, entry: Entry): void => {
    entry.busy = true;
    (entry.kept ? check(file, entry) : read(file, entry))
      .catch(() => undefined)
      .finally(() => {
        entry.busy = false;
        entry.checked = performance.now();
      });
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
      if (kept || asked >= popular) look(file, entry);
      return undefined;
    },
  };
};
