import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { findDirection } from '../content-model/texts/direction';
import { readTheme, themeFile } from '../content-tools/read/read-theme';
import { readCompany } from '../site-manifest/company';
import { filesBelow } from './files-below';

/**
 * How a country writes dates and numbers, which the browser need not load its own data for: that takes a slow phone a
 * quarter of a second.
 */
export const readLocale = (tag: string): typeof LOCALE => {
  // Code writes the digits, and content its dates.
  const written = { numberingSystem: 'latn', calendar: 'gregory' };
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', ...written });
  const months = Array.from({ length: 12 }, (_, month) => dates.formatToParts(Date.UTC(2024, month, 5)));
  const write = ({ type, value }: Intl.DateTimeFormatPart) => (type === 'literal' ? value : `{${type}}`);
  const number = new Intl.NumberFormat(tag, written).formatToParts(1_234_567.8);
  const rules = new Intl.PluralRules(tag);
  const counts = (category: string) =>
    Array.from({ length: 200 }, (_, count) => count).filter((count) => rules.select(count) === category);
  const categories = rules.resolvedOptions().pluralCategories.filter((category) => category !== 'other');
  const sign = (type: 'group' | 'decimal') => number.find((part) => part.type === type)?.value ?? '';
  return {
    tag,
    date: months[0]?.map(write).join('') ?? '',
    months: months.map((parts) => parts.find(({ type }) => type === 'month')?.value ?? ''),
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

/** Hash of the style sheets of the site, of the code in `src/styles` that transforms them and of the theme. */
export const stylesVersion = (source: string, content: string): string => {
  const hash = createHash('sha256');
  const isStyle = (file: string) => file.endsWith('.css') || file.startsWith(join(source, 'styles'));
  for (const file of filesBelow(source).filter(isStyle).sort()) hash.update(file).update(readFileSync(file));
  hash.update(readFileSync(themeFile(content)));
  return hash.digest('hex').slice(0, 16);
};

/** The files that `npm run brand` cuts for the letters of nearly every page; others load on demand. */
const findPreloads = (source: string): string[] =>
  readFileSync(join(source, 'styles/fonts.css'), 'utf8').match(
    /\/fonts\/(display|text)(-400)?\.\w+\.woff2/g,
  ) ?? [];

/**
 * Defines the constants of gatsby-ssr.tsx. Gatsby renders pages again when one of them changes.
 *
 * `STYLES_VERSION`, because a build with a warm cache would otherwise publish old styles: Gatsby renders no page again when
 * only the styles change that it inlines. `SITE`, because webpack's cache would keep an import of `site.json` when
 * `CONTENT_DIR` changes. `PRELOADED_FONTS` are addresses.
 * @param source path of `src`
 * @param content absolute path of the content folder
 */
export const defineHtmlConstants = (
  { stage, actions, plugins }: CreateWebpackConfigArgs,
  source: string,
  content: string,
): void => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const { name, locale } = readCompany(content);
  const site = { name, locale, dir: findDirection(locale), themeColor: readTheme(content).colours.ink };
  const constants = {
    STYLES_VERSION: JSON.stringify(stylesVersion(source, content)),
    SITE: JSON.stringify(site),
    PRELOADED_FONTS: JSON.stringify(findPreloads(source)),
  };
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
};
