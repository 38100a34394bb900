import { plainText } from '../../content-model/rich-text';
import { inspectRepeats, inspectTexts, inspectValues, readText } from '../read/inspect-texts';
import type { Content, ContentFile, Problem } from '../read/read-content';
import { type FieldSchema, fieldPath } from '../schema/fields';
import { adviseOnFacts } from './facts';
import { adviseOnText, findHost, markupFixes } from './texts';

/** Google shows about 60 characters of a title. */
const titleShown = 60;

/** Text or an address for visitors, rather than a name or a code. */
const isText = (field: FieldSchema): boolean =>
  field.type === 'string' &&
  field.kind === undefined &&
  !field.enum &&
  (field.pattern === undefined || field.format !== undefined);

const adviseOnSearchResults = (files: readonly ContentFile[], company: string): Problem[] => {
  const pages = files.filter(({ path }) => path !== undefined);
  return [
    ...inspectTexts(pages, ({ text, path }, entry) => {
      const shown = `${text} | ${company}`;
      const isTitle = fieldPath(path) === 'title' && entry.template !== 'home';
      if (!isTitle || shown.length <= titleShown) return undefined;
      const problem = `makes the browser title "${shown}", which has ${shown.length} characters`;
      const fix = `Search engines cut titles after about ${titleShown} characters; shorten it if the end matters.`;
      return { problem, fix };
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

/** Advises on what could be better, in the form of problems. None of it blocks. */
export const adviseOnContent = ({ files }: Content): Problem[] => {
  const site = files.find(({ kind }) => kind === 'site')?.data;
  const company = readText(site, 'name') ?? '';
  // Visitors do not see the phrases of facts.json.
  const visible = files.filter(({ kind }) => kind !== 'facts');
  const own = findHost(readText(site, 'url') ?? '');
  return [
    ...inspectTexts(visible, ({ text, field }) => {
      if (field.kind === 'rich') return adviseOnText(plainText(text), own, markupFixes.rich);
      return isText(field) ? adviseOnText(text, own) : undefined;
    }),
    ...adviseOnSearchResults(files, company),
    ...adviseOnPlaces(files),
    ...adviseOnAlt(files),
    ...adviseOnFacts(files),
  ];
};
