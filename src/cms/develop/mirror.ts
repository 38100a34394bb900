import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What is known of a file, or nothing where it is gone: whoever works in the folder may remove it at any moment. */
const statOf = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

const filesIn = (folder: string): Map<string, Stats> => {
  const files = new Map<string, Stats>();
  if (statOf(folder) === undefined) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = statOf(join(folder, name));
    if (stats?.isFile()) files.set(name, stats);
  }
  return files;
};

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isSame = (one: Stats, other: Stats): boolean =>
  one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;

/** What other files name comes before them, so that a reader of the copy finds it. */
const picturesFirst = (one: string, other: string): number =>
  Number(one.endsWith('.json')) - Number(other.endsWith('.json'));

/**
 * Makes one folder a copy of another, touching only files that differ in size or time. Each file is there whole at once;
 * what is gone from the source is removed last. Files that come or go meanwhile may be missed: call it again then.
 * @returns names of the files copied or removed
 */
export const mirrorFolder = (from: string, to: string): string[] => {
  const changed: string[] = [];
  const sources = filesIn(from);
  const targets = filesIn(to);
  const unfinished = `${to}.unfinished`;
  for (const name of [...sources.keys()].sort(picturesFirst)) {
    const source = sources.get(name);
    const target = targets.get(name);
    if (source === undefined || (target && isSame(source, target))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    try {
      copyFileSync(join(from, name), unfinished);
    } catch (error) {
      if (!isGone(error)) throw error;
      sources.delete(name);
      continue;
    }
    utimesSync(unfinished, source.atime, source.mtime);
    renameSync(unfinished, join(to, name));
    changed.push(name);
  }
  for (const name of targets.keys()) {
    if (sources.has(name)) continue;
    rmSync(join(to, name));
    changed.push(name);
  }
  return changed;
};
