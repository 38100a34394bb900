/** Loaded once somebody uses a form. */
import { readLeadSource } from '../../browser/capture-lead-source';
import { isObject } from '../../is-object';
import {
  type ContactMessage,
  contactField,
  type FieldTexts,
  filesField,
  honeypotField,
  idField,
  kindField,
  messageFields,
  serviceField,
} from '../../message/fields';
import * as rules from '../../message/rules';
import { spamSignalsToSend } from '../../message/spam-signals';
import { formAddress } from './form-endpoint';
import { readFiles, readValue } from './form-values';

/** Every broken rule of a message, by the company's rules and in the language of its site. */
export const checkMessage = (message: ContactMessage) =>
  rules.checkMessage(message, { forms: FORM_RULES, texts: { rules: TEXTS.rules }, locale: LOCALE.tag });

const ids = new WeakMap<HTMLFormElement, string>();

/**
 * The UUID of a form, the same as long as it is shown, by which the server recognises a message that is sent again because
 * the response got lost. Empty where the browser makes none: over HTTP, other than on localhost.
 */
const formId = (form: HTMLFormElement): string => {
  if (typeof crypto.randomUUID !== 'function') return '';
  const id = ids.get(form) ?? crypto.randomUUID();
  ids.set(form, id);
  return id;
};

/** The body of `POST /email` (behaviour.md, rule 50); with files as browsers send a form without scripts. */
const buildBody = (message: ContactMessage, form: HTMLFormElement, elapsed: number): string | FormData => {
  const named = [kindField, serviceField, contactField].map(
    (field) => [field, readValue(form, field)] as const,
  );
  const given = [...named, [idField, formId(form)] as const].filter(([, value]) => value);
  const additions = {
    ...Object.fromEntries(given),
    ...spamSignalsToSend(readValue(form, honeypotField), elapsed),
  };
  const source = readLeadSource();
  const hasSource = Object.keys(source).length > 0;
  if (readFiles(form, filesField).length > 0) {
    const body = new FormData(form);
    for (const [name, value] of Object.entries(additions)) body.set(name, value);
    if (hasSource) body.set('source', JSON.stringify(source));
    return body;
  }
  const { phoneNumber, ...rest } = rules.tidyMessage(message);
  return JSON.stringify({
    ...rest,
    ...(phoneNumber !== '' && { phoneNumber }),
    ...additions,
    ...(hasSource && { source }),
  });
};

// Browsers refuse `keepalive` if the bodies of all such requests exceed 64 KiB (Fetch, "HTTP-network-or-cache
// fetch").
const keepaliveLimit = 60 * 1024;

/** True if the request completes even if the visitor leaves the page. */
const outlivesPage = (body: string | FormData): boolean =>
  typeof body === 'string' &&
  typeof Request === 'function' &&
  'keepalive' in Request.prototype &&
  new Blob([body]).size <= keepaliveLimit;

// JSON, or plain text from an older endpoint. HTML comes from a host without an endpoint: no message has arrived.
const readData = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return response.headers.get('Content-Type')?.includes('html') ? undefined : text;
  }
};

const readFieldErrors = (fields: unknown): FieldTexts =>
  Object.fromEntries(
    [...messageFields, filesField].flatMap((field) => {
      const text = isObject(fields) && fields[field];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The outcome of sending a message: whether a mail confirms it, if the server says so; or the server's complaints by
 * field, and its explanation, if visitors can do something about it.
 */
export type SendResult =
  | { readonly kind: 'sent'; readonly isConfirmed: boolean | undefined }
  | { readonly kind: 'failed'; readonly fields: FieldTexts; readonly reason?: string | undefined };

/**
 * Sends the message of a form, and what the form adds by itself, with the site's one call. It succeeds if the response does
 * and its data is truthy (behaviour.md, rule 56); everything else is a failure. It never times out and never throws.
 * @param elapsed milliseconds since the form was shown
 */
export const sendMessage = async (
  message: ContactMessage,
  form: HTMLFormElement,
  elapsed: number,
): Promise<SendResult> => {
  const body = buildBody(message, form, elapsed);
  const keepalive = outlivesPage(body);
  // Without `keepalive` the browser drops the request with the page, so it asks before leaving.
  if (!keepalive) window.addEventListener('beforeunload', askToStay);
  try {
    const response = await fetch(formAddress, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        // The browser adds the boundary of a form's parts.
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
      keepalive,
    });
    const data = await readData(response);
    const { confirmation, fields, error }: Record<string, unknown> = isObject(data) ? data : {};
    if (response.ok && data) {
      return { kind: 'sent', isConfirmed: typeof confirmation === 'boolean' ? confirmation : undefined };
    }
    // Visitors read the server's text only for problems that they can solve.
    const reason = response.status < 500 && typeof error === 'string' ? error : undefined;
    return { kind: 'failed', fields: readFieldErrors(fields), reason };
  } catch {
    return { kind: 'failed', fields: {} };
  } finally {
    window.removeEventListener('beforeunload', askToStay);
  }
};
