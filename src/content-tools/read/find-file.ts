import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** The files and folders below a folder, by their paths from there, with forward slashes. */
export const listBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));

/** Not a folder, nor a link to nothing. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** A file of the same folder whose name is alike in some form. */
const findAlike = (path: string, form: (name: string) => string): string | undefined => {
  const folder = dirname(path);
  const siblings = existsSync(folder) ? readdirSync(folder) : [];
  return siblings.find((other) => form(other) === form(basename(path)) && isFile(join(folder, other)));
};

/**
 * The absolute path of a file that a JSON file of a folder names, as it is on the disk. macOS writes accents apart from their
 * letters (decomposed), keyboards write them together: both are the same name.
 */
export const findFile = (folder: string, value: string): string | undefined => {
  const path = join(folder, value);
  if (isFile(path)) return path;
  const alike = findAlike(path, (name) => name.normalize());
  return alike && join(dirname(path), alike);
};

/** The name of a file that differs only in small and capital letters. */
export const findSimilarFile = (folder: string, value: string): string | undefined =>
  findAlike(join(folder, value), (name) => name.normalize().toLowerCase());
