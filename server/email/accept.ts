import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Texts } from '../../src/content-model/texts/languages';
import { type FieldTexts, filesField } from '../../src/message/fields';
import { checkMessage, tidyMessage } from '../../src/message/rules';
import { isSuspectedSpam } from '../../src/message/spam-signals';
import type { Company } from '../../src/site-manifest/company';
import { errorCode } from './errors';
import type { ReceivedMessage } from './mail/compose';
import type { ReceivedBody } from './request/collect-body';
import { judgeFiles } from './request/judge-files';
import { bodyLimit, rawLimit } from './request/read-body';
import { isForeign, type RequestHead, readContact, wantsPrivacy } from './request/read-head';
import {
  type BodyType,
  contentLength,
  readBodyType,
  readSubmission,
  type Submission,
  type Typed,
} from './request/read-submission';
import { createSenderLimit } from './request/sender';
import { logCampaign, logPage } from './safe-log';
import type { EmailSettings } from './settings';
import type { KeepResult, Origin } from './store/messages';

export interface Refusal {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 429 | 503;
  readonly error: string;
  readonly fields?: FieldTexts | undefined;
  /** What the visitor typed, to be shown again. */
  readonly typed?: Typed | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number | undefined;
}

/** `isConfirmed`: the visitor gets a mail that confirms the message. */
export type Outcome = Readonly<{ kind: 'accepted'; id: string; isConfirmed: boolean }> | Refusal;

/** Resolves once the message is safe: in the database, or with the mail server. Rejects if it cannot be kept. */
export type KeepMessage = (message: ReceivedMessage, origin: Origin) => Promise<KeepResult>;

export interface AcceptParts {
  readonly settings: Pick<EmailSettings, 'origins' | 'perAddress' | 'filesMegabytes'>;
  readonly company: Company;
  readonly keep: KeepMessage;
  readonly log: Logger;
  readonly now?: (() => number) | undefined;
  /** Whether the site has a path, so that the log may contain it; without it, paths like those of pages are logged. */
  readonly isPage?: ((path: string) => boolean) | undefined;
  /** The people whom a message may be for, by the name of their file; left out, those that `company` has. */
  readonly listPeople?: (() => Company['people']) | undefined;
}

/** Refusals that only programs get; those for people are texts of the company's language. */
export const programTexts = {
  method: 'Messages are sent with POST.',
  type: 'Messages are sent as application/json, application/x-www-form-urlencoded or multipart/form-data, in UTF-8.',
  compressed: 'Messages are sent without compression.',
} as const;

/** Seconds. */
const retryAfterFailure = 60;

export const refuse = (
  status: Refusal['status'],
  error: string,
  more: Pick<Refusal, 'fields' | 'typed' | 'retryAfter'> = {},
): Refusal => ({ kind: 'refused', status, error, ...more });

/** Why a request is refused whatever its body is; otherwise the body's type. */
const checkHead = (head: RequestHead, origins: readonly string[], { refusals }: Texts) => {
  if (head.method !== 'POST') return refuse(405, programTexts.method);
  if (isForeign(head.headers, origins)) return refuse(403, refusals.foreign);
  const type = readBodyType(head.headers['content-type']);
  if (type === undefined) return refuse(415, programTexts.type);
  if (!/^\s*(identity)?\s*$/i.test(head.headers['content-encoding'] ?? ''))
    return refuse(415, programTexts.compressed);
  return type;
};

/** What is said of a body that was not read. */
const unread = {
  broken: [400, 'unreadable'],
  slow: [408, 'slow'],
  large: [413, 'large'],
  crowded: [503, 'busy'],
} as const;

/** Reads a body, or says why it is refused. */
const readMessage = (type: BodyType, received: ReceivedBody, texts: Texts): Submission | Refusal => {
  const { refusals } = texts;
  if (received.kind !== 'complete' && received.kind !== 'parts') {
    const [status, text] = unread[received.kind];
    return refuse(status, refusals[text], status === 503 ? { retryAfter: retryAfterFailure } : {});
  }
  if (contentLength(type, received) > bodyLimit) return refuse(413, refusals.large);
  const result = readSubmission(type, received, texts);
  return 'error' in result ? refuse(400, result.error, { fields: result.fields }) : result;
};

