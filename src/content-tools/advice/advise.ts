import { plainText } from '../../content-model/rich-text';
import { isObject } from '../../is-object';
import { inspectRepeats, inspectTexts, inspectValues, readText } from '../read/inspect-texts';
import type { Content, ContentFile, Problem } from '../read/read-content';
import { type FieldSchema, fieldPath } from '../schema/fields';
import { adviseOnFacts } from './facts';
import { adviseOnSettings } from './settings';
import { adviseOnText, findHost, markupFixes } from './texts';

/** Google shows about 60 characters of a title. */
const titleShown = 60;
/** A shorter description leaves a line of the search result empty. */
const descriptionLeast = 70;
/** The number of words that a heading needs below it. */
const wordsBelowHeading = 4;

/** Text or an address for visitors, rather than a name or a code. */
const isText = (field: FieldSchema): boolean =>
  field.type === 'string' &&
  field.kind === undefined &&
  !field.enum &&
  (field.pattern === undefined || field.format !== undefined);

/** Finds headings with hardly any text below them, in objects with `title` or `name` and `text`. */
const adviseOnHeadings = (files: readonly ContentFile[]): Problem[] =>
  inspectValues(files, ({ value, path }) => {
    if (!isObject(value)) return [];
    const heading = value.title ?? value.name;
    const below = Array.isArray(value.text) ? value.text.join(' ') : value.text;
    if (typeof heading !== 'string' || typeof below !== 'string') return [];
    const words = below.split(/\s+/).filter(Boolean).length;
    if (below.trim() !== heading.trim() && words >= wordsBelowHeading) return [];
    const problem = `is below the heading "${heading}" and says hardly anything`;
    const fix = 'Write a sentence that adds to the heading, or remove both.';
    return { field: fieldPath([...path, 'text']), problem, fix };
  });

const adviseOnSearchResults = (files: readonly ContentFile[], company: string): Problem[] => {
  const pages = files.filter(({ path }) => path !== undefined);
  const lengths = inspectTexts(pages, ({ text, path, entry }) => {
    const field = fieldPath(path);
    const shown = `${text} | ${company}`;
    if (field === 'title' && entry.template !== 'home' && shown.length > titleShown) {
      const problem = `makes the browser title "${shown}", which has ${shown.length} characters`;
      const fix = `Search engines cut titles after about ${titleShown} characters; shorten it if the end matters.`;
      return { problem, fix };
    }
    if (field !== 'description' || text.length >= descriptionLeast) return undefined;
    const problem = `has ${text.length} characters; search engines show up to 160`;
    return { problem, fix: 'Add a sentence that says who the page is for, or what it offers.' };
  });
  const repeats = inspectRepeats(
    pages,
    ({ data }) => readText(data, 'description'),
    (other) => ({
      field: 'description',
      problem: `is the same as that of ${other}`,
      fix: 'Say what is different about this page.',
    }),
  );
  return [...lengths, ...repeats];
};

/**
 * Advises on what could be better. None of it blocks.
 * @returns advice in the form of problems
 */
export const adviseOnContent = ({ files }: Content): Problem[] => {
  const site = files.find(({ kind }) => kind === 'site')?.data;
  const company = readText(site, 'name') ?? '';
  // Visitors do not see the phrases of facts.json.
  const visible = files.filter(({ kind }) => kind !== 'facts');
  const own = findHost(readText(site, 'url') ?? '') ?? '';
  return [
    ...inspectTexts(visible, ({ text, field }) => {
      if (field.kind === 'rich') return adviseOnText(plainText(text), own, markupFixes.rich);
      return isText(field) ? adviseOnText(text, own) : undefined;
    }),
    ...adviseOnHeadings(visible),
    ...adviseOnSearchResults(files, company),
    ...adviseOnSettings(files),
    ...adviseOnFacts(files),
  ];
};
