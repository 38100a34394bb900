import { thankYouPath } from '../../../src/message/fields';
import type { Outcome } from '../accept';
import { corsHeaders, preflightHeaders } from '../request/cors';
import { readBodyType } from '../request/read-submission';
import type { Company } from '../settings';
import type { RenderErrorPage } from './error-page';

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

/**
 * The response for a page of another origin that may send here: readable by its scripts, and leading back to its own site.
 * @param origin undefined for requests of the site's own host
 */
export const forOrigin = (answer: Answer, origin: string | undefined): Answer => {
  if (origin === undefined) return answer;
  const { Location: path } = answer.headers;
  return {
    ...answer,
    headers: { ...answer.headers, ...corsHeaders(origin), ...(path && { Location: origin + path }) },
  };
};

/** The response to a browser that asks whether a page of another origin may send. */
export const preflightAnswer = (origin: string): Answer => ({
  status: 204,
  headers: { ...always, ...preflightHeaders(origin) },
  body: '',
});

/**
 * The response to an outcome. A form post gets one for a reader, everything else one for a program.
 * @param contentType of the request
 */
export const answerTo = (
  outcome: Outcome,
  contentType: string | undefined,
  company: Company,
  render: RenderErrorPage,
): Answer => {
  const isForm = readBodyType(contentType) === 'form';
  if (outcome.kind === 'accepted') {
    return isForm
      ? { status: 303, headers: { ...always, Location: thankYouPath }, body: '' }
      : json(202, { accepted: true, id: outcome.id }, {});
  }
  const { status, error, fields, typed, retryAfter } = outcome;
  const headers = {
    ...(status === 405 ? { Allow: 'POST' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  if (!isForm || status === 405)
    return json(status, { error, ...(fields === undefined ? {} : { fields }) }, headers);
  return {
    status,
    headers: {
      ...always,
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
    },
    body: render({ company, error, fields: fields ?? {}, typed }),
  };
};
