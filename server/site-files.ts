import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';
import send from 'send';
import { notFoundPath, type SiteManifest } from '../src/gatsby/site-manifest';

/** Endings of the compressed copies by the name of their encoding. */
const copies = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof copies;
/** In the order we prefer them. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

interface SiteFile {
  /** Path below the public folder. */
  file: string;
  headers: readonly (readonly [string, string])[];
  /** Encodings of which a compressed copy stands beside the file. */
  encodings: readonly Encoding[];
  contentType: string | undefined;
}

/** Types of what is compressed, since a copy's own ending says nothing of it. */
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** What `send` finds wrong with a request; every other error means that the site is damaged. */
const clientMistakes: Partial<Record<number, string>> = {
  412: 'Precondition failed',
  416: 'Range not satisfiable',
};
const fileHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

export interface SiteFiles {
  /** Whether a path is a page or file of the site. */
  has(path: string): boolean;
  /** Answers GET and HEAD with the file of a path that the site has. */
  serve(path: string, request: IncomingMessage, response: ServerResponse): void;
  /** Answers with the 404 page. */
  serveNotFound(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Serves a built site: exactly the paths of its manifest, each with its headers, in the best encoding that
 * the browser takes. Files are read and sent by `send`, with ETag, 304, HEAD and ranges.
 * @param publicFolder absolute path of the built files
 */
export const createSiteFiles = (publicFolder: string, manifest: SiteManifest, log: Logger): SiteFiles => {
  const files = new Map<string, SiteFile>();
  for (const [path, [file, set]] of Object.entries(manifest.files)) {
    files.set(path, {
      file,
      headers: manifest.headerSets[set] ?? [],
      encodings: encodings.filter((encoding) => existsSync(join(publicFolder, file + copies[encoding]))),
      contentType: types[file.slice(file.lastIndexOf('.') + 1)],
    });
  }

  const answer = (
    site: SiteFile,
    request: IncomingMessage,
    response: ServerResponse,
    isError: boolean,
  ): void => {
    for (const [name, value] of site.headers) response.setHeader(name, value);
    if (site.contentType) response.setHeader('Content-Type', site.contentType);
    let { file } = site;
    if (site.encodings.length > 0) {
      response.setHeader('Vary', 'Accept-Encoding');
      // Ranges of a compressed copy are of no use to anybody who asks for ranges.
      const accepted = request.headers.range ? [] : new Negotiator(request).encodings([...site.encodings]);
      // Whatever is accepted at all will do; the smallest comes first in our own order.
      const encoding = site.encodings.find((candidate) => accepted.includes(candidate));
      if (encoding) {
        file += copies[encoding];
        response.setHeader('Content-Encoding', encoding);
      }
    }
    send(request, `/${file.split('/').map(encodeURIComponent).join('/')}`, {
      root: publicFolder,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
      // An error has no version and no parts.
      ...(isError && { etag: false, lastModified: false, acceptRanges: false }),
    })
      .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
        const mistake = clientMistakes[error.status ?? 500];
        if (!mistake) log.error({ code: error.code, file }, 'a file of the site cannot be read');
        if (response.headersSent) {
          // Part of the file is on its way; that the connection breaks off is the only sign left.
          response.destroy();
          return;
        }
        // These told of the file, and the answer is not the file.
        for (const name of fileHeaders) response.removeHeader(name);
        if (!mistake) response.removeHeader('Content-Range');
        response.statusCode = mistake ? (error.status ?? 500) : 503;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(`${mistake ?? 'This page cannot be read at the moment.'}\n`);
      })
      .pipe(response);
  };

  return {
    // The 404 page is the answer to unknown addresses and has none itself.
    has: (path) => path !== notFoundPath && files.has(path),
    serve(path, request, response) {
      const site = files.get(path);
      if (site) answer(site, request, response, false);
      else this.serveNotFound(request, response);
    },
    serveNotFound(request, response) {
      const page = files.get(notFoundPath);
      response.statusCode = 404;
      if (page) answer(page, request, response, true);
      else response.end('Not found\n');
    },
  };
};
