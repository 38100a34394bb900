import { basename, dirname } from 'node:path';
import { collections, describeEntry, type EntryDescription, pagesFolder, singles } from '../../content-model';
import { isObject } from '../../is-object';

/**
 * Finds out what a content file is, from its path and, for pages, from its template.
 * @param relativePath path below the content folder, with forward slashes
 * @returns undefined for files that the model does not know
 */
export const entryOf = (relativePath: string, object: unknown): EntryDescription | undefined => {
  const slug = basename(relativePath, '.json');
  const folder = dirname(relativePath);
  const single = Object.values(singles).find(({ file }) => file === relativePath);
  if (single) return { type: single.type, slug };
  const collection = Object.entries(collections).find(([, candidate]) => candidate.folder === folder);
  const kind = folder === pagesFolder ? 'page' : collection?.[0];
  return kind === undefined
    ? undefined
    : describeEntry(kind, slug, isObject(object) ? object.template : undefined);
};

/** The GraphQL type of a content file; files outside the model get a type that nothing queries. */
export const typeOfFile = (relativePath: string, object: unknown): string =>
  entryOf(relativePath, object)?.type ?? 'OtherContent';
