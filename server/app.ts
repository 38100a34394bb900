import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { SiteManifest } from '../src/site-manifest/site-manifest';
import type { Email } from './email';
import { requestTarget } from './request-path';
import type { SiteFiles } from './site-files';

interface AppParts {
  site: SiteFiles;
  manifest: Pick<SiteManifest, 'redirects' | 'otherHeaders' | 'secureTransport'>;
  email: Pick<Email, 'handle' | 'health'>;
  log: Logger;
}

const setHeaders = (response: ServerResponse, headers: readonly (readonly [string, string])[]): void => {
  for (const [name, value] of headers) response.setHeader(name, value);
};

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** TLS ends at the proxy in front; the first entry of its header is about the visitor's connection. */
const isSecure = ({ headers }: IncomingMessage): boolean =>
  /^\s*https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto'] ?? ''));

/** The host of the page that led here, unless it is one of this site; `inside` if it is. */
const cameFrom = ({ headers: { referer, host } }: IncomingMessage): { from?: string; inside?: true } => {
  if (referer === undefined || !URL.canParse(referer)) return {};
  const from = new URL(referer).host;
  return from === host ? { inside: true } : { from };
};

/**
 * One log line for each request, without personal data: no address, no query, of the headers the host that led here.
 * `npm run report` reads them.
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
      ...(!response.writableFinished && { aborted: true }),
    });
  });
};

/** The whole server as a request listener: the site's files, `POST /email` and `/healthz`. */
export const createApp = ({ site, manifest, email, log }: AppParts): RequestListener => {
  const redirectFrom = new Map(manifest.redirects.map((redirect) => [redirect.from, redirect]));

  const send = (
    response: ServerResponse,
    status: number,
    body: string | object,
    headers: Record<string, string> = {},
  ): void => {
    const [type, content] =
      typeof body === 'string' ? ['text/plain', `${body}\n`] : ['application/json', JSON.stringify(body)];
    setHeaders(response, manifest.otherHeaders);
    response.writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...headers,
    });
    response.end(content);
  };

  const answer = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (path === '/email') {
      // The endpoint sets its own on top when it responds with a page.
      setHeaders(response, manifest.otherHeaders);
      return email.handle(request, response);
    }
    const reading = isReading(request.method);
    if (path === '/healthz' && reading) {
      const mail = await email.health();
      const uptime = Math.round(process.uptime());
      return send(response, 200, { status: mail.canStore ? 'ok' : 'degraded', uptime, mail });
    }
    const redirect = redirectFrom.get(path);
    if (redirect && redirect.status >= 300) {
      return send(response, redirect.status, 'Moved', { Location: redirect.to });
    }
    if (!site.has(path)) return site.serveNotFound(request, response);
    if (!reading) return send(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    return site.serve(path, request, response);
  };

  return (request, response) => {
    // HTTP/1.1 connections stay open by default (RFC 9112, section 9.3); Node would say so in every response.
    if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('Connection');
    const target = requestTarget(request.url ?? '/');
    if (isSecure(request)) setHeaders(response, [manifest.secureTransport]);
    logWhenDone(request, response, target.kind === 'path' ? target.path : `(${target.kind})`, log);
    // RFC 9112, section 3.2; Node itself takes the first.
    const hosts = request.headersDistinct.host?.length ?? 0;
    if (target.kind === 'malformed' || hosts > 1) {
      send(response, 400, 'Bad request');
    } else if (target.kind === 'redirect') {
      send(response, 301, 'Moved permanently', { Location: target.location });
    } else {
      answer(target.path, request, response).catch((error: unknown) => {
        log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'a request failed');
        if (response.headersSent) response.destroy();
        else send(response, 503, 'This cannot be answered at the moment.');
      });
    }
  };
};
