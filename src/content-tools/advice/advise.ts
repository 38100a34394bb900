import { plainText } from '../../content-model/rich-text';
import { isObject } from '../../is-object';
import { inspectRepeats, inspectTexts, inspectValues, readText } from '../read/inspect-texts';
import type { Content, ContentFile, Problem } from '../read/read-content';
import { type FieldSchema, fieldPath } from '../schema/fields';
import { adviseOnFacts } from './facts';
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
  return [
    ...inspectTexts(pages, ({ text, path }, entry) => {
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
    }),
    ...inspectRepeats(
      pages,
      ({ data }) => readText(data, 'description'),
      (other) => ({
        field: 'description',
        problem: `is the same as that of ${other}`,
        fix: 'Say what is different about this page.',
      }),
    ),
  ];
};

/** Two entries, or items of the menu, that want the same place. */
const adviseOnPlaces = (files: readonly ContentFile[]): Problem[] => {
  const seen = new Map<string, string>();
  return inspectValues(files, ({ value, path }, { kind, file }) => {
    const isMenu = path.at(-1) === 'index';
    if (!isMenu && path.join('.') !== 'order') return undefined;
    const earlier = seen.get(`${kind} ${value}`);
    seen.set(`${kind} ${value}`, earlier ?? (isMenu ? fieldPath(path.slice(0, -1)) : file));
    if (earlier === undefined) return undefined;
    const decides = isMenu ? 'their order in the file' : 'the order of their file names';
    const problem = `is ${value}, as in ${earlier}; ${decides} decides which comes first`;
    return { problem, fix: 'Write another number if that is not what you mean.' };
  });
};

/** Alternative texts that a camera or a program wrote. */
const emptyAlt =
  /^(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|logo|screenshot|untitled)(?: of)?[ .]*\d*|(?:IMG|DSC|DSCN|PXL|Screenshot|WhatsApp Image)[ _-].*|.*\.(?:jpe?g|png|webp|gif|svg|heic))$/i;

const adviseOnAlt = (files: readonly ContentFile[]): Problem[] =>
  inspectTexts(files, ({ text, path }) => {
    const name = path.at(-1);
    if ((name !== 'alt' && name !== 'altText') || !emptyAlt.test(text.trim())) return undefined;
    const problem = `is "${text}", which tells somebody who does not see the picture nothing`;
    return { problem, fix: 'Say in one sentence what can be seen.' };
  });

/** Below a testimonial stands "See the work": that of its client. */
const adviseOnTestimonials = (files: readonly ContentFile[]): Problem[] =>
  inspectTexts(files, ({ text, path }, entry) => {
    if (entry.kind !== 'testimonial' || path[0] !== 'work') return undefined;
    const company = readText(entry.data, 'company') ?? '';
    const page = files.find((file) => file.path === text);
    if (!page || JSON.stringify(page.data).includes(company)) return undefined;
    const problem = `leads to ${text}, which does not name ${company}`;
    return { problem, fix: 'Name the client there, or choose the page that does.' };
  });

const readHost = (mail = ''): string | undefined => mail.split('@')[1]?.toLowerCase();

/** After a move: the company has a new number or address, and its offices the old one. */
const adviseOnContacts = (files: readonly ContentFile[]): Problem[] => {
  const offices = files.filter(({ kind }) => kind === 'office');
  const phones = offices.map(({ data }) => readText(data, 'phone'));
  const hosts = offices.map(({ data }) => readHost(readText(data, 'email')));
  const fix = 'Change it in the offices folder, too, if it has changed.';
  const company = offices.length > 0 ? files.filter(({ kind }) => kind === 'site') : [];
  return inspectTexts(company, ({ text, path: [field] }) => {
    if (field === 'phone' && !phones.includes(text))
      return { problem: `is ${text}, which no office has`, fix };
    if (field === 'email' && !hosts.includes(readHost(text)))
      return { problem: `is at ${readHost(text)}, where no office has its own`, fix };
    return undefined;
  });
};

/** Advises on what could be better, in the form of problems. None of it blocks. */
export const adviseOnContent = ({ files }: Content): Problem[] => {
  const site = files.find(({ kind }) => kind === 'site')?.data;
  const company = readText(site, 'name') ?? '';
  // Visitors do not see the phrases of facts.json.
  const visible = files.filter(({ kind }) => kind !== 'facts');
  const own = findHost(readText(site, 'url') ?? '');
  const others = [adviseOnPlaces, adviseOnAlt, adviseOnTestimonials, adviseOnContacts, adviseOnFacts];
  return [
    ...inspectTexts(visible, ({ text, field }) => {
      if (field.kind === 'rich') return adviseOnText(plainText(text), own, markupFixes.rich);
      return isText(field) ? adviseOnText(text, own) : undefined;
    }),
    ...adviseOnHeadings(visible),
    ...adviseOnSearchResults(files, company),
    ...others.flatMap((advise) => advise(files)),
  ];
};
