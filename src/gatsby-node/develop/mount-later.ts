import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
) => void;

/** Mounts a handler that is loaded when it is first asked for, so that the first page need not wait for it. */
export const mountLater = (
  app: { use: (path: string, middleware: Middleware) => void },
  path: string,
  load: () => Promise<RequestListener>,
): void => {
  let loaded: Promise<RequestListener> | undefined;
  app.use(path, (request, response, next) => {
    loaded ??= load();
    loaded.then((handler) => handler(request, response)).catch(next);
  });
};
