import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import pino from 'pino';
import site from '../content/site.json';
import { createEmail, readEmailSettings, SettingsError } from './email';

/**
 * `POST /email` for `npm run develop`, with the same settings and the same Maildir as the server.
 * @throws SettingsError when the settings cannot work
 */
export const developEmail = (): RequestListener => {
  const root = resolve('.');
  const result = readEmailSettings(process.env, site, root);
  if (!result.ok) throw new SettingsError(result.errors.join('\n'));
  const email = createEmail({ settings: result.settings, company: site, log: pino() });
  email.start();
  return (request, response) => void email.handle(request, response);
};
