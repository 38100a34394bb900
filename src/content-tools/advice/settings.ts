import { isObject } from '../../is-object';
import { inspectRepeats, inspectTexts, inspectValues, readText } from '../read/inspect-texts';
import type { ContentFile, Problem } from '../read/read-content';

const differ = 'Write another number if that is not what you mean.';

/** Two entries that want the same place. The site then goes by their file names, or by their order in the file. */
const adviseOnOrder = (files: readonly ContentFile[]): Problem[] =>
  inspectRepeats(
    files,
    ({ kind, data }) =>
      isObject(data) && typeof data.order === 'number' ? `${kind} ${data.order}` : undefined,
    (other, { data }) => ({
      field: 'order',
      problem: `is ${isObject(data) ? data.order : ''}, as in ${other}; their file names decide which comes first`,
      fix: differ,
    }),
  );

const adviseOnMenu = (files: readonly ContentFile[]): Problem[] => {
  const places: unknown[] = [];
  const menus = files.filter(({ kind }) => kind === 'navigation');
  return inspectValues(menus, ({ value, path }) => {
    if (path[0] !== 'header' || path[2] !== 'index') return undefined;
    const before = places.indexOf(value);
    places.push(value);
    const problem = `is ${value}, as in header[${before}]; of the two, the first in the file comes first`;
    return before < 0 ? undefined : { problem, fix: differ };
  });
};

/** Alternative texts that a camera or a program wrote. */
const emptyAlt =
  /^(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|logo|screenshot|untitled)(?: of)?[ .]*\d*|(?:IMG|DSC|DSCN|PXL|Screenshot|WhatsApp Image)[ _-].*|.*\.(?:jpe?g|png|webp|gif|svg|heic))$/i;

const adviseOnAlt = (files: readonly ContentFile[]): Problem[] =>
  inspectTexts(files, ({ text, path }) => {
    const name = path.at(-1);
    if ((name !== 'alt' && name !== 'altText') || !emptyAlt.test(text.trim())) return undefined;
    return {
      problem: `is "${text}", which tells somebody who does not see the picture nothing`,
      fix: 'Say in one sentence what can be seen.',
    };
  });

/** Below a testimonial stands "See the work": that of its client. */
const adviseOnTestimonials = (files: readonly ContentFile[]): Problem[] =>
  inspectTexts(files, ({ text, path, entry }) => {
    if (entry.kind !== 'testimonial' || path[0] !== 'work') return undefined;
    const company = readText(entry.data, 'company') ?? '';
    const page = files.find((file) => file.path === text);
    if (!page || JSON.stringify(page.data).includes(company)) return undefined;
    const problem = `leads to ${text}, which does not name ${company}`;
    return { problem, fix: 'Name the client there, or choose the page that does.' };
  });

const readHost = (mail: string): string | undefined => mail.split('@')[1]?.toLowerCase();

/** After a move: the company has a new number or address, and its offices the old one. */
const adviseOnContacts = (files: readonly ContentFile[]): Problem[] => {
  const offices = files.filter(({ kind }) => kind === 'office');
  const hasOffice = (field: string, isAlike: (own: string) => boolean): boolean =>
    offices.length === 0 || offices.some(({ data }) => isAlike(readText(data, field) ?? ''));
  const fix = 'Change it in the offices folder, too, if it has changed.';
  const company = files.filter(({ kind }) => kind === 'site');
  return inspectTexts(company, ({ text, path: [field] }) => {
    if (field === 'phone' && !hasOffice('phone', (own) => own === text))
      return { problem: `is ${text}, which no office has`, fix };
    if (field === 'email' && !hasOffice('email', (own) => readHost(own) === readHost(text)))
      return { problem: `is at ${readHost(text)}, where no office has its own`, fix };
    return undefined;
  });
};

/** Advises on settings and relations. None of it blocks. */
export const adviseOnSettings = (files: readonly ContentFile[]): Problem[] =>
  [adviseOnOrder, adviseOnMenu, adviseOnAlt, adviseOnTestimonials, adviseOnContacts].flatMap((advise) =>
    advise(files),
  );
