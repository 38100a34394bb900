import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of all files together and of one, and the requests after which a file is kept. */
const defaults = { total: 32_000_000, largest: 200_000, popular: 100 };

/**
 * Keeps the popular files of one build in memory, within limits. Requests never wait for it: until a file is read, it is
 * served from the disk.
 * @param folder where the files are
 */
export const createHotFiles = (folder: string, limits: Partial<typeof defaults> = {}) => {
  const { total, largest, popular } = { ...defaults, ...limits };
  const asked = new Map<string, number>();
  const kept = new Map<string, Buffer>();
  let used = 0;

  const keep = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const { size } = await stat(path);
    if (size > largest || used + size > total) return;
    // Reserved before reading, because other files are read at the same time.
    used += size;
    const body = await readFile(path).catch(() => undefined);
    if (body?.length === size) kept.set(file, body);
    else used -= size;
  };

  return {
    /** The file, if it is in memory; every call counts as a request. */
    take(file: string): Buffer | undefined {
      const body = kept.get(file);
      if (body) return body;
      const times = (asked.get(file) ?? 0) + 1;
      asked.set(file, times % popular);
      // Tried again after as many requests. An error occurs again, and is reported, where the file is served from the disk.
      if (times === popular) void keep(file).catch(() => undefined);
      return undefined;
    },
  };
};

export type HotFiles = ReturnType<typeof createHotFiles>;
