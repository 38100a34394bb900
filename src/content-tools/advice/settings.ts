import { isObject } from '../../is-object';
import { inspectRepeats, inspectTexts, readText } from '../read/inspect-texts';
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

const adviseOnMenu = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ kind }) => kind === 'navigation')
    .flatMap(({ file, data }) => {
      const items: unknown[] = isObject(data) && Array.isArray(data.header) ? data.header : [];
      const places = items.map((item) => (isObject(item) ? item.index : undefined));
      return places.flatMap((place, at): Problem[] => {
        const before = places.indexOf(place);
        if (place === undefined || before === at) return [];
        const problem = `is ${place}, as in header[${before}]; of the two, the first in the file comes first`;
        return [{ file, field: `header[${at}].index`, problem, fix: differ }];
      });
    });

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
  files
    .filter(({ kind }) => kind === 'testimonial')
    .flatMap(({ file, data }) => {
      const work = readText(data, 'work');
      const company = readText(data, 'company') ?? '';
      const page = work === undefined ? undefined : files.find(({ path }) => path === work);
      if (!page || JSON.stringify(page.data).includes(company)) return [];
      const problem = `leads to ${work}, which does not name ${company}`;
      return [{ file, field: 'work', problem, fix: 'Name the client there, or choose the page that does.' }];
    });

/** After a move: the company has a new number or address, and its offices the old one. */
const adviseOnContacts = (site: ContentFile, offices: readonly ContentFile[]): Problem[] => {
  const compare = (
    field: string,
    read: (entry: ContentFile) => string | undefined,
    explain: (value: string) => string,
  ): Problem[] => {
    const value = read(site);
    if (!value || offices.length === 0 || offices.some((office) => read(office) === value)) return [];
    const fix = 'Change it in the offices folder, too, if it has changed.';
    return [{ file: site.file, field, problem: explain(value), fix }];
  };
  const findMailHost = ({ data }: ContentFile) => readText(data, 'email')?.split('@')[1]?.toLowerCase();
  return [
    ...compare(
      'phone',
      ({ data }) => readText(data, 'phone'),
      (phone) => `is ${phone}, which no office has`,
    ),
    ...compare('email', findMailHost, (host) => `is at ${host}, where no office has its own`),
  ];
};

/** Advises on settings and relations. None of it blocks. */
export const adviseOnSettings = (files: readonly ContentFile[]): Problem[] => {
  const offices = files.filter(({ kind }) => kind === 'office');
  return [
    ...adviseOnOrder(files),
    ...adviseOnMenu(files),
    ...adviseOnAlt(files),
    ...adviseOnTestimonials(files),
    ...files.filter(({ kind }) => kind === 'site').flatMap((site) => adviseOnContacts(site, offices)),
  ];
};
