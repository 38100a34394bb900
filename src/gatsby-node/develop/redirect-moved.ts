import type { IncomingMessage, ServerResponse } from 'node:http';
import { readContent } from '../../content-tools/read/read-content';
import { listRedirects } from '../../content-tools/read/schedule';

/**
 * Leads from old addresses of pages to those of now in `npm run develop`: Gatsby's server knows no redirects.
 * @param content absolute path of the content folder
 */
export const redirectMoved =
  (content: string) =>
  ({ url = '/', headers }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path] = url.split('?');
    const isPage = headers.accept?.includes('text/html');
    const moved = isPage && listRedirects(readContent(content), true).find(({ from }) => from === path);
    if (moved) response.writeHead(302, { Location: moved.to }).end();
    else next();
  };
