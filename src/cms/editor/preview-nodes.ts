import { describeEntry, findFolder } from '../../content-model';
import type { EntryData } from '../entry-file';

/** An entry as it is stored. */
export interface StoredEntry {
  slug: string;
  data: EntryData;
}

/** Every entry of the collections, by collection. */
export type StoredEntries = Readonly<Record<string, readonly StoredEntry[]>>;

/** The single files, by name: the company itself, menus, headings. */
export type CompanyFiles = Readonly<Record<string, EntryData>>;

/** The entry that is being edited. */
export interface EditedEntry extends StoredEntry {
  /** Collection, or `page`. */
  kind: string;
}

/** Finds the addresses of files. */
export interface Addresses {
  /** For a file of the entry that is being edited. */
  own: (file: string) => string;
  /** For a file in the folder of a collection. */
  other: (kind: string, file: string) => string;
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

export const nodeId = (kind: string, slug: string): string => `${kind}/${slug}`;

const toNode = (
  kind: string,
  { slug, data }: StoredEntry,
  findUrl: PreviewNode['findUrl'],
): PreviewNode[] => {
  const entry = describeEntry(kind, slug, data.template);
  if (!entry) return [];
  const { type, path, template } = entry;
  const fields = { ...data, id: nodeId(kind, slug), slug, path, template };
  return [{ type, folder: findFolder(kind), findUrl, fields }];
};

/**
 * Makes nodes of all entries.
 * @param edited replaces its stored version
 * @param company the single files, such as `site.json`, by name
 */
export const previewNodes = (
  stored: StoredEntries,
  edited: EditedEntry,
  addresses: Addresses,
  company: CompanyFiles,
): PreviewNode[] => {
  const others = Object.entries(stored).flatMap(([kind, entries]) =>
    entries
      .filter(({ slug }) => kind !== edited.kind || slug !== edited.slug)
      .flatMap((entry) => toNode(kind, entry, (file) => addresses.other(kind, file))),
  );
  return [
    ...toNode(edited.kind, edited, addresses.own),
    ...others,
    ...Object.entries(company).flatMap(([kind, data]) => toNode(kind, { slug: kind, data }, (file) => file)),
  ];
};
