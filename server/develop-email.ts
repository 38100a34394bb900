import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import pino from 'pino';
import { readCompany } from '../src/site-manifest/company';
import { createEmail } from './email';
import { readEmailSettings } from './email/settings';

/**
 * `POST /email` for `npm run develop`, with the same settings and the same database as the server.
 * @throws SettingsError when the settings cannot work
 */
export const developEmail = (): RequestListener => {
  const company = readCompany();
  const settings = readEmailSettings(process.env, company, resolve('.'));
  const email = createEmail({ settings, company, log: pino() });
  email.start();
  return (request, response) => void email.handle(request, response);
};
