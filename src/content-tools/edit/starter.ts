import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { describeFile, singles } from '../../content-model';
import en from '../../content-model/texts/en.json';
import { languages } from '../../content-model/texts/languages';
import { listTexts } from '../read/inspect-texts';
import { readContent } from '../read/read-content';
import { schemaNote } from '../schema/editor-schemas';
import { formatJson } from './format-json';
import { drawPlaceholder } from './placeholder';
import { findNamedFile } from './references';

/** What a new company is called and where it is. */
export interface NewCompany {
  name: string;
  /** Language and country, such as `de-DE`. */
  locale: string;
  /** Address of its site, without a slash at the end. */
  url: string;
  /** Its main colour, with six digits and small letters. */
  colour: string;
}

/** The folders of a starter: what all languages share, and that of a locale's language, or English. */
const starterFolders = (starter: string, locale: string): string[] =>
  ['common', locale.slice(0, 2) in languages ? locale.slice(0, 2) : 'en'].map((name) => join(starter, name));

/** The values of the words in braces. */
const listValues = ({ name, locale, url, colour }: NewCompany): Readonly<Record<string, string | number>> => {
  const countryCode = locale.slice(3);
  const now = new Date();
  return {
    name,
    locale,
    url,
    colour,
    countryCode,
    email: `info@${new URL(url).hostname.replace(/^www\./, '')}`,
    country: new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode) ?? countryCode,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    year: now.getFullYear(),
    day: now.toISOString().slice(0, 10),
  };
};

const themeColours = z.object({ colours: z.record(z.string(), z.string()) });

/** Draws every picture that the content of a folder names and does not have. */
const drawPictures = async (root: string, colours: Readonly<Record<string, string>>): Promise<void> => {
  const { cream = '', sea = '', foam = '', sand = '', coral = '', ink = '' } = colours;
  for (const text of listTexts(readContent(root).files)) {
    const file = findNamedFile(text);
    const { minWidth: width, minHeight: height } = text.field;
    if (!file || !width || !height || existsSync(join(root, file))) continue;
    const field = text.path.at(-1);
    const calm = field === 'imagePath' ? 'left' : field === 'mobileViewImage' ? 'top' : undefined;
    const svg = drawPlaceholder(file, { width, height }, [cream, sea, foam, sand, foam, coral, ink], calm);
    writeFileSync(join(root, file), await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer());
  }
};

/**
 * Writes the content that a company begins with: the texts of `starter/` with its name, and pictures in its colours.
 * @param starter folder with `common` and one folder for each language
 * @param root folder to write to
 */
export const writeStarter = async (starter: string, root: string, company: NewCompany): Promise<void> => {
  const values = listValues(company);
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (word, key: string) => String(values[key] ?? word));
  const fillValue = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return value === '{year}' ? values.year : fill(value);
  };
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const writeJson = (file: string, data: object): void => {
    // Of a kind that this site does not have, there is nothing to write.
    const kind = describeFile(file, Object(data).template)?.kind;
    if (kind) write(file, formatJson({ $schema: schemaNote(kind, file), ...data }));
  };
  let colours: Readonly<Record<string, string>> = {};
  for (const folder of starterFolders(starter, company.locale)) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(json|svg)$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      if (file.endsWith('.svg')) {
        write(file, fill(text));
        continue;
      }
      const data = z.looseObject({}).parse(JSON.parse(text, fillValue));
      if (file === 'theme.json') ({ colours } = themeColours.parse(data));
      writeJson(file, data);
    }
  }
  // Every text of the interface, to be translated.
  if (!(company.locale.slice(0, 2) in languages)) writeJson(singles.texts.file, en);
  await drawPictures(root, colours);
};
