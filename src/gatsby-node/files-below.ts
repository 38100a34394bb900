import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files in a folder and its subfolders, each starting with the folder's own path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
