import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { checkMessage, tidyMessage } from '../../src/message/rules';
import { isSuspectedSpam } from '../../src/message/spam-signals';
import { composeMail } from './mail/compose';
import { errorCode } from './queue/maildir';
import { isForeign, type RequestSource } from './request/origin';
import type { RateLimiter } from './request/rate-limit';
import {
  contentLength,
  type FieldErrors,
  readBodyType,
  readSubmission,
  type Typed,
} from './request/read-submission';
import type { Company, EmailSettings } from './settings';
import { composeLead, type Lead } from './webhook/lead';

/** Maximum size of a message's content in bytes (behaviour.md, rule 70). */
export const bodyLimit = 64 * 1024;

/** Maximum number of bytes to read: JSON may write one byte of content as six (`\u0041`), a form post as three. */
export const rawBodyLimit = 6 * bodyLimit;

/** A request without its body. */
export interface RequestHead extends RequestSource {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  /** Header `Content-Encoding`. */
  readonly encoding?: string | undefined;
  /** Header `Content-Length`. */
  readonly length: string | undefined;
  /** The sender that the rate limit counts it for. */
  readonly sender: string;
  /** Global Privacy Control or Do Not Track. */
  readonly wantsPrivacy?: boolean;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 429 | 503;
  readonly error: string;
  readonly fields?: FieldErrors | undefined;
  /** What the visitor typed, to be shown again. */
  readonly typed?: Typed | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number | undefined;
}

export type Outcome = { readonly kind: 'accepted'; readonly id: string } | Refusal;

/** A mail to be kept. */
export interface ComposedMail {
  readonly id: string;
  readonly content: Buffer;
  /** The same message for the webhook. */
  readonly lead: Lead;
  /** A bot seems to have sent it. */
  readonly suspectedSpam: boolean;
}

export interface AcceptParts {
  readonly settings: Pick<EmailSettings, 'from' | 'to' | 'origins'>;
  readonly company: Company;
  readonly limiter: RateLimiter;
  /** Resolves once the mail is safe: on the disk, or with the mail server. Rejects otherwise. */
  readonly keep: (mail: ComposedMail) => Promise<void>;
  readonly log: Logger;
  readonly now?: () => number;
}

/** Texts of the refusals; `failed` is the site's failure toast (behaviour.md, rule 56). */
export const refusalTexts = {
  invalid: 'Please correct what is marked.',
  foreign: 'Messages can be sent from our own pages only.',
  method: 'Messages are sent with POST.',
  slow: 'The message took too long to arrive. Please try again.',
  large: 'The message is too large.',
  type: 'Messages are sent as application/json or application/x-www-form-urlencoded, in UTF-8.',
  compressed: 'Messages are sent without compression.',
  many: 'Too many messages have been sent. Please try again later.',
  failed: 'Oops! Something went wrong. Please try again shortly.',
} as const;

const idBytes = 16;

const isCompressed = (encoding = '') => !['', 'identity'].includes(encoding.trim().toLowerCase());
const retryAfterFailure = 60;

/** A refusal with the text of its status. */
export const refuse = (
  status: Refusal['status'],
  error: string,
  more: Pick<Refusal, 'fields' | 'typed' | 'retryAfter'> = {},
): Refusal => ({ kind: 'refused', status, error, ...more });

export type Accept = ReturnType<typeof createAccept>;

/**
 * What happens to a message between its arrival and its response, whatever transport brought it: checks, rate limit,
 * rules, mail, storage. The transports (node:http, Gatsby Function) read the request and write the response.
 */
export const createAccept = ({ settings, company, limiter, keep, log, now = Date.now }: AcceptParts) => {
  /** What is wrong with a request before its body is read, or undefined. */
  const screen = (head: RequestHead): Refusal | undefined => {
    if (head.method !== 'POST') return refuse(405, refusalTexts.method);
    if (isForeign(head, settings.origins)) return refuse(403, refusalTexts.foreign);
    const type = readBodyType(head.contentType);
    if (type === undefined) return refuse(415, refusalTexts.type);
    if (isCompressed(head.encoding)) return refuse(415, refusalTexts.compressed);
    return Number(head.length ?? 0) > rawBodyLimit ? refuse(413, refusalTexts.large) : undefined;
  };

  // A limiter that fails must not cost a message.
  const secondsToWait = (sender: string) =>
    limiter.take(sender).catch((error: unknown) => {
      log.error({ code: errorCode(error) }, 'rate limit cannot be counted');
      return 0;
    });

  /** Accepts a message, or says why not. Never throws. */
  const take = async (head: RequestHead, body: Uint8Array): Promise<Outcome> => {
    const refusal = screen(head);
    const type = readBodyType(head.contentType);
    if (refusal !== undefined || type === undefined) return refusal ?? refuse(415, refusalTexts.type);
    if (contentLength(type, body) > bodyLimit) return refuse(413, refusalTexts.large);

    const result = readSubmission(type, body);
    if (!result.ok) return refuse(400, result.error, { fields: result.fields });
    const { typed, message, signals } = result.submission;
    const { kind } = typed;
    const source = head.wantsPrivacy ? {} : result.submission.source;

    const problems = checkMessage(message);
    if (problems.some(({ stops }) => stops)) {
      const fields: FieldErrors = Object.fromEntries(problems.map(({ field, text }) => [field, text]));
      return refuse(400, refusalTexts.invalid, { fields, typed });
    }

    // Only messages that would be kept are counted, so that correcting a mistake costs nothing.
    const wait = await secondsToWait(head.sender);
    if (wait > 0) return refuse(429, refusalTexts.many, { typed, retryAfter: wait });

    const id = randomBytes(idBytes).toString('hex');
    const suspectedSpam = isSuspectedSpam(signals, message);
    try {
      const parts = { message: tidyMessage(message), kind, id, date: new Date(now()), suspectedSpam, source };
      const content = await composeMail({ ...parts, from: settings.from, to: settings.to, company });
      await keep({ id, content, lead: composeLead(parts), suspectedSpam });
    } catch (error) {
      log.error({ code: errorCode(error) }, 'message not kept');
      await limiter.giveBack(head.sender).catch(() => undefined);
      return refuse(503, refusalTexts.failed, { typed, retryAfter: retryAfterFailure });
    }
    const { page, firstPage, utm_campaign: campaign } = source;
    log.info({ id, suspectedSpam, page, firstPage, campaign }, 'message kept');
    return { kind: 'accepted', id };
  };

  return { screen, take };
};
