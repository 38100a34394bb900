import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
});

export type Company = z.infer<typeof companySchema>;

/**
 * The company whose content is built or developed: `site.json` of the content folder.
 * @throws if the file is missing or unlike a company
 */
export const readCompany = (): Company =>
  companySchema.parse(JSON.parse(readFileSync(join(contentFolder(), 'site.json'), 'utf8')));
