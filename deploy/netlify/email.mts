import pino from 'pino';
import site from '../../content/site.json' with { type: 'json' };
import { createWebEmail } from '../../server/email/web';

const email = createWebEmail(process.env, site, pino());

/** Netlify's function for `POST /email` (netlify.toml). It needs SMTP_URL among the site's environment variables. */
export default (request: Request, { ip }: { ip?: string }): Promise<Response> => email(request, ip);

export const config = { path: '/email' };
