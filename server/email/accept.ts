import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { checkMessage, tidyMessage } from '../../src/message/rules';
import { isSuspectedSpam } from '../../src/message/spam-signals';
import type { Company } from '../../src/site-manifest/company';
import { errorCode } from './error-code';
import { composeMail, type ReceivedMessage } from './mail/compose';
import { createJunkLimit } from './request/junk-limit';
import { isForeign } from './request/origin';
import type { RateLimiter } from './request/rate-limit';
import type { ReceivedBody } from './request/read-body';
import type { RequestHead } from './request/read-head';
import {
  type BodyType,
  contentLength,
  type FieldErrors,
  readBodyType,
  readSubmission,
  type Submission,
  type Typed,
} from './request/read-submission';
import { logCampaign, logPage } from './safe-log';
import type { EmailSettings } from './settings';
import { composeLead, type Lead } from './webhook/lead';

/** Maximum size of a message's content in bytes (behaviour.md, rule 70). */
export const bodyLimit = 64 * 1024;

/** Maximum number of bytes to read: JSON may write one byte of content as six (`\u0041`), a form post as three. */
export const rawBodyLimit = 6 * bodyLimit;

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
export interface ComposedMail extends Pick<ReceivedMessage, 'id' | 'suspectedSpam'> {
  readonly content: Buffer;
  /** The same message for the webhook. */
  readonly lead: Lead;
}

/** Resolves once the mail is safe: on the disk, or with the mail server. Rejects otherwise. */
export type KeepMail = (mail: ComposedMail) => Promise<void>;

export interface AcceptParts {
  readonly settings: Pick<EmailSettings, 'from' | 'to' | 'origins' | 'perAddress'>;
  readonly company: Company;
  readonly limiter: RateLimiter;
  readonly keep: KeepMail;
  readonly log: Logger;
  readonly now?: (() => number) | undefined;
  /** Whether the site has a path, so that the log may contain it; without it, paths like those of pages are logged. */
  readonly isPage?: ((path: string) => boolean) | undefined;
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
  busy: 'Too many messages are arriving at once. Please try again shortly.',
  failed: 'Oops! Something went wrong. Please try again shortly.',
} as const;

const retryAfterFailure = 60;

/** A refusal with the text of its status. */
export const refuse = (
  status: Refusal['status'],
  error: string,
  more: Pick<Refusal, 'fields' | 'typed' | 'retryAfter'> = {},
): Refusal => ({ kind: 'refused', status, error, ...more });

/** Why a request is refused whatever its body is; otherwise the body's type. */
const checkHead = (head: RequestHead, origins: readonly string[]): BodyType | Refusal => {
  if (head.method !== 'POST') return refuse(405, refusalTexts.method);
  if (isForeign(head, origins)) return refuse(403, refusalTexts.foreign);
  const type = readBodyType(head.contentType);
  if (type === undefined) return refuse(415, refusalTexts.type);
  if (!/^\s*(identity)?\s*$/i.test(head.encoding ?? '')) return refuse(415, refusalTexts.compressed);
  return type;
};

/** Reads a body, or says why it is refused. */
const readMessage = (type: BodyType, received: ReceivedBody): Submission | Refusal => {
  if (received.kind === 'slow') return refuse(408, refusalTexts.slow);
  if (received.kind === 'crowded') return refuse(503, refusalTexts.busy, { retryAfter: retryAfterFailure });
  if (received.kind === 'large' || contentLength(type, received.body) > bodyLimit)
    return refuse(413, refusalTexts.large);
  const result = readSubmission(type, received.body);
  return result.ok ? result.submission : refuse(400, result.error, { fields: result.fields });
};

/** Bodies without a message that a sender may send for each message it may send. */
const junkPerMessage = 10;

export type Accept = ReturnType<typeof createAccept>;

/**
 * Takes a message from its arrival to its response, whatever transport brought it: checks, rate limit, rules, mail,
 * storage.
 * @returns a function that accepts a message or says why not; it never rejects
 */
export const createAccept = ({
  settings,
  company,
  limiter,
  keep,
  log,
  now = Date.now,
  isPage,
}: AcceptParts) => {
  const junk = createJunkLimit(junkPerMessage * settings.perAddress.messages);
  const countJunk = (sender: string, received: ReceivedBody): void => {
    // The sender of a message that had to make room has done nothing wrong.
    if (received.kind === 'crowded') return;
    junk.count(sender, received.kind === 'complete' ? received.body.byteLength : rawBodyLimit);
  };
  // Never lose a message because the rate limiter failed.
  const countMessage = (sender: string) =>
    limiter.take(sender).catch((error: unknown) => {
      log.error({ code: errorCode(error) }, 'rate limit cannot be counted');
      return 0;
    });

  return async (head: RequestHead, received: ReceivedBody): Promise<Outcome> => {
    const type = checkHead(head, settings.origins);
    if (typeof type === 'object') return type;
    const junkWait = junk.wait(head.sender);
    if (junkWait > 0) return refuse(429, refusalTexts.many, { retryAfter: junkWait });

    const result = readMessage(type, received);
    if ('kind' in result) {
      countJunk(head.sender, received);
      return result;
    }
    const { typed, message, signals } = result;
    const problems = checkMessage(message);
    if (problems.some(({ stops }) => stops)) {
      countJunk(head.sender, received);
      const fields: FieldErrors = Object.fromEntries(problems.map(({ field, text }) => [field, text]));
      return refuse(400, refusalTexts.invalid, { fields, typed });
    }

    // Only messages that would be kept are counted, so that correcting a mistake costs nothing.
    const wait = await countMessage(head.sender);
    if (wait > 0) return refuse(429, refusalTexts.many, { typed, retryAfter: wait });

    const id = randomBytes(16).toString('hex');
    const suspectedSpam = isSuspectedSpam(signals, message);
    const source = head.wantsPrivacy ? {} : result.source;
    try {
      const kept: ReceivedMessage = {
        message: tidyMessage(message),
        kind: typed.kind,
        id,
        date: new Date(now()),
        suspectedSpam,
        source,
      };
      const content = await composeMail({ ...kept, from: settings.from, to: settings.to, company });
      await keep({ id, content, lead: composeLead(kept), suspectedSpam });
    } catch (error) {
      log.error({ code: errorCode(error) }, 'message not kept');
      await limiter.giveBack(head.sender).catch(() => undefined);
      return refuse(503, refusalTexts.failed, { typed, retryAfter: retryAfterFailure });
    }
    const page = logPage(source.page, isPage);
    const firstPage = logPage(source.firstPage, isPage);
    const campaign = logCampaign(source.utm_campaign);
    log.info({ id, suspectedSpam, page, firstPage, campaign }, 'message kept');
    return { kind: 'accepted', id };
  };
};
