import { z } from 'zod';
import { describeEntry, findFolder } from '../../content-model';
import { headings } from '../../content-model/headings';
import { shownDays } from '../../content-model/shown-days';
import type { ContentFile } from '../../content-tools/read/read-content';
import { adminPath } from '../../site-manifest/admin-path';

const entry = z.object({
  /** Its collection, `page`, or the name of a single file. */
  kind: z.string(),
  slug: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** An entry as it is stored, or as its form has it. */
export type Entry = z.infer<typeof entry>;

/** Every entry of the content: in develop as it is now, on a published site as it was built. */
export const loadEntries = async (): Promise<Entry[]> => {
  const answer = await fetch(`${adminPath}/entries.json`, { cache: 'no-store' });
  return z.array(entry).parse(await answer.json());
};

/** An entry as the tools of the content know it; none if its template does not exist. */
export const toFile = ({ kind, slug, data }: Entry): ContentFile[] => {
  const described = describeEntry(kind, slug, data.template);
  const file = `${findFolder(kind)}/${slug}.json`;
  return described ? [{ ...described, file, data, days: shownDays(data) }] : [];
};

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