/** Bytes of a body that was read. */
const countBytes = (received: ReceivedBody, contentType: string | undefined, megabytes: number): number => {
  if (received.kind === 'complete') return received.body.byteLength;
  if (received.kind !== 'parts') return rawLimit(contentType, megabytes);
  return received.parts.files.reduce((sum, { content }) => sum + content.byteLength, 0);
};

/**
 * Takes a message from its arrival to its response, whatever transport brought it: checks, rules, limits, storage.
 * @returns a function that accepts a message or says why not; it never rejects
 */
export const createAccept = (parts: AcceptParts) => {
  const { settings, company, keep, log, now = Date.now, isPage, listPeople = () => company.people } = parts;
  const { texts } = company;
  const { refusals } = texts;
  // So many bodies without a message for each message that a sender may send.
  const junk = createSenderLimit(10 * settings.perAddress.messages);
  const judge = async (head: RequestHead, received: ReceivedBody): Promise<Outcome> => {
    const type = checkHead(head, settings.origins, texts);
    if (typeof type === 'object') return type;
    const junkWait = junk.wait(head.sender);
    if (junkWait > 0) return refuse(429, refusals.many, { retryAfter: junkWait });

    const submission = readMessage(type, received, texts);
    if ('status' in submission) return submission;
    const { message, signals, clientId } = submission;
    const typed = { ...submission.typed, contact: submission.typed.contact ?? readContact(head.headers) };
    const problems = checkMessage(message, company);
    const sent = received.kind === 'parts' ? received.parts.files : [];
    const files = judgeFiles(sent, typed.kind, settings.filesMegabytes, texts.files);
    if (typeof files === 'string' || problems.some(({ stops }) => stops)) {
      const fields: FieldTexts = {
        ...Object.fromEntries(problems.map(({ field, text }) => [field, text])),
        ...(typeof files === 'string' && { [filesField]: files }),
      };
      return refuse(400, refusals.invalid, { fields, typed });
    }
    const source = wantsPrivacy(head.headers) ? {} : submission.source;
    try {
      const composed: ReceivedMessage = {
        message: tidyMessage(message),
        kind: typed.kind,
        service: typed.service,
        // Looked up, never believed.
        contact: new Map(Object.entries(listPeople() ?? {})).get(typed.contact ?? ''),
        id: randomBytes(16).toString('hex'),
        date: new Date(now()),
        suspectedSpam: isSuspectedSpam(signals, message),
        source,
        files,
      };
      const kept = await keep(composed, { sender: head.sender, clientId });
      if (kept.kind === 'limited') return refuse(429, refusals.many, { typed, retryAfter: kept.retryAfter });
      const { kind, id, suspectedSpam, isConfirmed = false } = kept;
      const facts = {
        id,
        suspectedSpam,
        page: logPage(source.page, isPage),
        firstPage: logPage(source.firstPage, isPage),
        campaign: logCampaign(source.utm_campaign),
        files: files.length || undefined,
      };
      log.info(facts, `message ${kind}`);
      return { kind: 'accepted', id, isConfirmed };
    } catch (error) {
      log.error({ code: errorCode(error) }, 'message not kept');
      return refuse(503, refusals.failed, { typed, retryAfter: retryAfterFailure });
    }
  };

  return async (head: RequestHead, received: ReceivedBody): Promise<Outcome> => {
    const outcome = await judge(head, received);
    // Not with 503: the sender of a message that had to make room has done nothing wrong.
    if (outcome.kind === 'refused' && [400, 408, 413].includes(outcome.status))
      junk.count(head.sender, countBytes(received, head.headers['content-type'], settings.filesMegabytes));
    return outcome;
  };
};
