import { describeEntry, findFolder } from '../../content-model';
import type { EntryData } from '../entry-file';

/** An entry as it is stored, or as its form has it. */
export interface Entry {
  /** Its collection, `page`, or the name of a single file. */
  kind: string;
  slug: string;
  data: EntryData;
}

/** An entry as Gatsby's nodes are: its fields, with its type, id, slug, path and template. */
export interface PreviewNode {
  /** GraphQL type. */
  type: string;
  fields: Record<string, unknown> & { id: string };
  /** Its folder below `content/`, which its files' names are relative to. */
  folder: string;
  /** The address at which one of its files can be loaded. */
  findUrl: (file: string) => string;
}

export const entryId = ({ kind, slug }: Entry): string => `${kind}/${slug}`;

/**
 * Makes nodes of all entries.
 * @param edited replaces its stored version
 * @param findUrl the address at which a file that an entry names can be loaded
 */
export const previewNodes = (
  edited: Entry,
  stored: readonly Entry[],
  findUrl: (entry: Entry, file: string) => string,
): PreviewNode[] =>
  [edited, ...stored.filter((entry) => entryId(entry) !== entryId(edited))].flatMap((entry) => {
    const { kind, slug, data } = entry;
    const model = describeEntry(kind, slug, data.template);
    if (!model) return [];
    const { type, path, template } = model;
    const fields = { ...data, id: entryId(entry), slug, path, template };
    return [{ type, folder: findFolder(kind), findUrl: (file) => findUrl(entry, file), fields }];
  });
