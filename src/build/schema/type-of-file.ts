import { basename, dirname } from 'node:path';
import { collections, pagePath, pagesFolder, pageTemplates, singles } from '../../content-model';
import { isObject } from '../../is-object';

/** What the content model says about a file. */
export interface Entry {
  type: string;
  slug: string;
  path?: string;
  template?: string;
}

/**
 * Finds out what a content file is, from its path and, for pages, from its template.
 * @param relativePath path below the content folder, with forward slashes
 * @returns undefined for files that the model does not know
 */
export const entryOf = (relativePath: string, object: unknown): Entry | undefined => {
  const slug = basename(relativePath, '.json');
  const folder = dirname(relativePath);
  const single = Object.values(singles).find(({ file }) => file === relativePath);
  if (single) return { type: single.type, slug };
  if (folder === pagesFolder) {
    const template = isObject(object) ? object.template : undefined;
    const known = Object.entries(pageTemplates).find(([name]) => name === template);
    return known && { type: known[1].type, slug, path: pagePath(slug, known[0]), template: known[0] };
  }
  const collection = Object.values(collections).find((candidate) => candidate.folder === folder);
  if (!collection) return undefined;
  if (!('path' in collection)) return { type: collection.type, slug };
  return { type: collection.type, slug, path: collection.path(slug), template: collection.template };
};

/** The GraphQL type of a content file; files outside the model get a type that nothing queries. */
export const typeOfFile = (relativePath: string, object: unknown): string =>
  entryOf(relativePath, object)?.type ?? 'OtherContent';
