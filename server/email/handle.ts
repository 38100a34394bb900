import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyTimes, readAnyBody } from './request/read-any-body';
import { ownBudget } from './request/read-body';
import { readHead } from './request/read-head';
import type { Respond } from './respond';
import type { Answer } from './response/answer';

const write = (response: ServerResponse, { status, headers, body }: Answer, close: boolean) => {
  if (response.destroyed || response.headersSent) return;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (close) response.setHeader('Connection', 'close');
  // RFC 9110, section 8.6: not with 204.
  if (status !== 204) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status);
  response.end(body);
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
    const answer = await respond(head, () =>
      readAnyBody(request, head.headers['content-type'], { times, megabytes, memory }),
    );
    memory.release();
    if (answer === undefined) return;
    // Do not wait for what a sender sends after the response.
    const isCut = !request.complete && answer.status !== 204;
    write(response, answer, isCut);
    if (isCut) response.once('finish', () => request.destroy());
  };
