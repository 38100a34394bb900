import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import {
  type ComposedMail,
  createAccept,
  type Outcome,
  type RequestHead,
  refusalTexts,
  refuse,
} from './accept';
import { createSend, explainMailFailure, impatientTimeouts } from './mail/smtp';
import { clientAddress } from './request/client-address';
import { isPreflight, otherOrigin } from './request/cors';
import { createRateLimiter } from './request/rate-limit';
import { wantsPrivacy } from './request/wants-privacy';
import { type Answer, answerTo, forOrigin, preflightAnswer } from './response/answer';
import { type RenderErrorPage, renderErrorPage } from './response/error-page';
import type { Company, EmailSettings } from './settings';
import { createWebhookSend, explainWebhookFailure } from './webhook/send-lead';

/** A request as serverless hosts pass it. */
export interface DirectRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly remoteAddress: string | undefined;
  readonly body: Uint8Array;
}

export interface DirectParts {
  readonly settings: EmailSettings;
  readonly company: Company;
  readonly log: Logger;
  readonly render?: RenderErrorPage;
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/**
 * The mail endpoint for hosts without a disk: each message is handed to the mail server before the response, and
 * refused with 503 if the mail server does not accept it or `SMTP_URL` is not set.
 */
export const createDirectEmail = ({ settings, company, log, render = renderErrorPage }: DirectParts) => {
  const { smtpUrl, webhook, from, to } = settings;
  const post = webhook && createWebhookSend(webhook, { timeout: impatientTimeouts.whole });
  const send = smtpUrl === undefined ? undefined : createSend(smtpUrl, from, to, impatientTimeouts);
  if (send === undefined && post === undefined)
    log.error('SMTP_URL is not set: without a disk or a mail server no message can be taken');

  /** Not retried: there is no disk to remember it. With a mail server the mail is what counts. */
  const notify = async ({ id, lead }: ComposedMail): Promise<void> => {
    try {
      await post?.(Buffer.from(JSON.stringify(lead)));
    } catch (error) {
      log.error({ id, code: explainWebhookFailure(error).code }, 'webhook not delivered');
      if (send === undefined) throw error;
    }
  };

  const keep = async (mail: ComposedMail) => {
    const { id, content } = mail;
    if (send === undefined) {
      if (post === undefined) throw new Error('no mail server');
      return notify(mail);
    }
    try {
      const { refused } = await send(content);
      if (refused > 0)
        log.error({ id, refused }, 'mail delivered, but some addresses in MAIL_TO were refused');
    } catch (error) {
      log.error({ id, code: explainMailFailure(error).code }, 'mail not delivered');
      throw error;
    }
    await notify(mail);
  };
  const accept = createAccept({ settings, company, limiter: createRateLimiter(settings, log), keep, log });

  const judge = async ({ method, headers, remoteAddress, body }: DirectRequest): Promise<Outcome> => {
    const forwarded = single(headers['x-forwarded-for']);
    const head: RequestHead = {
      method,
      contentType: headers['content-type'],
      encoding: headers['content-encoding'],
      length: headers['content-length'],
      site: single(headers['sec-fetch-site']),
      origin: headers.origin,
      host: headers.host,
      sender: clientAddress(remoteAddress, forwarded, settings.trustedProxies),
      wantsPrivacy: wantsPrivacy(headers),
    };
    return accept.screen(head) ?? accept.take(head, body);
  };

  /** The response to a request. Never rejects. */
  return async (request: DirectRequest): Promise<Answer> => {
    const { method, headers } = request;
    const origin = otherOrigin({ origin: headers.origin, host: headers.host }, settings.origins);
    if (origin !== undefined && isPreflight(method)) return preflightAnswer(origin);
    const outcome = await judge(request).catch(() => refuse(503, refusalTexts.failed));
    return forOrigin(answerTo(outcome, headers['content-type'], company, render), origin);
  };
};
