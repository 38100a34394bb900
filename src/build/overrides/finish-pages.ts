import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter } from 'gatsby';
import { filesBelow } from '../files-below';
import { finishHtml } from './finish-html';

/**
 * Prepares every page that Gatsby has written for a strict Content Security Policy.
 * @param folder `public`
 * @returns source expressions that the policy has to allow for the pages' style elements
 */
export const finishPages = (folder: string, reporter: Pick<Reporter, 'panic'>): string[] => {
  const styleSources = new Set<string>();
  const blocked: string[] = [];
  for (const file of filesBelow(folder)) {
    const page = relative(folder, file);
    // Gatsby's slices are parts of pages, and the CMS has a policy of its own.
    if (!page.endsWith('.html') || page.startsWith('_gatsby') || page.startsWith('admin')) continue;
    const html = readFileSync(join(folder, page), 'utf8');
    const finished = finishHtml(html);
    if (finished.html !== html) writeFileSync(join(folder, page), finished.html);
    for (const source of finished.styleSources) styleSources.add(source);
    blocked.push(...finished.blocked.map((tag) => `${page}: ${tag}`));
  }
  if (blocked.length > 0) {
    reporter.panic(
      `The Content Security Policy blocks parts of pages. Use a class or a file in their place:\n${blocked.slice(0, 20).join('\n')}`,
    );
  }
  return [...styleSources].sort();
};
