import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { json } from 'node:stream/consumers';
import send from 'send';
import { adminFileHeaders, adminHeaders } from './admin-page';
import { bundleCms, type CmsBundle, cmsEntries, cmsSettings, pageFor } from './build-cms';
import { answerRequest } from './content-requests';
import { decap, installCommand, isInstalled } from './decap-packages';
import { localBackend } from './entry-file';
import { isOwnPage } from './request-guard';

const bundleFolder = 'dist/develop/admin';

/** Maximum size of a request in bytes, with pictures. */
const largest = 50 * 1024 * 1024;

const waiting = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3"><title>Not there yet</title>
<h1>The editor is not there yet</h1><p>It is being installed. If this stays, run <code>${installCommand}</code>.</p>`;

/** Sends a page, or anything else as JSON. */
const answerWith = (response: ServerResponse, status: number, body: string | object): void => {
  const [type, text] =
    typeof body === 'string'
      ? ['text/html; charset=utf-8', body]
      : ['application/json', JSON.stringify(body)];
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
};

/**
 * The CMS of `npm run develop`, to be mounted at /admin: its page, and what its local backend asks for
 * (editor/local-backend.ts), which needs no account and writes to the content folder.
 */
export const developAdmin = (content: string): RequestListener => {
  const root = basename(content);
  let bundled: Promise<CmsBundle> | undefined;
  const bundle = (): Promise<CmsBundle> => (bundled ??= bundleCms(bundleFolder, content));

  const answerPage = async (response: ServerResponse): Promise<void> => {
    if (!isInstalled()) return answerWith(response, 503, waiting);
    const page = pageFor(await bundle());
    response.setHeaders(new Map(adminHeaders({ connect: [], pictures: [] })));
    answerWith(response, 200, page);
  };

  const answerConfig = async (response: ServerResponse): Promise<void> => {
    const backend = { name: localBackend };
    answerWith(response, 200, cmsSettings(content, root, backend, await bundle()));
  };

  const answerContent = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, error: string) => answerWith(response, status, { error });
    if (!isOwnPage(request.headers)) return refuse(403, 'Only pages of this server may edit the content.');
    if (Number(request.headers['content-length']) > largest)
      return refuse(413, 'The pictures of this entry are larger than 50 MB together. Save them smaller.');
    const answer = await answerRequest(await json(request), content);
    return answer ? answerWith(response, 200, answer) : refuse(403, 'Nothing but the content may be edited.');
  };

  const answerFile = (folder: string, path: string, request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(adminFileHeaders));
    const refuse = () => answerWith(response, 404, { error: 'There is no such file.' });
    send(request, path, { root: folder, index: false, dotfiles: 'deny', cacheControl: false })
      .on('error', refuse)
      .on('directory', refuse)
      .pipe(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, first = '', ...rest] = pathname.split('/');
    const below = `/${rest.join('/')}`;
    if (first === '' || pathname === '/index.html') return answerPage(response);
    if (pathname === '/config.json') return answerConfig(response);
    if (pathname === '/entries.json') return answerWith(response, 200, cmsEntries(content));
    if (pathname === '/api') return answerContent(request, response);
    if (first.startsWith('decap-')) return answerFile(decap().folder, below, request, response);
    if (first === 'content') return answerFile(content, below, request, response);
    return answerFile(bundleFolder, pathname, request, response);
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else answerWith(response, 500, { error: error instanceof Error ? error.message : String(error) });
    });
  };
};
