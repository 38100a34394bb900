import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Days after which unused work is dropped. */
const daysKept = 60;
/** Bytes above which the work that was used longest ago is dropped. A build of this site keeps about 20 MB. */
const mostBytes = 1_000_000_000;

/** The folder of finished work. The commands set it (scripts/keep-for-every-folder.ts); Gatsby by itself keeps its own in the project. */
const folder = (): string => resolve(process.env.BUILD_CACHE || '.cache/kept');

/** Finds finished work by its name and marks it as used now; undefined if there is none. */
export const findKept = async (name: string): Promise<string | undefined> => {
  const file = join(folder(), name);
  const now = new Date();
  // Fails where there is none; if the folder cannot be used, `keep` says so.
  return utimes(file, now, now).then(
    () => file,
    () => undefined,
  );
};

/**
 * Keeps finished work for later builds in any folder. Its file is written completely or not at all, even if two builds write
 * it at the same time or one is interrupted.
 * @param name must name everything that the result depends on, for example by a hash
 * @returns absolute path of the file
 */
export const keep = async (name: string, result: Buffer): Promise<string> => {
  const file = join(folder(), name);
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, result);
  await rename(unfinished, file);
  return file;
};

/** Drops work that no build has used for 60 days, and the oldest beyond 1 GB. Another build may run at the same time. */
export const dropUnused = async (now = Date.now(), limit = mostBytes): Promise<void> => {
  const names = existsSync(folder()) ? await readdir(folder()) : [];
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder(), name);
      const found = await stat(path).catch(() => undefined);
      return { path, used: found?.mtimeMs ?? 0, bytes: found?.size ?? 0 };
    }),
  );
  const oldest = now - daysKept * 24 * 60 * 60 * 1000;
  let bytes = 0;
  for (const { path, used, bytes: size } of files.sort((a, b) => b.used - a.used)) {
    bytes += size;
    if (used < oldest || bytes > limit) await rm(path, { force: true });
  }
};
