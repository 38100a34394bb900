import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AcceptParts, createAccept, refuse } from './accept';
import { errorCode } from './errors';
import { type BodyTimes, readAnyBody } from './request/read-any-body';
import { ownBudget, type ReceivedBody } from './request/read-body';
import { findOtherOrigin, type RequestHead, readHead } from './request/read-head';
import { type Answer, answerOrigin, answerOutcome, answerPreflight } from './response/answer';

/**
 * The response to a request to `/email`, whatever transport brought it.
 * @returns a function that resolves to the response, or to undefined if the sender has gone; it never rejects
 */
export const createRespond = (parts: AcceptParts) => {
  const { company } = parts;
  const accept = createAccept(parts);
  return async (head: RequestHead, readBody: () => Promise<ReceivedBody | undefined>) => {
    const origin = findOtherOrigin(head.headers, parts.settings.origins);
    if (origin !== undefined && head.method === 'OPTIONS') return answerPreflight(origin);
    const answer = (outcome: Parameters<typeof answerOutcome>[0]): Answer => {
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

const write = (response: ServerResponse, { status, headers, body }: Answer, close: boolean) => {
  if (response.destroyed || response.headersSent) return;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (close) response.setHeader('Connection', 'close');
  // RFC 9110, section 8.6: not with 204.
  if (status !== 204) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(body);
};

/**
 * The mail endpoint as a handler for node:http. It answers every request and never rejects.
 * @param trustedProxies number of proxies in front
 * @param times for the whole body
 * @param megabytes of a message's files
 */
export const createHandle =
  (respond: Respond, trustedProxies: number, times: BodyTimes, megabytes: number) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = readHead(request, request.socket.remoteAddress, trustedProxies);
    const memory = ownBudget.open(head.sender);
    const type = head.headers['content-type'];
    const answer = await respond(head, () => readAnyBody(request, type, times, megabytes, memory));
    memory.release();
    if (answer === undefined) return;
    // Do not wait for what a sender sends after the response.
    const isCut = !request.complete && answer.status !== 204;
    write(response, answer, isCut);
    if (isCut) response.once('finish', () => request.destroy());
  };
