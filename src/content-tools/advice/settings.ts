import { inspectTexts, inspectValues, readText } from '../read/inspect-texts';
import type { ContentFile, Problem } from '../read/read-content';
import { fieldPath } from '../schema/fields';

/** Two entries, or items of the menu, that want the same place. */
const adviseOnPlaces = (files: readonly ContentFile[]): Problem[] => {
  const seen = new Map<string, string>();
  return inspectValues(files, ({ value, path, entry: { kind, file } }) => {
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
  [adviseOnPlaces, adviseOnAlt, adviseOnTestimonials, adviseOnContacts].flatMap((advise) => advise(files));
