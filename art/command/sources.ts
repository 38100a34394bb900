import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { art } from './paths';

const reference = /(?:href|src)="([^"#?:]+)(?:#[^"]*)?"|url\(["']?([^"')#?:]+)["']?\)/g;

/** A page and all files below art/ that it brings with it, directly or through style sheets and frames. */
export const pageSources = (page: string, found: Set<string> = new Set()): string[] => {
  if (found.has(page) || !existsSync(page)) return [...found];
  found.add(page);
  if (!/\.(html|css|svg)$/.test(page)) return [...found];
  for (const [, attribute, url] of readFileSync(page, 'utf8').matchAll(reference)) {
    const path = resolve(dirname(page), attribute ?? url ?? '');
    if (path.startsWith(`${art}/`)) pageSources(path, found);
  }
  return [...found];
};

/** One hash over files (paths, in any order) and settings: it changes when the picture would. */
export const hashOf = (files: string[], settings: unknown): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of [...new Set(files)].sort()) {
    hash.update(`\n${relative(art, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};
