import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const listSiblings = (path: string): string[] =>
  existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];

/**
 * The absolute path of a file that the content names, as it is on the disk. macOS writes accents apart from their letters
 * (decomposed), keyboards write them together: both are the same name.
 * @param folder absolute path of the folder of the JSON file
 * @param value path as the JSON file has it
 */
export const findFile = (folder: string, value: string): string | undefined => {
  const path = join(folder, value);
  if (existsSync(path)) return path;
  const name = basename(path).normalize();
  const found = listSiblings(path).find((other) => other.normalize() === name);
  return found === undefined ? undefined : join(dirname(path), found);
};

/** The name of a file that differs only in small and capital letters. */
export const findSimilarFile = (folder: string, value: string): string | undefined => {
  const path = join(folder, value);
  const name = basename(path).normalize().toLowerCase();
  return listSiblings(path).find((other) => other.normalize().toLowerCase() === name);
};
