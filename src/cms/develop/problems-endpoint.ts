import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { develop } from './paths';

/**
 * Tells browsers the mistakes of the content, at once and after each change, as server-sent events whose data is a
 * list of problems.
 * @param report file that holds the list
 */
export const problemsEndpoint = (report: string = develop.report): RequestListener => {
  const listeners = new Set<ServerResponse>();
  let last = '';
  const read = (): string => (existsSync(report) ? readFileSync(report, 'utf8') : '[]');
  const send = (response: ServerResponse, list: string): boolean => response.write(`data: ${list}\n\n`);

  mkdirSync(dirname(report), { recursive: true });
  watch(dirname(report), (_event, name) => {
    if (name !== basename(report)) return;
    const list = read();
    if (list === last) return;
    last = list;
    for (const response of listeners) send(response, list);
  }).unref();

  return (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Otherwise Gatsby compresses the stream, and holds it back until much has come together.
      'Cache-Control': 'no-store, no-transform',
    });
    last = read();
    send(response, last);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };
};
