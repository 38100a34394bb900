import type { RequestListener } from 'node:http';
import { subscribeToProblems } from './problems';

/** Sends the browser the problems of the content, at once and after each change, as server-sent events. */
export const problemsEndpoint = (): RequestListener => (_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // Otherwise Gatsby compresses the stream and holds it back.
    'Cache-Control': 'no-store, no-transform',
  });
  const unsubscribe = subscribeToProblems((problems) =>
    response.write(`data: ${JSON.stringify(problems)}\n\n`),
  );
  response.on('close', unsubscribe);
};
