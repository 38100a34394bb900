import { z } from 'zod';
import { attempt } from '../../../src/attempt';
import type { Texts } from '../../../src/content-model/texts/languages';
import {
  type ContactMessage,
  contactField,
  type FieldTexts,
  honeypotField,
  idField,
  kindField,
  type MessageKind,
  messageFields,
  type QuoteAnswers,
  quoteFields,
  readKind,
} from '../../../src/message/fields';
import { type LeadSource, tidySource } from '../../../src/message/lead-source';
import { composeQuoteMessage } from '../../../src/message/quote';
import { elapsedField, type SpamSignals } from '../../../src/message/spam-signals';
import { type FormParts, mostFields, type WholeBody } from './collect-body';

/** What a visitor typed, to be shown again if it cannot be sent. */
export interface Typed {
  readonly kind: MessageKind;
  readonly message: ContactMessage;
  readonly quote: QuoteAnswers;
  /** The service that a quote form asks for, or the job of an application. */
  readonly service?: string | undefined;
  /** Whom the form names; anything, since the browser sends it. */
  readonly contact?: string | undefined;
}

export interface Submission {
  readonly typed: Typed;
  /** The message to be checked and sent: what was typed, with the answers of a quote form written into its text. */
  readonly message: ContactMessage;
  /** The UUID that the form made, by which a message sent twice is recognised. */
  readonly clientId?: string | undefined;
  readonly signals: SpamSignals;
  /** Where the visitor came from; {} if nothing was sent, as without scripts. */
  readonly source: LeadSource;
}

/** Why a body cannot be read. */
export interface Unreadable {
  readonly error: string;
  readonly fields?: FieldTexts;
}

export type BodyType = 'json' | 'form' | 'parts';

/**
 * Which of the formats a `Content-Type` announces, or undefined for any other. A charset other than UTF-8 is
 * another type.
 */
export const readBodyType = (contentType = ''): BodyType | undefined => {
  const [essence = '', ...parameters] = contentType.toLowerCase().replaceAll('"', '').split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset !== undefined && !/^charset=utf-?8$/.test(charset)) return undefined;
  if (essence.trim() === 'application/json') return 'json';
  if (essence.trim() === 'multipart/form-data') return 'parts';
  return essence.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
};

type Words = Pick<Texts, 'refusals' | 'request'>;
const word = z.string().trim().min(1).max(200).optional().catch(undefined);

const typedText = z.string();
const signal = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);

/** The body of a request, as the forms send it. */
export const sentBody = z.object(
  {
    name: typedText.default(''),
    email: typedText.default(''),
    phoneNumber: typedText.nullish().transform((phone) => phone ?? ''),
    message: typedText.default(''),
    [kindField]: z.unknown().optional().transform(readKind),
    service: word,
    [contactField]: word,
    [idField]: z.uuid().optional().catch(undefined),
    [honeypotField]: signal,
    [elapsedField]: signal,
    source: z.unknown().optional().transform(tidySource),
  },
  { error: 'The body must be a JSON object.' },
);

/**
 * What was sent, by the names of the fields.
 * @param quote answers of a quote form that are not yet part of the message
 */
const readFields = (
  values: unknown,
  { refusals, request }: Words,
  quote: QuoteAnswers = {},
): Submission | Unreadable => {
  const result = sentBody.safeParse(values);
  if (!result.success) {
    const { formErrors, fieldErrors } = z.flattenError(result.error);
    if (formErrors[0]) return { error: formErrors[0] };
    const fields = messageFields.flatMap((field) => (fieldErrors[field] ? [[field, refusals.field]] : []));
    return { error: refusals.unreadable, fields: Object.fromEntries(fields) };
  }
  const { kind, service, contact, id, subject: honeypot, elapsed, source, ...message } = result.data;
  const text =
    Object.keys(quote).length > 0 ? composeQuoteMessage(quote, request, message.message) : message.message;
  return {
    typed: { kind, message, quote, service, contact },
    message: { ...message, message: text },
    clientId: id,
    signals: { honeypot, elapsed },
    source,
  };
};

const readPairs = (pairs: FormParts['pairs'], texts: Words): Submission | Unreadable => {
  const { refusals } = texts;
  const readAll = (field: string) => pairs.flatMap(([name, value]) => (name === field ? value : []));
  const twice = messageFields.filter((field) => readAll(field).length > 1);
  if (twice.length > 0) {
    const fields = Object.fromEntries(twice.map((field) => [field, refusals.twice]));
    return { error: refusals.unreadable, fields };
  }
  // Of other fields the first counts.
  const values = Object.fromEntries([...pairs].reverse());
  const asked = readKind(values[kindField]) === 'application' ? [] : quoteFields;
  // A question with several checkboxes sends its name once for each.
  const quote: QuoteAnswers = Object.fromEntries(
    asked
      .map((field) => [field, readAll(field).filter(Boolean).join(', ')])
      .filter(([, answer]) => answer !== ''),
  );
  const source = attempt(() => JSON.parse(values.source ?? ''));
  return readFields({ ...values, service: quote.service ?? values.service, source }, texts, quote);
};

/**
 * Parses a request body. Unknown keys are ignored, so that a form may grow before the server does.
 * @returns what was sent, or the error with the fields that caused it: not UTF-8, not JSON, not text, sent twice
 */
export const readSubmission = (
  type: BodyType,
  received: WholeBody,
  texts: Words,
): Submission | Unreadable => {
  if (received.kind === 'parts') return readPairs(received.parts.pairs, texts);
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(received.body));
  if (text === undefined) return { error: 'The body must be UTF-8.' };
  if (type === 'json') {
    const values: unknown = attempt(() => JSON.parse(text));
    return readFields(values, texts);
  }
  const isForm =
    text.split('&', mostFields + 1).length <= mostFields &&
    // URLSearchParams would replace invalid UTF-8 with U+FFFD; this refuses it.
    attempt(() => decodeURIComponent(text)) !== undefined;
  return isForm ? readPairs([...new URLSearchParams(text)], texts) : { error: texts.refusals.unreadable };
};

// A pair of escapes (`\ud83d\ude00`) is one character; every other one is at most three bytes, and so is counted.
const decodedLength = (json: string): number =>
  Buffer.byteLength(
    json.replace(/\\u([0-9a-f]{4})/gi, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );

/**
 * Bytes of content in a body, however they are encoded: a form writes each byte of most scripts as three (`%E0`), and
 * JSON may write a letter as six (`\u0905`).
 */
export const contentLength = (type: BodyType, received: WholeBody): number => {
  if (received.kind === 'parts')
    return received.parts.pairs.reduce((sum, pair) => sum + Buffer.byteLength(pair.join()), 0);
  const { body } = received;
  if (type === 'json') return decodedLength(Buffer.from(body).toString());
  return body.byteLength - 2 * body.filter((byte) => byte === '%'.charCodeAt(0)).length;
};
