import { isObject } from '../is-object';
import { fieldPath, fieldsOf, walkFields } from './fields-of';
import type { ContentFile, Problem } from './read';

/** Two entries that want the same place. The site then goes by their file names, or by their order in the file. */
const adviceOnOrder = (files: readonly ContentFile[]): Problem[] => {
  const taken = new Map<string, string>();
  return files.flatMap(({ file, kind, data }): Problem[] => {
    if (!isObject(data) || typeof data.order !== 'number') return [];
    const key = `${kind} ${data.order}`;
    const other = taken.get(key);
    taken.set(key, other ?? file);
    if (other === undefined) return [];
    const problem = `is ${data.order}, as in ${other}; their file names decide which comes first`;
    return [{ file, field: 'order', problem, fix: 'Write another number if that is not what you mean.' }];
  });
};

const adviceOnMenu = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ kind }) => kind === 'navigation')
    .flatMap(({ file, data }) => {
      const items: unknown[] = isObject(data) && Array.isArray(data.header) ? data.header : [];
      const places = items.map((item) => (isObject(item) ? item.index : undefined));
      return places.flatMap((place, at): Problem[] => {
        const before = places.indexOf(place);
        if (place === undefined || before === at) return [];
        return [
          {
            file,
            field: `header[${at}].index`,
            problem: `is ${place}, as in header[${before}]; of the two, the first in the file comes first`,
            fix: 'Write another number if that is not what you mean.',
          },
        ];
      });
    });

/** Alternative texts that a camera or a program wrote. */
const emptyAlt =
  /^(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|logo|screenshot|untitled)(?: of)?[ .]*\d*|(?:IMG|DSC|DSCN|PXL|Screenshot|WhatsApp Image)[ _-].*|.*\.(?:jpe?g|png|webp|gif|svg|heic))$/i;

const adviceOnAlt = (files: readonly ContentFile[]): Problem[] => {
  const advice: Problem[] = [];
  for (const { file, schema, data } of files) {
    walkFields(fieldsOf(schema), data, (_field, value, path) => {
      const name = path.at(-1);
      if ((name !== 'alt' && name !== 'altText') || typeof value !== 'string' || !emptyAlt.test(value.trim()))
        return;
      advice.push({
        file,
        field: fieldPath(path),
        problem: `is "${value}", which tells somebody who does not see the picture nothing`,
        fix: 'Say in one sentence what can be seen.',
      });
    });
  }
  return advice;
};

const textIn = (data: unknown, field: string): string | undefined => {
  const value = isObject(data) ? data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const hostOfMail = (mail: string | undefined): string | undefined => mail?.split('@')[1]?.toLowerCase();

/** After a move: the company has a new number or address, and its offices the old one. */
const adviceOnContacts = (files: readonly ContentFile[]): Problem[] => {
  const site = files.find(({ kind }) => kind === 'site');
  const offices = files.filter(({ kind }) => kind === 'office').map(({ data }) => data);
  if (!site || offices.length === 0) return [];
  const fix = 'Change it in content/offices, too, if it has changed.';
  const advice: Problem[] = [];
  const phone = textIn(site.data, 'phone');
  if (phone && !offices.some((office) => textIn(office, 'phone') === phone)) {
    advice.push({ file: site.file, field: 'phone', problem: `is ${phone}, which no office has`, fix });
  }
  const host = hostOfMail(textIn(site.data, 'email'));
  if (host && !offices.some((office) => hostOfMail(textIn(office, 'email')) === host)) {
    advice.push({
      file: site.file,
      field: 'email',
      problem: `is at ${host}, where no office has its own`,
      fix,
    });
  }
  return advice;
};

/** Relative luminance of a colour such as #0b2a35 (WCAG 2.2, "relative luminance"). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of the browser's own words and icons on the frame, which are black or white (WCAG 1.4.6: 7). */
const leastContrast = 7;

const adviceOnThemeColor = (files: readonly ContentFile[]): Problem[] => {
  const site = files.find(({ kind }) => kind === 'site');
  const colour = textIn(site?.data, 'themeColor');
  if (!site || !colour || !/^#[0-9a-f]{6}$/i.test(colour)) return [];
  const own = luminance(colour);
  const contrast = Math.max(1.05 / (own + 0.05), (own + 0.05) / 0.05);
  if (contrast >= leastContrast) return [];
  const problem = `is ${colour}, on which neither white nor black can be read well (contrast ${contrast.toFixed(1)})`;
  return [{ file: site.file, field: 'themeColor', problem, fix: 'Choose a darker or a lighter colour.' }];
};

/** What could be better in settings and relations. None of it blocks. */
export const adviseOnSettings = (files: readonly ContentFile[]): Problem[] => [
  ...adviceOnOrder(files),
  ...adviceOnMenu(files),
  ...adviceOnAlt(files),
  ...adviceOnContacts(files),
  ...adviceOnThemeColor(files),
];
