import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteManifestFile, siteManifestSchema } from '../../src/site-manifest/site-manifest';

const readFiles = () => siteManifestSchema.parse(JSON.parse(readFileSync(siteManifestFile, 'utf8'))).files;

/** The addresses of the built site's pages, without the style guide and the editor. */
export const listPages = (): string[] =>
  Object.entries(readFiles())
    .filter(([path, [file]]) => file.endsWith('index.html') && !/^\/(?:admin|style)(?:\/|$)/.test(path))
    .map(([path]) => path);

/** Whether a page asks search engines to leave it out, which costs it Lighthouse's score for SEO. */
export const isUnlisted = (path: string): boolean => {
  const [file] = readFiles()[path] ?? [];
  return file !== undefined && /<meta name="robots"/.test(readFileSync(join('public', file), 'utf8'));
};
