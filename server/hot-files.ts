import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of all files together and of one. */
const defaults = { total: 32_000_000, largest: 200_000 };

/**
 * Keeps files of one build in memory from their first request on, within limits. Requests never wait for it: until a file
 * is read, it is served from the disk, where its errors are reported as well.
 * @param folder where the files are
 */
export const createHotFiles = (folder: string, { total, largest } = defaults) => {
  /** Without a body until the file is read, and for good if it is too large. */
  const known = new Map<string, Buffer | undefined>();
  let used = 0;

  const keep = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const { size } = await stat(path);
    if (size > largest || used + size > total) return;
    // Reserved before reading, because other files are read at the same time.
    used += size;
    known.set(file, await readFile(path));
  };

  return {
    take(file: string): Buffer | undefined {
      if (!known.has(file)) {
        known.set(file, undefined);
        keep(file).catch(() => undefined);
      }
      return known.get(file);
    },
  };
};

export type HotFiles = ReturnType<typeof createHotFiles>;
