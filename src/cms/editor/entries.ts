import { z } from 'zod';
import { describeEntry, findFolder } from '../../content-model';
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
