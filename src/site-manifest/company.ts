import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../content-folder';

/** What the server needs to know about the company: whom mails are from and to, and where the site is. */
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
});

export type Company = z.infer<typeof companySchema>;

const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(contentFolder(), ...path), 'utf8').replace(/^\ufeff/, ''));

const readPeople = (): Company['people'] => {
  const folder = join(contentFolder(), 'people');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^[^.].*\.json$/.test(file)) : [];
  const named = z.object({ name: z.string() });
  return Object.fromEntries(
    files.map((file) => [parse(file).name, named.parse(readJson('people', file)).name]),
  );
};

/**
 * The company whose content is built or developed: `site.json` and the people of the content folder.
 * @throws if the file is missing or unlike a company
 */
export const readCompany = (): Company => ({
  ...companySchema.parse(readJson('site.json')),
  people: readPeople(),
});
