import pino from 'pino';
import { company } from '../../dist/site-manifest.json';
import { createWebEmail } from '../../server/email/serverless';

const email = createWebEmail(process.env, company, pino());

interface Context {
  readonly ip?: string;
  waitUntil(work: Promise<void>): void;
}

/**
 * Netlify's function for `POST /email` (netlify.toml). It needs DATABASE_URL or SMTP_URL among the site's environment
 * variables.
 */
export default (request: Request, context: Context): Promise<Response> =>
  email(request, context.ip, (work) => context.waitUntil(work));

export const config = { path: '/email' };
