import type { Texts } from '../content-model/texts/languages';

/**
 * Where a visitor came from: kept in the tab alone, and sent with a message only:
 * - `page` path of the page with the form
 * - `firstPage` path of the visit's first page
 * - `referrer` host of the site that led there
 * - `utm_*` the campaign, as the link named it
 */
export const leadSourceFields = [
  'page',
  'firstPage',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export type LeadSource = Partial<Record<(typeof leadSourceFields)[number], string>>;

/** Longer than any path or campaign; the rest of an address that somebody made up is cut off. */
const longest = 200;

/** One line without control characters, and without those that reverse the direction of text. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // Not in the middle of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, '');

/** The known fields of anything that claims to be a source; others are ignored. */
export const tidySource = (value: unknown): LeadSource => {
  if (typeof value !== 'object' || value === null) return {};
  const entries = leadSourceFields.flatMap((field) => {
    const text: unknown = Object.getOwnPropertyDescriptor(value, field)?.value;
    return typeof text === 'string' && tidy(text) !== '' ? [[field, tidy(text)] as const] : [];
  });
  return Object.fromEntries(entries);
};

/** The facts in words, a line for each: "Sent from: /contact-us". */
export const sourceLines = (source: LeadSource, labels: Texts['source']): string[] =>
  leadSourceFields.flatMap((field) => (source[field] ? [`${labels[field]}: ${source[field]}`] : []));
