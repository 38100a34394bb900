import { readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import send from 'send';
import { adminPath } from '../site-manifest/admin-path';
import { adminFileHeaders, adminHeaders } from './admin-page';
import { bundleCms, type CmsBundle, cmsSettings, pageFor } from './build-cms';
import { findRefusal, parseChange, removeWithPictures } from './checked-writes';
import { decap, type Handler, installCommand, isInstalled, localServer } from './decap-packages';
import { isOwnPage, staysInContent } from './request-guard';

/** The folder of our additions to Decap. */
const bundleFolder = 'dist/develop/admin';

/** Maximum size of a request in bytes, with pictures; Decap's server allows the same. */
const largest = 50 * 1024 * 1024;

const waiting = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3"><title>Not there yet</title>
<h1>The editor is not there yet</h1><p>It is being installed. If this stays, run <code>${installCommand}</code>.</p>`;

const answerWith = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
};
const sendHtml = (response: ServerResponse, status: number, html: string): void =>
  answerWith(response, status, 'text/html; charset=utf-8', html);
const sendText = (response: ServerResponse, status: number, text: string): void =>
  answerWith(response, status, 'text/plain; charset=utf-8', `${text}\n`);
const sendJson = (response: ServerResponse, status: number, body: object): void =>
  answerWith(response, status, 'application/json', JSON.stringify(body));

/** When the newest file below a folder was written, in milliseconds. */
const findLastChange = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(folder, name)).mtimeMs,
    ),
  );

/**
 * The CMS of `npm run develop`, to be mounted at /admin: its page, and Decap's local server, which needs no account
 * and writes to the content folder.
 * @param content absolute path of the content folder
 */
export const developAdmin = (content: string): Handler => {
  const root = basename(content);
  let server: Promise<Handler> | undefined;
  let bundled: Promise<CmsBundle> | undefined;
  let bundledAt = 0;

  /** Our additions to Decap, bundled again after a change to the project's code. */
  const bundle = (): Promise<CmsBundle> => {
    const changed = findLastChange('src');
    if (!bundled || changed > bundledAt) {
      bundledAt = changed;
      bundled = bundleCms(bundleFolder, content);
    }
    return bundled;
  };

  const answerPage = async (response: ServerResponse): Promise<void> => {
    if (!isInstalled()) return sendHtml(response, 503, waiting);
    const page = pageFor(await bundle());
    response.setHeaders(new Map(adminHeaders({ connect: [], pictures: [] })));
    sendHtml(response, 200, page);
  };

  const answerConfig = async (response: ServerResponse): Promise<void> => {
    const backend = { name: 'proxy', proxy_url: `${adminPath}/api/v1`, branch: 'main' };
    const settings = cmsSettings(content, root, backend, await bundle());
    sendJson(response, 200, { ...settings, contentAddress: `${adminPath}/content` });
  };

  const answerServer: Handler = async (request, response, next) => {
    if (!isOwnPage(request.headers)) {
      return sendText(response, 403, 'Only pages of this server may edit the content');
    }
    if (Number(request.headers['content-length']) > largest)
      return sendText(response, 413, 'The request is too large');
    const body: unknown = await json(request);
    if (!staysInContent(body, root)) return sendText(response, 403, 'Nothing but the content may be edited');
    const change = parseChange(body);
    const refusal = change && (await findRefusal(change, content));
    if (refusal !== undefined) return sendJson(response, 422, { error: refusal });
    const removed = change && removeWithPictures(change, content);
    if (removed) return sendJson(response, 200, { message: `deleted ${removed.join(', ')}` });
    // Express's parser then skips the body, which is already read.
    request.body = body;
    request._body = true;
    server ??= localServer(dirname(content));
    return (await server)(request, response, next);
  };

  const answerFile = (folder: string, path: string, request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(adminFileHeaders));
    send(request, path, { root: folder, index: false, dotfiles: 'deny', cacheControl: false })
      .on('error', () => sendText(response, 404, 'Not found'))
      .on('directory', () => sendText(response, 404, 'Not found'))
      .pipe(response);
  };

  const answer: Handler = async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, first = '', ...rest] = pathname.split('/');
    const below = `/${rest.join('/')}`;
    if (first === '' || pathname === '/index.html') return answerPage(response);
    if (pathname === '/config.json') return answerConfig(response);
    if (pathname === '/api/v1') return answerServer(request, response, next);
    if (first.startsWith('decap-')) return answerFile(decap().folder, below, request, response);
    if (first === 'content') return answerFile(content, below, request, response);
    return answerFile(bundleFolder, pathname, request, response);
  };

  return (request, response, next) => {
    Promise.resolve(answer(request, response, next)).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, error instanceof Error ? error.message : String(error));
    });
  };
};
