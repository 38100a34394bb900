import { isObject } from '../../is-object';
import { type ContactMessage, type FieldTexts, filesField, messageFields } from '../../message/fields';
import type { LeadSource } from '../../message/lead-source';
import { tidyMessage } from '../../message/rules';
import { formAddress } from './form-endpoint';

/**
 * The outcome of sending a message: whether a mail confirms it, if the server says so; or the server's complaints by
 * field, and its explanation, if visitors can do something about it.
 */
export type SendResult =
  | { readonly kind: 'sent'; readonly isConfirmed?: boolean | undefined }
  | { readonly kind: 'failed'; readonly fields: FieldTexts; readonly reason?: string | undefined };

/** The part of `fetch` that sending needs. */
export type Post = (address: string, init: RequestInit) => Promise<Response>;

// Browsers refuse `keepalive` if the bodies of all such requests exceed 64 KiB (Fetch, "HTTP-network-or-cache
// fetch").
const keepaliveLimit = 60 * 1024;

/**
 * The body of `POST /email` (behaviour.md, rule 50).
 * @param additions fields that the form adds by itself: its kind, service, contact, id and spam signals
 */
export const buildBody = (
  message: ContactMessage,
  additions: Readonly<Record<string, string>>,
  source: LeadSource = {},
): string => {
  const { phoneNumber, ...rest } = tidyMessage(message);
  return JSON.stringify({
    ...rest,
    ...(phoneNumber !== '' && { phoneNumber }),
    ...additions,
    ...(Object.keys(source).length > 0 && { source }),
  });
};

/** The same with the form's files, as browsers send a form without scripts. */
export const buildFormBody = (
  form: HTMLFormElement,
  additions: Readonly<Record<string, string>>,
  source: LeadSource,
): FormData => {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(additions)) body.set(name, value);
  if (Object.keys(source).length > 0) body.set('source', JSON.stringify(source));
  return body;
};

/** True if the request completes even if the visitor leaves the page. */
export const outlivesPage = (body: string | FormData): boolean =>
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

const readFieldErrors = (data: unknown): FieldTexts => {
  const fields = isObject(data) && isObject(data.fields) ? data.fields : {};
  return Object.fromEntries(
    [...messageFields, filesField].flatMap((field) => {
      const text = fields[field];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
};

/**
 * Sends a message with the site's one call. It succeeds if the response does and its data is truthy (behaviour.md,
 * rule 56); everything else is a failure. It never times out and never throws.
 */
export const sendMessage = async (body: string | FormData, post: Post): Promise<SendResult> => {
  try {
    const response = await post(formAddress, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        // The browser adds the boundary of a form's parts.
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
      keepalive: outlivesPage(body),
    });
    const data = await readData(response);
    if (response.ok && data) {
      const isConfirmed = isObject(data) ? data.confirmation : undefined;
      return { kind: 'sent', ...(typeof isConfirmed === 'boolean' && { isConfirmed }) };
    }
    if (response.ok) return { kind: 'failed', fields: {} };
    // Visitors read the server's text only for problems that they can solve.
    const isTheirs = response.status < 500;
    const reason = isTheirs && isObject(data) && typeof data.error === 'string' ? data.error : undefined;
    return { kind: 'failed', fields: readFieldErrors(data), reason };
  } catch {
    return { kind: 'failed', fields: {} };
  }
};
