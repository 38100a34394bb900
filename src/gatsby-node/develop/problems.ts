import type { RequestListener, ServerResponse } from 'node:http';
import type { Problem } from '../../content-tools/read/read-content';

/** Where the browser gets the problems of the content, as server-sent events. */
export const problemsAddress = '/___content-problems';

const listeners = new Set<ServerResponse>();
let current: readonly Problem[] = [];

const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(current)}\n\n`);

/** Replaces the problems, whose files are named as messages name them, and sends them to every open page. */
export const setProblems = (problems: readonly Problem[]): void => {
  current = problems;
  listeners.forEach(send);
};

/** Sends the problems to the browser, at once and after each change. */
export const problemsEndpoint: RequestListener = (_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // Otherwise Gatsby compresses the stream and holds it back.
    'Cache-Control': 'no-store, no-transform',
  });
  send(response);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
};
