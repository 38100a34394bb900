import type { CreateWebpackConfigArgs } from 'gatsby';
import { readCompany } from '../site-manifest/company';

/**
 * How a country writes dates and numbers, which the browser need not load its own data for: that takes a slow phone a
 * quarter of a second.
 */
export const readLocale = (tag: string): typeof LOCALE => {
  // Code writes the digits, and content its dates.
  const written = { numberingSystem: 'latn', calendar: 'gregory' };
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', ...written });
  const inMonth = (month: number) => dates.formatToParts(Date.UTC(2024, month, 5));
  const write = ({ type, value }: Intl.DateTimeFormatPart) => (type === 'literal' ? value : `{${type}}`);
  const number = new Intl.NumberFormat(tag, written).formatToParts(1_234_567.8);
  const rules = new Intl.PluralRules(tag);
  const counts = (category: string) =>
    Array.from({ length: 200 }, (_, count) => count).filter((count) => rules.select(count) === category);
  const categories = rules.resolvedOptions().pluralCategories.filter((category) => category !== 'other');
  const sign = (type: 'group' | 'decimal') => number.find((part) => part.type === type)?.value ?? '';
  return {
    tag,
    date: inMonth(0).map(write).join(''),
    months: Array.from({ length: 12 }, (_, month) =>
      inMonth(month)
        .flatMap(({ type, value }) => (type === 'month' ? value : []))
        .join(''),
    ),
    plurals: Object.fromEntries(categories.map((category) => [category, counts(category)])),
    group: sign('group'),
    groupSize: number.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3,
    decimal: sign('decimal'),
  };
};

/**
 * What the bundles of visitors have in place of the names in src/content-model/texts/constants.d.ts.
 * @param content absolute path of the content folder
 */
export const siteConstants = (content: string) => {
  const { locale, forms, texts } = readCompany(content);
  return { TEXTS: texts, LOCALE: readLocale(locale), FORM_RULES: forms };
};

/** Code in place of every text, as webpack takes it: so each use of a text has that text alone. */
const toCode = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toCode(part)]))
    : JSON.stringify(value);

export const defineConstants = ({ actions, plugins }: CreateWebpackConfigArgs, content: string): void =>
  actions.setWebpackConfig({ plugins: [plugins.define(toCode(siteConstants(content)))] });
