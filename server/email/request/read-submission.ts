import { type ContactMessage, type MessageField, messageFields } from '../../../src/message/fields';
import { honeypotField } from '../../../src/message/form';
import { type LeadSource, tidySource } from '../../../src/message/lead-source';
import { composeQuoteMessage } from '../../../src/message/quote';
import { type QuoteAnswers, quoteFields } from '../../../src/message/quote-fields';
import { elapsedField, type SpamSignals } from '../../../src/message/spam-signals';

/** What a visitor typed, to be shown again if it cannot be sent. */
export interface Typed {
  readonly message: ContactMessage;
  readonly quote: QuoteAnswers;
}

/** A parsed request body. */
export interface Submission {
  readonly typed: Typed;
  /** The message to be checked and sent: what was typed, with the answers of a quote form written into its text. */
  readonly message: ContactMessage;
  readonly signals: SpamSignals;
  /** Where the visitor came from; {} if nothing was sent, as without scripts. */
  readonly source: LeadSource;
}

export type FieldErrors = Partial<Record<MessageField, string>>;

export type SubmissionResult =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly error: string; readonly fields?: FieldErrors };

export type BodyType = 'json' | 'form';

const notText = 'Please send this as text.';
const sentTwice = 'Please send this once.';
const unreadable = 'The message could not be read.';

/**
 * Which of the two formats a `Content-Type` announces, or undefined for any other. A charset other than UTF-8 is
 * another type.
 */
export const readBodyType = (contentType: string | undefined): BodyType | undefined => {
  const [essence = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return undefined;
  if (essence.trim() === 'application/json') return 'json';
  return essence.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
};

/** The text of UTF-8 bytes, or undefined if they are not UTF-8. */
const decodeUtf8 = (body: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Own keys only: `__proto__` or `constructor` in the body is then a key like any other.
const own = (value: object, key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value;

const fromJson = (text: string): SubmissionResult => {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, error: 'The body must be a JSON object.' };
  }
  const fields: FieldErrors = {};
  const read = (field: MessageField): string => {
    const value = own(body, field);
    const absent = value === undefined || (value === null && field === 'phoneNumber');
    if (!absent && typeof value !== 'string') fields[field] = notText;
    return typeof value === 'string' ? value : '';
  };
  const [name, email, phoneNumber, message] = [
    read('name'),
    read('email'),
    read('phoneNumber'),
    read('message'),
  ];
  if (Object.keys(fields).length > 0) return { ok: false, error: unreadable, fields };
  const signal = (key: string) => {
    const value = own(body, key);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const typed = { message: { name, email, phoneNumber, message }, quote: {} };
  const signals = { honeypot: signal(honeypotField), elapsed: signal(elapsedField) };
  return {
    ok: true,
    submission: { typed, message: typed.message, signals, source: tidySource(own(body, 'source')) },
  };
};

// URLSearchParams would replace invalid UTF-8 with U+FFFD; decodeURIComponent refuses it.
const parseForm = (text: string): Map<string, string[]> | undefined => {
  const values = new Map<string, string[]>();
  try {
    for (const pair of text.split('&').filter((part) => part !== '')) {
      const [key = '', ...rest] = pair.replaceAll('+', ' ').split('=');
      const name = decodeURIComponent(key);
      const value = decodeURIComponent(rest.join('='));
      // Appended in place: copying the list for each value would make a body of one repeated key cost seconds.
      const known = values.get(name);
      if (known) known.push(value);
      else values.set(name, [value]);
    }
  } catch {
    return undefined;
  }
  return values;
};

const fromForm = (text: string): SubmissionResult => {
  const values = parseForm(text);
  if (values === undefined) return { ok: false, error: unreadable };
  const twice = messageFields.filter((field) => (values.get(field)?.length ?? 0) > 1);
  if (twice.length > 0) {
    return {
      ok: false,
      error: unreadable,
      fields: Object.fromEntries(twice.map((field) => [field, sentTwice])),
    };
  }
  const first = (key: string) => values.get(key)?.[0];
  const message: ContactMessage = {
    name: first('name') ?? '',
    email: first('email') ?? '',
    phoneNumber: first('phoneNumber') ?? '',
    message: first('message') ?? '',
  };
  // A question with several checkboxes sends its name once for each.
  const quote = Object.fromEntries(
    quoteFields
      .map((field) => [field, (values.get(field) ?? []).filter((answer) => answer !== '').join(', ')])
      .filter(([, answer]) => answer !== ''),
  );
  const asked = Object.keys(quote).length > 0;
  return {
    ok: true,
    submission: {
      typed: { message, quote },
      message: asked ? { ...message, message: composeQuoteMessage(quote, message.message) } : message,
      signals: { honeypot: first(honeypotField), elapsed: first(elapsedField) },
      source: {},
    },
  };
};

/**
 * Parses a request body. Unknown keys are ignored, so that a form may grow before the server does.
 * @returns what was sent, or the error with the fields that caused it: not UTF-8, not JSON, not text, sent twice
 */
export const readSubmission = (type: BodyType, body: Uint8Array): SubmissionResult => {
  const text = decodeUtf8(body);
  if (text === undefined) return { ok: false, error: 'The body must be UTF-8.' };
  return type === 'json' ? fromJson(text) : fromForm(text);
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
export const contentLength = (type: BodyType, body: Uint8Array): number => {
  if (type === 'json') return decodedLength(Buffer.from(body).toString());
  const percent = 0x25;
  let encoded = 0;
  for (const byte of body) if (byte === percent) encoded += 1;
  return body.byteLength - 2 * encoded;
};
