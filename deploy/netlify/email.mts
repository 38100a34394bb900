import pino from 'pino';
import { company } from '../../dist/site-manifest.json';
import { createWebEmail } from '../../server/email/serverless';

const email = createWebEmail(process.env, company, pino());

/** Netlify's function for `POST /email` (netlify.toml). It needs SMTP_URL among the site's environment variables. */
export default (request: Request, { ip }: { ip?: string }): Promise<Response> => email(request, ip);

export const config = { path: '/email' };
