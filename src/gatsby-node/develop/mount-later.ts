import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { require as requireWithTsx } from 'tsx/cjs/api';

/**
 * Loads a module of the project without Gatsby: it compiles and loads at the start even what is imported later.
 * @param file path in the project
 */
export const load = (file: string) => requireWithTsx(resolve(file), resolve('gatsby-config.ts'));

/** Mounts a handler that is made when it is first asked for, so that the first page need not wait for it. */
export const mountLater = (
  app: { use: (path: string, middleware: RequestListener) => void },
  path: string,
  make: () => RequestListener,
): void => {
  let handler: RequestListener | undefined;
  app.use(path, (request, response) => {
    handler ??= make();
    handler(request, response);
  });
};
