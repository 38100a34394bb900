import { z } from 'zod';
import type { BuiltPage } from './built-page';
import { type BuiltSite, whyDead } from './dead-references';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) });
    return z.NEVER;
  }
});
const graph = json.pipe(
  z.object({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.looseObject({ '@type': z.string().min(1) })).min(1),
  }),
);
const reference = z.strictObject({ '@id': z.string() });

/** Every value within a value, itself first. */
const within = (value: unknown): unknown[] => [
  value,
  ...(typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : []),
];

/**
 * What is wrong with a page's JSON-LD, a line each: not one graph (a page that is not listed needs none), a missing
 * type, a reference to a missing node (https://json-ld.org), or a dead address of this site.
 */
export const findDataFaults = (site: BuiltSite, { path, listed, data }: BuiltPage): string[] => {
  if (data.length === 0 && !listed) return [];
  if (data.length !== 1) return [`${path}: has ${data.length} blocks of structured data instead of one`];
  const read = graph.safeParse(data[0]);
  if (!read.success) return [`${path}: structured data: ${z.prettifyError(read.error)}`];
  const values = read.data['@graph'].flatMap(within);
  const defined = new Set(
    values.flatMap((value) =>
      typeof value === 'object' && value !== null && '@type' in value && '@id' in value ? value['@id'] : [],
    ),
  );
  const unresolved = values.flatMap((value) => {
    const { success, data: found } = reference.safeParse(value);
    return success && !defined.has(found['@id']) ? `refers to ${found['@id']}, which is not there` : [];
  });
  // An identifier need not be an address; its fragment names a node of the graph.
  const dead = values.flatMap((value) => {
    if (typeof value !== 'string' || !value.startsWith(site.origin)) return [];
    const reason = whyDead(site, value.replace(/#.*$/, ''), path);
    return reason ? `"${value}" ${reason}` : [];
  });
  return [...unresolved, ...dead].map((fault) => `${path}: structured data ${fault}`);
};
