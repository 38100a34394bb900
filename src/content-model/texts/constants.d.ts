// The build writes these into the bundles of visitors, in place of their names (src/gatsby-node/constants.ts): a text costs
// only where it is used, and no page loads another language.

/** The texts of the site's language. */
declare const TEXTS: import('./languages').Texts;

/** How the site's country writes. */
declare const LOCALE: {
  /** Language and country, such as `en-IN`. */
  readonly tag: string;
  /** A long date with the parameters day, month and year. */
  readonly date: string;
  /** The names of the months in such a date. */
  readonly months: readonly string[];
  /** The numbers of each plural category but "other": up to 99, and from 100 to 199 for those that end alike. */
  readonly plurals: Readonly<Record<string, readonly number[]>>;
  /** Between thousands, and before decimals. */
  readonly group: string;
  /** Digits of a group beyond the first thousand. */
  readonly groupSize: number;
  readonly decimal: string;
};

/** What the company's forms accept: `forms` in its site.json. */
declare const FORM_RULES: {
  /** Phone numbers of any country, instead of ten digits. */
  readonly internationalPhone: boolean;
  /** Capitals, % and # in email addresses. */
  readonly anyEmail: boolean;
};
