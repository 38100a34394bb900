import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type Accept, type Outcome, type RequestHead, rawBodyLimit, refusalTexts, refuse } from './accept';
import { errorCode } from './queue/maildir';
import { clientAddress } from './request/client-address';
import { isPreflight, otherOrigin } from './request/cors';
import { readBody } from './request/read-body';
import { wantsPrivacy } from './request/wants-privacy';
import { type Answer, answerTo, forOrigin, preflightAnswer } from './response/answer';
import type { RenderErrorPage } from './response/error-page';
import type { Company } from './settings';

export interface HttpParts {
  readonly accept: Accept;
  readonly company: Company;
  readonly render: RenderErrorPage;
  readonly trustedProxies: number;
  /** Origins whose pages may send, besides the host of the request. */
  readonly origins: readonly string[];
  /** Milliseconds for the whole body. */
  readonly bodyTime: number;
  readonly log: Logger;
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/** The head of a node:http request, as the core expects it. */
export const readHead = (request: IncomingMessage, trustedProxies: number): RequestHead => ({
  method: request.method,
  contentType: request.headers['content-type'],
  encoding: request.headers['content-encoding'],
  length: request.headers['content-length'],
  site: single(request.headers['sec-fetch-site']),
  origin: request.headers.origin,
  host: request.headers.host,
  sender: clientAddress(
    request.socket.remoteAddress,
    single(request.headers['x-forwarded-for']),
    trustedProxies,
  ),
  wantsPrivacy: wantsPrivacy(request.headers),
});

const write = (response: ServerResponse, answer: Answer, close: boolean) => {
  if (response.destroyed || response.headersSent) return;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (close) response.setHeader('Connection', 'close');
  // RFC 9110, section 8.6: not with 204.
  if (answer.status !== 204) response.setHeader('Content-Length', Buffer.byteLength(answer.body));
  response.writeHead(answer.status);
  response.end(answer.body);
};

/** The mail endpoint as a handler for node:http. It answers every request and never throws. */
export const createHandle = ({
  accept,
  company,
  render,
  trustedProxies,
  origins,
  bodyTime,
  log,
}: HttpParts) => {
  const receive = async (request: IncomingMessage, head: RequestHead): Promise<Outcome | undefined> => {
    const result = await readBody(request, { bytes: rawBodyLimit, time: bodyTime });
    if (result.kind === 'aborted') return undefined;
    // Read to its end before it is refused, or the sender would see a broken connection instead of the reason.
    const refusal = accept.screen(head);
    if (refusal !== undefined) return refusal;
    if (result.kind === 'large') return refuse(413, refusalTexts.large);
    if (result.kind === 'slow') return refuse(408, refusalTexts.slow);
    return accept.take(head, result.body);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = readHead(request, trustedProxies);
    const origin = otherOrigin(head, origins);
    if (origin !== undefined && isPreflight(head.method)) {
      write(response, preflightAnswer(origin), false);
      return;
    }
    try {
      const outcome = await receive(request, head);
      if (outcome === undefined) return;
      const answer = answerTo(outcome, head.contentType, company, render);
      write(response, forOrigin(answer, origin), !request.complete);
      // Do not wait for what a sender sends after the response.
      if (!request.complete) response.once('finish', () => request.destroy());
    } catch (error) {
      log.error({ code: errorCode(error) }, 'request to the mail endpoint failed');
      const outcome = refuse(503, refusalTexts.failed);
      write(response, forOrigin(answerTo(outcome, head.contentType, company, render), origin), true);
    }
  };
};
