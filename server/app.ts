import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { emailPath } from '../src/message/fields';
import { guessAddress } from '../src/site-manifest/guess-address';
import type { Email } from './email';
import { type HealthCheck, isReady } from './health-check';
import { addQuery, type PathTarget, type RequestTarget, requestTarget } from './request-path';
import type { Site } from './site';

interface AppParts {
  /** The newest build. */
  findSite: () => Site;
  email: Pick<Email, 'handle'>;
  check: HealthCheck;
  log: Logger;
}

/** For monitors: the process runs; messages can be stored and are delivered. */
const alivePath = '/livez';
const readyPath = '/readyz';

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** TLS ends at the proxy in front; the first entry of its header is about the visitor's connection. */
const isSecure = ({ headers }: IncomingMessage): boolean =>
  /^\s*https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto'] ?? ''));

/** The name of a host on the internet, unlike an address. */
const hostName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d+)?$/;

/** The host of the page that led here, unless it is one of this site; `inside` if it is. */
const cameFrom = ({ headers: { referer, host } }: IncomingMessage): { from?: string; inside?: true } => {
  if (referer === undefined || !URL.canParse(referer)) return {};
  const from = new URL(referer).host;
  if (from === host) return { inside: true };
  return hostName.test(from) ? { from } : {};
};

/** Whether a program says that it is none that somebody looks at: an uptime monitor, a search engine, a script. */
const isRobot = (userAgent = ''): boolean =>
  !/^Mozilla\//.test(userAgent) ||
  /bot|crawl|spider|monitor|uptime|pingdom|statuscake|headless/i.test(userAgent);

/**
 * One log line for each request, without personal data: no address, no query, of the headers the host that led here.
 * `npm run report` reads them.
 * @param path of the site; of others, only that they are unknown
 */
const logWhenDone = (request: IncomingMessage, response: ServerResponse, path: string, log: Logger): void => {
  const started = performance.now();
  response.once('close', () => {
    log.info({
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...cameFrom(request),
      // Not yet seen by anybody.
      ...(/prefetch/.test(String(request.headers['sec-purpose'] ?? '')) && { prefetch: true }),
      ...(isRobot(request.headers['user-agent']) && { robot: true }),
      ...(!response.writableFinished && { aborted: true }),
    });
  });
};

/** The whole server as a request listener: the site's files, `POST /email`, `/livez` and `/readyz`. */
export const createApp = ({ findSite, email, check, log }: AppParts): RequestListener => {
  const send = (response: ServerResponse, status: number, text: string, headers?: OutgoingHttpHeaders) => {
    response.setHeaders(new Map(findSite().otherHeaders));
    const always = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(status, { ...always, ...headers }).end(`${text}\n`);
  };

  const moveTo = (response: ServerResponse, location: string, status = 301): void =>
    send(response, status, 'Moved permanently', { Location: location });

  const answerFromSite = (target: PathTarget, request: IncomingMessage, response: ServerResponse): void => {
    const { path, pathname, search } = target;
    const { files, findRedirect } = findSite();
    const meant = files.has(path) ? path : guessAddress(path);
    const redirect = findRedirect(path) ?? findRedirect(meant);
    if (redirect) {
      moveTo(response, addQuery(redirect.to, search), redirect.status);
    } else if (files.isPage(meant) && pathname !== encodeURI(meant)) {
      // A page has one address: scripts look the page up by it.
      moveTo(response, encodeURI(meant) + search);
    } else if (files.has(path) && !isReading(request.method)) {
      send(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    } else {
      files.serve(path, request, response);
    }
  };

  const answer = async (target: PathTarget, request: IncomingMessage, response: ServerResponse) => {
    if (target.path === emailPath) {
      // The endpoint sets its own on top when it responds with a page.
      response.setHeaders(new Map(findSite().otherHeaders));
      return email.handle(request, response);
    }
    if (target.path === alivePath && isReading(request.method)) return send(response, 200, 'alive');
    if (target.path === readyPath && isReading(request.method)) {
      const ready = isReady(await check());
      return send(response, ready ? 200 : 503, ready ? 'ready' : 'not ready');
    }
    return answerFromSite(target, request, response);
  };

  /** What the log may say of a path: visitors can write anything there. */
  const describePath = (target: RequestTarget): string => {
    if (target.kind !== 'path') return `(${target.kind})`;
    const { files, findRedirect } = findSite();
    if (target.path === emailPath || files.has(target.path)) return target.path;
    return findRedirect(target.path)?.from ?? '(unknown)';
  };

  return (request, response) => {
    // HTTP/1.1 connections stay open by default (RFC 9112, section 9.3); Node would say so in every response.
    if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('Connection');
    const target = requestTarget(request.url ?? '/');
    const site = findSite();
    if (isSecure(request)) response.setHeader(...site.secureTransport);
    const isProbe = target.kind === 'path' && [alivePath, readyPath].includes(target.path);
    if (!isProbe) logWhenDone(request, response, describePath(target), log);
    // RFC 9112, section 3.2; Node itself takes the first.
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      send(response, 400, 'Bad request');
    } else if (target.kind === 'malformed') {
      site.files.serveNotFound(request, response, 400);
    } else if (target.kind === 'redirect') {
      moveTo(response, target.location);
    } else {
      answer(target, request, response).catch((error: unknown) => {
        log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'a request failed');
        if (response.headersSent) response.destroy();
        else send(response, 503, 'This cannot be answered at the moment.');
      });
    }
  };
};
