import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { describeFile, singles } from '../../content-model';
import { site } from '../../content-model/company';
import { findDirection } from '../../content-model/texts/direction';
import en from '../../content-model/texts/en.json';
import { fill } from '../../content-model/texts/fill';
import { languages } from '../../content-model/texts/languages';
import { type Theme, theme } from '../../content-model/theme';
import { colour } from '../../content-model/theme/palette';
import { sampleMark } from '../advice/texts';
import { listBelow } from '../read/find-file';
import { type Entry, listTexts } from '../read/inspect-texts';
import { schemaNote } from '../schema/editor-schemas';
import { collectChanges, type FileChanges } from './file-changes';
import { findNamedFile } from './references';

/** What a new company is called and where it is. */
export const newCompany = site
  .pick({ name: true, locale: true, url: true })
  .extend({ colour: colour('Its main colour') });
export type NewCompany = z.infer<typeof newCompany>;

/** The values of the words in braces. */
const listValues = (company: NewCompany): Readonly<Record<string, string | number>> => {
  const { locale, url } = company;
  const countryCode = locale.slice(3);
  const now = new Date();
  return {
    ...company,
    countryCode,
    email: `info@${new URL(url).hostname.replace(/^www\./, '')}`,
    country: new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode) ?? countryCode,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    year: now.getFullYear(),
    day: now.toISOString().slice(0, 10),
  };
};

/**
 * Reads the content that a company begins with: the texts of `starter/` with its name, and drawings in its colour.
 * @param starter folder with `common` and one folder for each language
 * @returns entries by their order, drawings by their path, and where lines begin; pictures are drawn for those who write them
 */
export const readStarter = (starter: string, company: NewCompany) => {
  const values = listValues(company);
  const fillValue = (_: string, value: unknown): unknown => {
    if (value === '{year}') return values.year;
    return typeof value === 'string' ? fill(value, values) : value;
  };
  const language = company.locale.slice(0, 2);
  const folders = ['common', existsSync(join(starter, language)) ? language : 'en'];
  const readFiles = (ending: string) =>
    folders.flatMap((folder) => {
      const files = listBelow(join(starter, folder)).filter((file) => file.endsWith(ending));
      return files.sort().map((file) => ({ file, text: readFileSync(join(starter, folder, file), 'utf8') }));
    });
  const entries = readFiles('.json').flatMap(({ file, text }) => {
    const data = z.looseObject({}).parse(JSON.parse(text, fillValue));
    // Of a kind that this site does not have, there is nothing to write.
    const entry = describeFile(file, data.template);
    return entry ? { ...entry, file, data } : [];
  });
  const drawings = new Map(readFiles('.svg').map(({ file, text }) => [file, fill(text, values)]));
  return { entries, drawings, isRtl: findDirection(company.locale) === 'rtl' };
};

/**
 * A picture to be replaced, as SVG: circles, which look well at every size and however they are cropped.
 * @param name decides on their places, so that no two pictures are alike
 * @param field that names it: of a banner one side stays empty, because words stand on it
 */
const drawPlaceholder = (
  name: string,
  { width, height }: { width: number; height: number },
  [ground, ...colours]: readonly string[],
  field: PropertyKey = '',
): string => {
  const random = createHash('sha512').update(name).digest();
  const [left = 0, top = 0] = ['imagePath', 'mobileViewImage'].map((calm) => (field === calm ? 45 : 0));
  const circles = colours.map((fill, at) => {
    const [x = 0, y = 0, size = 0] = random.subarray(3 * at);
    return `<circle cx="${x / 2.55}%" cy="${y / 2.55}%" r="${12 + size / 10}%" fill="${fill}"/>`;
  });
  const drawn = `<svg x="${left}%" y="${top}%" width="${100 - left}%" height="${100 - top}%">${circles.join('')}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn}</svg>`;
};

/** Draws every picture that entries name and that is not there; mirrored, where words on it begin at the right. */
export const drawPictures = async (
  changes: FileChanges,
  entries: readonly Entry[],
  { colours }: Pick<Theme, 'colours'>,
  isRtl: boolean,
): Promise<void> => {
  const { cream, sea, foam, sand, coral, ink } = colours;
  for (const text of listTexts(entries)) {
    const file = findNamedFile(text);
    const { minWidth: width, minHeight: height } = text.field;
    if (!file || !width || !height || changes.has(file)) continue;
    const hues = [cream, sea, foam, sand, foam, coral, ink];
    const svg = drawPlaceholder(file, { width, height }, hues, text.path.at(-1));
    const drawn = sharp(Buffer.from(svg)).flop(isRtl);
    // So that the check knows it, whatever it is called (check-pictures.ts).
    const marked = drawn.jpeg({ quality: 85 }).withExif({ IFD0: { ImageDescription: sampleMark } });
    changes.write(file, await marked.toBuffer());
  }
};

/** Writes the content that a company begins with to a folder. */
export const writeStarter = async (starter: string, root: string, company: NewCompany): Promise<void> => {
  const { entries, drawings, isRtl } = readStarter(starter, company);
  const changes = collectChanges(root);
  const writeJson = (kind: string, file: string, data: object) =>
    changes.writeJson(file, { $schema: schemaNote(kind, file), ...data });
  for (const [file, text] of drawings) changes.write(file, text);
  for (const { kind, file, data } of entries) writeJson(kind, file, data);
  // Every text of the interface, to be translated.
  if (!(company.locale.slice(0, 2) in languages)) writeJson('texts', singles.texts.file, en);
  const look = theme.parse(entries.find(({ kind }) => kind === 'theme')?.data);
  await drawPictures(changes, entries, look, isRtl);
  changes.apply();
};
