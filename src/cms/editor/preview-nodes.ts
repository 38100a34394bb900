import {
  collectionOf,
  pagePath,
  pagesFolder,
  pageTemplates,
  type Single,
  singles,
} from '../../content-model';
import type { EntryData } from '../entry-file';

/** An entry as it is stored. */
export interface StoredEntry {
  slug: string;
  data: EntryData;
}

/** Every entry of the collections, by collection. */
export type StoredEntries = Readonly<Record<string, readonly StoredEntry[]>>;

/** The entry that is being edited. */
export interface EditedEntry extends StoredEntry {
  /** Collection, or `page`. */
  kind: string;
}

/** How the addresses of an entry's files are found. */
export interface Addresses {
  /** For a file of the entry that is being edited. */
  own: (file: string) => string;
  /** For a file beside another entry of a collection. */
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
  urlOf: (file: string) => string;
}

interface Kind {
  type: string;
  folder: string;
  path?: string | undefined;
  template?: string | undefined;
}

/** What the content model says about an entry, as entryOf (src/build/schema) does about a file. */
const kindOf = (kind: string, { slug, data }: StoredEntry): Kind | undefined => {
  if (kind !== 'page') {
    const collection = collectionOf(kind);
    return collection && { ...collection, path: collection.path?.(slug) };
  }
  const template = Object.entries(pageTemplates).find(([name]) => name === data.template);
  return (
    template && {
      type: template[1].type,
      folder: pagesFolder,
      path: pagePath(slug, template[0]),
      template: template[0],
    }
  );
};

const nodeOf = (kind: string, entry: StoredEntry, urlOf: PreviewNode['urlOf']): PreviewNode | undefined => {
  const known = kindOf(kind, entry);
  if (!known) return undefined;
  const { type, folder, path, template } = known;
  const { slug, data } = entry;
  return { type, folder, urlOf, fields: { ...data, id: idOf(kind, slug), fields: { slug, path, template } } };
};

export const idOf = (kind: string, slug: string): string => `${kind}/${slug}`;

/**
 * All entries as nodes.
 * @param stored as they are stored
 * @param edited replaces its stored version
 * @param settings the single files, by their name in the model
 */
export const previewNodes = (
  stored: StoredEntries,
  edited: EditedEntry,
  addresses: Addresses,
  settings: Readonly<Record<string, EntryData>>,
): PreviewNode[] => {
  const others = Object.entries(stored).flatMap(([kind, entries]) =>
    entries
      .filter(({ slug }) => kind !== edited.kind || slug !== edited.slug)
      .flatMap((entry) => nodeOf(kind, entry, (file) => addresses.other(kind, file)) ?? []),
  );
  const own = nodeOf(edited.kind, edited, addresses.own);
  const single = Object.entries(singles).flatMap(([name, { type }]: [string, Single]) => {
    const data = settings[name];
    return data
      ? [{ type, folder: '', urlOf: (file: string) => file, fields: { ...data, id: idOf(name, '') } }]
      : [];
  });
  return [...(own ? [own] : []), ...others, ...single];
};
