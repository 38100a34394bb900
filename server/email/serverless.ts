import type { Logger } from 'pino';
import type { Company } from '../../src/site-manifest/company';
import { SettingsError } from '../read-settings';
import { createAccept, type KeepMail, rawBodyLimit, refusalTexts } from './accept';
import { createSendMail, explainMailFailure, impatientTimeouts } from './mail/smtp';
import { createRateLimiter } from './request/rate-limit';
import type { ReceivedBody } from './request/read-body';
import { readHead } from './request/read-head';
import { createRespond } from './respond';
import { type EmailSettings, readEmailSettings } from './settings';
import { createSendLead, explainWebhookFailure } from './webhook/send-lead';

/** Answers `POST /email` for hosts that run functions with the web's Request and Response. */
export type WebEmail = (request: Request, remoteAddress: string | undefined) => Promise<Response>;

const readBody = async (request: Request): Promise<ReceivedBody> => {
  if (Number(request.headers.get('content-length') ?? 0) > rawBodyLimit) return { kind: 'large' };
  const body = new Uint8Array(await request.arrayBuffer());
  return body.length > rawBodyLimit ? { kind: 'large' } : { kind: 'complete', body };
};

/** Hands each message over once: there is no disk to remember it. With a mail server the mail is what counts. */
const createHandOver = ({ smtpUrl, webhook, from, to }: EmailSettings, log: Logger): KeepMail => {
  const sendLead = webhook && createSendLead(webhook, { timeout: impatientTimeouts.whole });
  const sendMail = smtpUrl === undefined ? undefined : createSendMail(smtpUrl, from, to, impatientTimeouts);
  if (!sendMail && !sendLead)
    log.error('SMTP_URL is not set: without a disk or a mail server no message can be taken');

  return async ({ id, content, lead }) => {
    if (!sendMail && !sendLead) throw new Error('no mail server');
    try {
      const { refused } = (await sendMail?.(content)) ?? { refused: 0 };
      if (refused > 0)
        log.error({ id, refused }, 'mail delivered, but some addresses in MAIL_TO were refused');
    } catch (error) {
      log.error({ id, code: explainMailFailure(error).code }, 'mail not delivered');
      throw error;
    }
    try {
      await sendLead?.(Buffer.from(JSON.stringify(lead)));
    } catch (error) {
      log.error({ id, code: explainWebhookFailure(error).code }, 'webhook not delivered');
      if (!sendMail) throw error;
    }
  };
};

/** The settings, or undefined, with the reasons in the log. */
const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  company: Company,
  log: Logger,
): EmailSettings | undefined => {
  try {
    return readEmailSettings(environment, company, '/');
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log.error({ errors: error.errors }, 'the mail settings cannot work');
    return undefined;
  }
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
  const settings = readSettings(environment, company, log);
  if (settings === undefined) {
    const body = { error: refusalTexts.failed };
    return async () => Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  const { origins, trustedProxies } = settings;
  const limiter = createRateLimiter(settings, log);
  const accept = createAccept({ settings, company, limiter, keep: createHandOver(settings, log), log });
  const respond = createRespond({ accept, company, origins, log });
  return async (request, remoteAddress) => {
    const headers = { host: new URL(request.url).host, ...Object.fromEntries(request.headers) };
    const head = readHead({ method: request.method, headers }, remoteAddress, trustedProxies);
    const answer = await respond(head, () => readBody(request));
    return new Response(answer?.body || null, answer);
  };
};
