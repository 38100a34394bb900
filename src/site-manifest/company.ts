import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../content-folder';
import { isComplete, mergeTexts, type Texts } from '../content-model/texts/languages';

/** What the server needs to know about the company: whom mails are from and to, where the site is, and how it speaks. */
export const companySchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  /** Address of the site, whose pages may send forms. */
  url: z.string().optional(),
  /** The mail that tells visitors that their message has arrived. */
  confirmation: z.object({ subject: z.string(), text: z.array(z.string()) }).optional(),
  /** Names of the people whom pages name as contact, by the names of their files. */
  people: z.record(z.string(), z.string()).optional(),
  /** Language and country of its pages and mails. */
  locale: z.string(),
  forms: z
    .object({ internationalPhone: z.boolean().default(false), anyEmail: z.boolean().default(false) })
    .prefault({}),
  texts: z.custom<Texts>(isComplete, 'texts are missing'),
});

export type Company = z.infer<typeof companySchema>;

const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(...path), 'utf8').replace(/^\ufeff/, ''));

const readPeople = (content: string): Company['people'] => {
  const folder = join(content, 'people');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^[^.].*\.json$/.test(file)) : [];
  const named = z.object({ name: z.string() });
  return Object.fromEntries(
    files.map((file) => [parse(file).name, named.parse(readJson(folder, file)).name]),
  );
};

/**
 * The company whose content is built or developed: `site.json`, `texts.json` and the people of the content folder.
 * @throws if a file is missing or unlike a company
 */
export const readCompany = (content = contentFolder()): Company => {
  const site = z.looseObject({ locale: z.string() }).parse(readJson(content, 'site.json'));
  const own = existsSync(join(content, 'texts.json')) ? readJson(content, 'texts.json') : {};
  const texts = mergeTexts(site.locale, own);
  return companySchema.parse({ ...site, texts, people: readPeople(content) });
};
