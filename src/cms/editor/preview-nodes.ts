import { findFolder } from '../../content-model';
import { headings } from '../../content-model/headings';
import { type Entry, toFile } from './entries';

/** An entry as Gatsby's nodes are, with its id, slug, path and template; or an object in one, on its way through a query. */
export interface PreviewNode {
  /** GraphQL type. */
  readonly __typename: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The entry's folder below `content/`, which its files' names are relative to. */
  readonly folder: string;
  /** The address at which one of its files can be loaded. */
  findUrl(file: string): string;
}

/** Headings still to be written: the first page of a kind is begun before them. An object without any field would be missing. */
const noHeadings = Object.fromEntries(Object.keys(headings.shape).map((part) => [part, { intro: '' }]));

export const entryId = ({ kind, slug }: Entry): string => `${kind}/${slug}`;

/** Makes nodes of all entries; the edited one replaces its stored version. */
export const previewNodes = (
  edited: Entry,
  stored: readonly Entry[],
  findUrl: (entry: Entry, file: string) => string,
): PreviewNode[] =>
  [edited, ...stored.filter((entry) => entryId(entry) !== entryId(edited))].flatMap((entry) =>
    toFile(entry).map(({ kind, slug, type, path, template }) => ({
      __typename: type,
      fields: {
        ...(kind === 'headings' && noHeadings),
        ...entry.data,
        id: entryId(entry),
        slug,
        path,
        template,
      },
      folder: findFolder(kind),
      findUrl: (file) => findUrl(entry, file),
    })),
  );
