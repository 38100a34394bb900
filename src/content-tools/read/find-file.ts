import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const listSiblings = (path: string): string[] =>
  existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];

/** Not a folder, nor a link to nothing. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * The absolute path of a file that the content names, as it is on the disk. macOS writes accents apart from their letters
 * (decomposed), keyboards write them together: both are the same name.
 * @param folder absolute path of the folder of the JSON file
 * @param value path as the JSON file has it
 */
export const findFile = (folder: string, value: string): string | undefined => {
  const path = join(folder, value);
  if (isFile(path)) return path;
  const name = basename(path).normalize();
  return listSiblings(path)
    .filter((other) => other.normalize() === name)
    .map((other) => join(dirname(path), other))
    .find(isFile);
};

/** The name of a file that differs only in small and capital letters. */
export const findSimilarFile = (folder: string, value: string): string | undefined => {
  const path = join(folder, value);
  const name = basename(path).normalize().toLowerCase();
  return listSiblings(path).find(
    (other) => other.normalize().toLowerCase() === name && isFile(join(dirname(path), other)),
  );
};
