import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Reporter } from 'gatsby';
import { z } from 'zod';
import { filesBelow } from './files-below';
import { blockedParts, finishHtml, type NeedsOf, startScript } from './finish-html';
import { withStyleSheets } from './style-sheets';

const pageData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) });

/** Gatsby's list of the files of every template, each with a slash before its name. */
const chunkMap = z.record(z.string(), z.array(z.string()));

/** The starting script as it stands in every page. */
export const readStartScript = (): string => startScript(readFileSync(resolve('src/start/start.js'), 'utf8'));

/** The page that most first visits begin with has its styles in one file: its first paint waits for no second connection. */
const homePage = 'index.html';

/**
 * Finishes every page that Gatsby has written. Gatsby's slices are parts that it puts into pages by itself, not pages.
 * @param folder `public`
 */
export const finishPages = (folder: string, reporter: Pick<Reporter, 'panic'>): void => {
  const start = readStartScript();
  const pages = filesBelow(folder)
    .map((file) => relative(folder, file))
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'));
  const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const chunks = chunkMap.parse(readJson('chunk-map.json'));
  const needsOf: NeedsOf = (dataFolder) => {
    const data = pageData.parse(readJson('page-data', dataFolder, 'page-data.json'));
    const files = chunks[data.componentChunkName];
    if (!files) {
      throw new Error(
        `public/chunk-map.json names no files for ${data.componentChunkName}, the template of page-data/${dataFolder}`,
      );
    }
    return {
      queries: data.staticQueryHashes,
      scripts: files.filter((file) => file.endsWith('.js')).map((file) => basename(file)),
    };
  };
  const keepStyles = (styles: string): string => {
    const name = `styles.${createHash('sha256').update(styles).digest('hex').slice(0, 20)}.css`;
    writeFileSync(join(folder, name), styles);
    return name;
  };
  const blocked: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    const finished = finishHtml(
      withStyleSheets(html, page === homePage ? keepStyles : undefined),
      start,
      needsOf,
    );
    if (finished !== html) writeFileSync(join(folder, page), finished);
    blocked.push(...blockedParts(finished, start).map((tag) => `${page}: ${tag}`));
  }
  if (blocked.length > 0) {
    reporter.panic(
      `The Content Security Policy blocks parts of pages. Use a class or a file in their place:\n${blocked.slice(0, 20).join('\n')}`,
    );
  }
};
