import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import { createApp } from '../server/app';
import type { Email } from '../server/email';
import { createHealthCheck, type EmailHealth } from '../server/health-check';
import { createSite } from '../server/site';
import { createHotFiles } from '../server/site-files';
import { temporaryFolder } from './test-folder';

export const pageText = '<!doctype html><title>About</title>'.padEnd(400, 'x');
export const scriptText = 'console.log(1);'.padEnd(1_000, ' ');
export const notFoundText = '<!doctype html><title>Not found</title>'.padEnd(400, 'y');
export const pictureBytes = Buffer.from(Array.from({ length: 500 }, (_, index) => index % 256));

/** What the mail endpoint reports while all is well. */
export const health: EmailHealth = { canStore: true, oldestWaiting: null, blocked: null, counters: {} };

const revalidated = 'public, max-age=0, must-revalidate';
const kept = 'public, max-age=31536000, immutable';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A server with its own small site, on a free port; both are removed after the test file. */
export const testSite = (limits = { total: 0, largest: 0 }) => {
  const folder = temporaryFolder();
  const put = (file: string, content: string | Buffer, withCopies: boolean): void => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (!withCopies) return;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  };
  put('index.html', pageText, true);
  put('about-us/index.html', pageText, true);
  put('404.html', notFoundText, true);
  put('app-1a2b.js', scriptText, true);
  put('static/isle.jpg', pictureBytes, false);
  put('a b/₹.txt', 'Rates', false);
  put('gone/index.html', pageText, true);
  put('secret.txt', 'not in the manifest', false);

  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const manifest = {
    headerSets: [
      [
        ['cache-control', revalidated],
        ['x-content-type-options', 'nosniff'],
      ],
      [['cache-control', kept]],
    ] satisfies [string, string][][],
    files: {
      '/': ['index.html', 0, 'a'],
      '/about-us': ['about-us/index.html', 0, 'b'],
      '/404.html': ['404.html', 0, 'c'],
      '/app-1a2b.js': ['app-1a2b.js', 1, 'd'],
      '/static/isle.jpg': ['static/isle.jpg', 1, 'e'],
      '/a b/₹.txt': ['a b/₹.txt', 0, 'f'],
      '/gone': ['gone/index.html', 0, 'g'],
    } satisfies Record<string, [string, number, string]>,
    redirects: [
      { from: '/Old_Page.php', to: '/about-us', status: 301 },
      { from: '/über-uns', to: '/about-us', status: 301 },
      { from: '/old', to: '/about-us', status: 301 },
      { from: '/old-list', to: '/about-us?show=all#list', status: 301 },
      { from: '/rewritten', to: '/about-us', status: 200 },
    ],
    otherHeaders: [['x-content-type-options', 'nosniff']] satisfies [string, string][],
    secureTransport: ['strict-transport-security', 'max-age=1000'] satisfies [string, string],
  };
  const email = {
    handle: jest.fn<ReturnType<Email['handle']>, Parameters<Email['handle']>>(async (_request, response) => {
      response.writeHead(202).end('taken');
    }),
    health: jest.fn<Promise<EmailHealth>, []>(),
  };
  const site = createSite(folder, manifest, log, createHotFiles(folder, limits));
  const server = createServer(
    createApp({
      findSite: () => site,
      email,
      check: createHealthCheck(email.health, { fresh: 0, patience: 200 }),
      log,
    }),
  );
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  beforeEach(() => {
    lines.length = 0;
    email.handle.mockClear();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Sends a raw request: nothing is normalised, followed or decompressed. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(
        { port, host: '127.0.0.1', path, method, headers, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end();
    });

  return { ask, folder, lines, email };
};
