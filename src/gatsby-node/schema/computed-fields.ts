import { collections, pageTemplates } from '../../content-model';
import { explainHiddenToday } from '../../content-model/shown-days';
import { findNameField } from '../../content-tools/schema/fields';
import { addressLines } from './address-lines';

/** A field that is computed from an entry's own. */
export interface ComputedField {
  /** Its GraphQL type, if the content model does not have the field. */
  type?: string;
  resolve: (entry: Record<string, unknown>) => string | string[];
}

/** The types of entries that can be drafts, with the field that names them. */
const named = [...Object.values(collections), pageTemplates.page].map(({ type, schema }) => ({
  type,
  field: findNameField(schema),
}));

/** Marks the names of drafts and scheduled entries, wherever they are shown: in menus, on lists, cards and pages. */
const markTitle =
  (field: string): ComputedField['resolve'] =>
  (entry) =>
    [explainHiddenToday(entry), entry[field] ?? ''].filter((part) => part !== undefined).join(': ');

/** Characters of a teaser (behaviour.md, rule 48). */
export const excerptLength = 200;

/**
 * The first 200 characters of a text and an ellipsis; a shorter text unchanged. Counts characters as readers see
 * them, so that none is cut in half.
 */
export const excerpt = (text: string, length = excerptLength): string => {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}…`;
};

/** By GraphQL type and field, for the build and the previews of `/admin`. */
export const computedFields: Readonly<Record<string, Readonly<Record<string, ComputedField>>>> = {
  ...Object.fromEntries(named.map(({ type, field }) => [type, { [field]: { resolve: markTitle(field) } }])),
  CaseStudy: {
    title: { resolve: markTitle('title') },
    excerpt: { type: 'String!', resolve: ({ text }) => excerpt(String(text ?? '')) },
  },
  Office: {
    name: { resolve: markTitle('name') },
    addressLines: { type: '[String!]!', resolve: addressLines },
  },
};
