import type { IncomingHttpHeaders } from 'node:http';
import { confirmedAnchor, thankYouPath } from '../../../src/message/fields';
import type { Company } from '../../../src/site-manifest/company';
import type { Outcome } from '../accept';
import { readBodyType } from '../request/read-submission';
import { renderErrorPage } from './error-page';

/** A response, ready to be written. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const json = (status: number, body: object, headers: Record<string, string>): Answer => ({
  status,
  headers: { ...always, ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const pagePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Lets a page of that origin read the response (Fetch, "CORS protocol"). */
const allowReading = (origin: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
});

/** The response for a page of another origin that may send here: readable by its scripts, and leading back to its site. */
export const answerOrigin = (answer: Answer, origin: string): Answer => {
  const { Location: path } = answer.headers;
  return {
    ...answer,
    headers: { ...answer.headers, ...allowReading(origin), ...(path && { Location: origin + path }) },
  };
};

/** Tells a browser that a page of another origin may send JSON, for an hour (Fetch, "CORS-preflight request"). */
export const answerPreflight = (origin: string): Answer => ({
  status: 204,
  headers: {
    ...always,
    ...allowReading(origin),
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '3600',
  },
  body: '',
});

/**
 * The response to an outcome. A form post gets one for a reader, everything else one for a program.
 * @param asked headers of the request
 */
export const answerOutcome = (outcome: Outcome, asked: IncomingHttpHeaders, company: Company): Answer => {
  const { 'content-type': contentType, accept = '' } = asked;
  const type = readBodyType(contentType);
  // Scripts send files as a form, too.
  const isForm = type === 'form' || (type === 'parts' && !accept.includes('application/json'));
  if (outcome.kind === 'accepted') {
    return isForm
      ? {
          status: 303,
          headers: { ...always, Location: thankYouPath + (outcome.isConfirmed ? `#${confirmedAnchor}` : '') },
          body: '',
        }
      : json(202, { accepted: true, id: outcome.id, confirmation: outcome.isConfirmed }, {});
  }
  const { status, error, fields, retryAfter } = outcome;
  const headers = {
    ...(status === 405 && { Allow: 'POST' }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  if (!isForm || status === 405) return json(status, { error, fields }, headers);
  return {
    status,
    headers: {
      ...always,
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
    },
    body: renderErrorPage(outcome, company),
  };
};
