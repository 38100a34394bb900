import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(folder, name)).isFile(),
      )
    : [];

/**
 * Makes one folder a copy of another, touching only files that differ in size or time.
 * @returns names of the files copied or removed
 */
export const mirrorFolder = (from: string, to: string): string[] => {
  const changed: string[] = [];
  const names = new Set(filesIn(from));
  for (const name of filesIn(to)) {
    if (names.has(name)) continue;
    rmSync(join(to, name));
    changed.push(name);
  }
  for (const name of names) {
    const source = statSync(join(from, name));
    const target = join(to, name);
    if (existsSync(target)) {
      const { size, mtimeMs } = statSync(target);
      if (size === source.size && Math.abs(mtimeMs - source.mtimeMs) < 1) continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, name), target);
    utimesSync(target, source.atime, source.mtime);
    changed.push(name);
  }
  return changed;
};
