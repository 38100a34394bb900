import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';
import send from 'send';
import { notFoundPath, type SiteManifest } from '../src/site-manifest/site-manifest';

/** Extensions of the compressed copies, by encoding, in order of preference. */
const copies = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

type Headers = readonly (readonly [string, string])[];

/** Types of compressed files, because a copy's own extension does not show them. */
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

/** Errors of `send` that the request caused; any other means that the site is damaged. */
const clientMistakes: Partial<Record<number, string>> = {
  412: 'Precondition failed',
  416: 'Range not satisfiable',
};

/** Requests with these headers are left to `send`, which knows all their rules. */
const condition = /^(?:range|if-.*|cache-control)$/;

/** A file of the manifest as it is served. */
const describeFile = (
  publicFolder: string,
  headerSets: SiteManifest['headerSets'],
  [file, set, hash]: SiteManifest['files'][string],
) => {
  const type = types[file.slice(file.lastIndexOf('.') + 1)];
  const encodings = [...copies].flatMap(([encoding, copy]) =>
    existsSync(join(publicFolder, file + copy)) ? encoding : [],
  );
  const headers: Headers = [
    ...(headerSets[set] ?? []),
    ...(type ? [['Content-Type', type] as const] : []),
    ...(encodings.length > 0 ? [['Vary', 'Accept-Encoding'] as const] : []),
  ];
  return { file, headers, hash, encodings, isText: type !== undefined };
};

type SiteFile = ReturnType<typeof describeFile>;

/** What a request for a file is answered with: the file itself or a compressed copy, with all headers but its ETag. */
const describeAnswer = ({ file, hash, headers, encodings }: SiteFile, request: IncomingMessage) => {
  // Nobody who requests ranges wants them of a compressed copy. Any accepted encoding will do; ours are ordered by size.
  const accepted = request.headers.range ? [] : new Negotiator(request).encodings(encodings);
  const encoding = encodings.find((candidate) => accepted.includes(candidate));
  const copy = encoding ? copies.get(encoding) : '';
  const all = encoding ? [...headers, ['Content-Encoding', encoding] as const] : [...headers];
  return { file: file + copy, etag: `"${hash}${copy}"`, headers: all };
};

/** Bytes of all files together and of one. */
const defaults = { total: 32_000_000, largest: 200_000 };

/**
 * Keeps files of one build in memory from their first request on, within limits. Requests never wait for it: until a file
 * is read, it is served from the disk, where its errors are reported as well.
 */
export const createHotFiles = (folder: string, { total, largest } = defaults) => {
  /** Without a body until the file is read, and for good if it is too large. */
  const known = new Map<string, Buffer | undefined>();
  let used = 0;

  const keep = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const { size } = await stat(path);
    if (size > largest || used + size > total) return;
    // Reserved before reading, because other files are read at the same time.
    used += size;
    known.set(file, await readFile(path));
  };

  return {
    take(file: string): Buffer | undefined {
      if (!known.has(file)) {
        known.set(file, undefined);
        keep(file).catch(() => undefined);
      }
      return known.get(file);
    },
  };
};

/**
 * Serves a built site: exactly the paths of its manifest, each with its headers, in the best encoding that the
 * browser accepts. Files are read and sent by `send`, with 304, HEAD and ranges; from their second request on texts
 * come from memory. The ETag is the content's hash: builds may give all files the same time, so there is no Last-Modified.
 */
export const createSiteFiles = (
  publicFolder: string,
  manifest: Pick<SiteManifest, 'files' | 'headerSets'>,
  log: Logger,
  hotFiles = createHotFiles(publicFolder),
) => {
  const described = Object.entries(manifest.files).map(
    ([path, file]) => [path, describeFile(publicFolder, manifest.headerSets, file)] as const,
  );
  const files = new Map(described);
  // The response to unknown addresses has none itself.
  const notFound = files.get(notFoundPath);
  files.delete(notFoundPath);

  const answer = (site: SiteFile, request: IncomingMessage, response: ServerResponse, isError: boolean) => {
    const { file, etag, headers } = describeAnswer(site, request);
    // An error has no version.
    if (!isError) headers.push(['ETag', etag]);
    // Only `send` knows the types of binary files.
    const isSimple =
      !isError && site.isText && !Object.keys(request.headers).some((name) => condition.test(name));
    const hot = isSimple && hotFiles.take(file);
    if (hot) {
      // As `send` would from the disk; a flat list is the form that Node writes without further checks.
      const all = ['Accept-Ranges', 'bytes', 'Content-Length', String(hot.length), ...headers.flat()];
      response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : hot);
      return;
    }
    response.setHeaders(new Map(headers));
    send(request, `/${file.split('/').map(encodeURIComponent).join('/')}`, {
      root: publicFolder,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
      etag: false,
      lastModified: false,
      acceptRanges: !isError,
    })
      .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
        const mistake = clientMistakes[error.status ?? 500];
        if (!mistake) log.error({ code: error.code, file }, 'a file of the site cannot be read');
        if (response.headersSent) {
          // Part of the file is sent; breaking the connection is the only way to report the error.
          response.destroy();
          return;
        }
        // These described the file, which is not the response any more.
        for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) response.removeHeader(name);
        if (!mistake) response.removeHeader('Content-Range');
        response.statusCode = mistake ? (error.status ?? 500) : 503;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(`${mistake ?? 'This page cannot be read at the moment.'}\n`);
      })
      .pipe(response);
  };

  /** Responds with the 404 page, with another status to an address that is none. */
  const serveNotFound = (request: IncomingMessage, response: ServerResponse, status: 404 | 400 = 404) => {
    response.statusCode = status;
    // Gatsby asks for the data of every address, and reads only the status if there is none; a person sees the page.
    const isScript = request.url?.startsWith('/page-data/') && !request.headers.accept?.includes('text/html');
    if (notFound && !isScript) answer(notFound, request, response, true);
    else response.setHeader('Content-Type', 'text/plain; charset=utf-8').end('Not found\n');
  };

  return {
    /** True if a path is a page or file of the site. */
    has: (path: string): boolean => files.has(path),
    isPage: (path: string): boolean => files.get(path)?.file.endsWith('.html') === true,
    /** Responds to GET and HEAD with the file of a path, and with the 404 page if there is none. */
    serve(path: string, request: IncomingMessage, response: ServerResponse): void {
      const site = files.get(path);
      if (site) answer(site, request, response, false);
      else serveNotFound(request, response);
    },
    serveNotFound,
  };
};
