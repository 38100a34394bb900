import type { Logger } from 'pino';
import { rawBodyLimit, refusalTexts } from './accept';
import { createDirectEmail } from './direct';
import { type Company, readEmailSettings } from './settings';

/** Answers `POST /email` for hosts that run functions with the web's Request and Response. */
export type WebEmail = (request: Request, remoteAddress: string | undefined) => Promise<Response>;

const failed = (): Response =>
  Response.json({ error: refusalTexts.failed }, { status: 503, headers: { 'Cache-Control': 'no-store' } });

/** The body, or undefined if it is larger than any message. */
const readBody = async (request: Request): Promise<Uint8Array | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > rawBodyLimit) return undefined;
  const body = new Uint8Array(await request.arrayBuffer());
  return body.length > rawBodyLimit ? undefined : body;
};

/**
 * The mail endpoint of a function without a disk: each message is handed to the mail server before the answer.
 * @param environment needs `SMTP_URL`; without it, or with settings that cannot work, every message is refused with 503
 */
export const createWebEmail = (
  environment: Readonly<Record<string, string | undefined>>,
  company: Company,
  log: Logger,
): WebEmail => {
  const result = readEmailSettings(environment, company, '/');
  if (!result.ok) {
    log.error({ errors: result.errors }, 'the mail settings cannot work');
    return async () => failed();
  }
  const answer = createDirectEmail({ settings: result.settings, company, log });
  return async (request, remoteAddress) => {
    const body = await readBody(request).catch(() => undefined);
    if (body === undefined) return Response.json({ error: refusalTexts.large }, { status: 413 });
    const {
      status,
      headers,
      body: text,
    } = await answer({
      method: request.method,
      headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
      remoteAddress,
      body,
    });
    return new Response(text === '' ? null : text, { status, headers });
  };
};
