import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { confirmedAnchor, thankYouPath } from '../../src/message/fields';
import type { Company } from '../../src/site-manifest/company';
import { type AcceptParts, createAccept, type Outcome, refuse } from './accept';
import { renderErrorPage } from './error-page';
import { errorCode } from './errors';
import type { ReceivedBody } from './request/collect-body';
import { type BodyTimes, ownBudget, readAnyBody } from './request/read-body';
import { findOtherOrigin, type RequestHead, readHead } from './request/read-head';
import { readBodyType } from './request/read-submission';
import type { EmailSettings } from './settings';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const answerWith = (status: number, headers: Answer['headers'], body = ''): Answer => ({
  status,
  headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  body,
});

const json = (status: number, body: object, headers: Answer['headers'] = {}): Answer =>
  answerWith(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(body));

/**
 * The response for a page of another origin that may send here: readable by its scripts (Fetch, "CORS protocol"), and
 * leading back to its site.
 */
export const answerOrigin = ({ status, headers, body }: Answer, origin: string): Answer => ({
  status,
  headers: {
    ...headers,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
    ...(headers.Location && { Location: origin + headers.Location }),
  },
  body,
});

/** Tells a browser that a page of another origin may send JSON, for an hour (Fetch, "CORS-preflight request"). */
export const preflight = answerWith(204, {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '3600',
});

/** The response to an outcome. A form post gets one for a reader, everything else one for a program. */
export const answerOutcome = (outcome: Outcome, headers: IncomingHttpHeaders, company: Company): Answer => {
  const { 'content-type': contentType, accept = '' } = headers;
  const type = readBodyType(contentType);
  // Scripts send files as a form, too.
  const isForm = type === 'form' || (type === 'parts' && !accept.includes('application/json'));
  if (outcome.kind === 'accepted') {
    const { id, isConfirmed } = outcome;
    return isForm
      ? answerWith(303, { Location: thankYouPath + (isConfirmed ? `#${confirmedAnchor}` : '') })
      : json(202, { accepted: true, id, confirmation: isConfirmed });
  }
  const { status, error, fields, retryAfter } = outcome;
  const more = {
    ...(status === 405 && { Allow: 'POST' }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  if (!isForm || status === 405) return json(status, { error, fields }, more);
  const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  const ofPage = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return answerWith(status, { ...more, ...ofPage }, renderErrorPage(outcome, company));
};

/**
 * The response to a request to `/email`, whatever transport brought it.
 * @returns a function that resolves to the response, or to undefined if the sender has gone; it never rejects
 */
export const createRespond = (parts: AcceptParts) => {
  const { company } = parts;
  const accept = createAccept(parts);
  return async (head: RequestHead, readBody: () => Promise<ReceivedBody | undefined>) => {
    const origin = findOtherOrigin(head.headers, parts.settings.origins);
    if (origin !== undefined && head.method === 'OPTIONS') return answerOrigin(preflight, origin);
    const answer = (outcome: Outcome): Answer => {
      const found = answerOutcome(outcome, head.headers, company);
      return origin === undefined ? found : answerOrigin(found, origin);
    };
    try {
      // Read to its end even if it is refused, or the sender would see a broken connection instead of the reason.
      const received = await readBody();
      return received && answer(await accept(head, received));
    } catch (error) {
      parts.log.error({ code: errorCode(error) }, 'request to the mail endpoint failed');
      return answer(refuse(503, company.texts.refusals.failed));
    }
  };
};

export type Respond = ReturnType<typeof createRespond>;

/** The mail endpoint as a handler for node:http. It answers every request and never rejects. */
export const createHandle =
  (respond: Respond, { trustedProxies, filesMegabytes }: EmailSettings, times: BodyTimes) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = readHead(request, request.socket.remoteAddress, trustedProxies);
    const memory = ownBudget.open(head.sender);
    const type = head.headers['content-type'];
    const answer = await respond(head, () => readAnyBody(request, type, times, filesMegabytes, memory));
    memory.release();
    if (answer === undefined || response.destroyed || response.headersSent) return;
    const { status, headers, body } = answer;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // RFC 9110, section 8.6: not with 204.
    if (status !== 204) response.setHeader('Content-Length', Buffer.byteLength(body));
    // Do not wait for what a sender sends after the response.
    if (!request.complete && status !== 204) {
      response.setHeader('Connection', 'close');
      response.once('finish', () => request.destroy());
    }
    response.writeHead(status).end(body);
  };
