// From the module, not the global: Gatsby replaces the text `process.env` with the values at build time, which would
// write the mail server's password into the bundle and ignore the host's settings.
import { env } from 'node:process';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import pino from 'pino';
import site from '../../content/site.json';
import { refusalTexts } from '../../server/email/accept';
import { createDirectEmail } from '../../server/email/direct';
import { readEmailSettings } from '../../server/email/settings';

const log = pino();

const create = () => {
  const result = readEmailSettings(env, site, '/');
  if (result.ok) return createDirectEmail({ settings: result.settings, company: site, log });
  log.error({ errors: result.errors }, 'the mail settings cannot work');
  return undefined;
};

const answer = create();

export * from '../../server/email/function-config';

/** `POST /email` on serverless hosts, reached by a redirect from `/email`. Needs SMTP_URL; answers 503 without. */
const email = async (
  request: GatsbyFunctionRequest<unknown>,
  response: GatsbyFunctionResponse,
): Promise<void> => {
  const { status, headers, body } =
    answer === undefined
      ? {
          status: 503,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ error: refusalTexts.failed }),
        }
      : await answer({
          method: request.method,
          headers: request.headers,
          remoteAddress: request.socket?.remoteAddress,
          body: request.body,
        });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
};

export default email;
