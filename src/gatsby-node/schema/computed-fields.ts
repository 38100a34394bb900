import { collections, pageTemplates } from '../../content-model';
import { explainHiddenToday } from '../../content-model/shown-days';
import { describeFields, findNameField } from '../../content-tools/schema/fields';

/** A field that is computed from an entry's own. */
export interface ComputedField {
  /** Its GraphQL type, if the content model does not have the field. */
  type?: string;
  resolve: (entry: Record<string, unknown>) => string | string[];
}

/** Marks the names of drafts and scheduled entries, wherever they are shown: in menus, on lists, cards and pages. */
const markTitle =
  (field: string): ComputedField['resolve'] =>
  (entry) =>
    [explainHiddenToday(entry), entry[field] ?? ''].filter((part) => part !== undefined).join(': ');

/**
 * The teaser of a text (behaviour.md, rule 48): its first 200 characters and an ellipsis; a shorter text unchanged. Counts
 * characters as readers see them, so that none is cut in half.
 */
export const excerpt = (text: string, length = 200): string => {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}…`;
};

/** Countries in which the postal code precedes the town (Universal Postal Union, addressing systems). */
const codeFirst =
  'AD AL AR AT BA BE BG CH CL CR CZ DE DK EE ES FI FR GR HR HU IL IS IT LI LT LU LV MA MC ME MK MX MY NL NO PL PT RO RS SE SI SK TN TR UY';

/** A postal address as its country writes it: street, town and country. */
export const addressLines = (office: Readonly<Record<string, unknown>>): string[] => {
  const { street, locality, region, postalCode, country, countryCode } = office;
  const join = (parts: unknown[], separator: string) => parts.filter(Boolean).join(separator);
  const town = codeFirst.split(' ').includes(String(countryCode))
    ? join([postalCode, locality, region], ' ')
    : join([join([locality, region], ', '), postalCode], ' ');
  return [street, town, country].flatMap((line) => (line ? [String(line)] : []));
};

/** Besides the name. */
const further: Readonly<Record<string, Readonly<Record<string, ComputedField>>>> = {
  CaseStudy: { excerpt: { type: 'String!', resolve: ({ text }) => excerpt(String(text ?? '')) } },
  Office: { addressLines: { type: '[String!]!', resolve: addressLines } },
};

/** By GraphQL type and field, for the build and the previews of `/admin`. */
export const computedFields: typeof further = Object.fromEntries(
  [...Object.values(collections), pageTemplates.page].map(({ type, schema }) => {
    const name = findNameField(schema);
    return [type, { [name]: { resolve: markTitle(name) }, ...further[type] }];
  }),
);

/**
 * How all entries of a GraphQL type are sorted where a query has no `sort`: by `order`. Entries without one, such as
 * articles, are sorted by date, the newest first, and equal ones by file name. The build and the previews of `/admin` follow it.
 */
export const listOrders = Object.fromEntries(
  Object.values(collections).flatMap(
    ({ type, schema }): [string, [field: string, direction: 'ASC' | 'DESC']][] => {
      const { properties = {} } = describeFields(schema);
      if ('order' in properties) return [[type, ['order', 'ASC']]];
      return 'date' in properties ? [[type, ['date', 'DESC']]] : [];
    },
  ),
);
