import { mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** The folder of everything that makes pictures. */
export const art = join(root, 'art');
/** What may be deleted at any time: photographs of interfaces, drafts, the compiled denoiser. */
export const cache = join(art, '.cache');

/** A path in the cache, whose folder exists afterwards. */
export const cached = (...parts: string[]): string => {
  const path = join(cache, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
};

/** A path as people write it, from the root. */
export const shown = (path: string): string => relative(root, path);
