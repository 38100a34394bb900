/**
 * `npm test -- nginx` and `-- caddy`: starts nginx or Caddy with its files of deploy/ on a free port of loopback,
 * the project's server behind it, and runs browser tests and attacks against it. Needs a build, a Chromium, and the proxy
 * (Debian: apt-get install nginx libnginx-mod-http-brotli-static, apt-get install caddy).
 *
 *     npm test -- nginx [--no-browser] [tests/browser/pages.spec.ts …]
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addQuery } from '../../server/request-path';
import { siteManifestFile, siteManifestSchema } from '../../src/site-manifest/site-manifest';
import { fuzz, oddRequests, traverse } from '../attack/attack';
import { send, startServer, stopServer } from '../mail/helpers';
import { freePort, projectFolder, until } from '../processes';
import { caddy, writeCaddyConfig } from './caddy';
import { nginx, nginxKnowsBrotli, writeNginxConfig } from './nginx';

interface Proxy {
  readonly binary: string | undefined;
  /** Debian's packages. */
  readonly packages: string;
  readonly knowsBrotli: boolean;
  /** Arguments with which it stays in the foreground. */
  readonly args: (folder: string, port: number, serverPort: number) => string[];
  /**
   * Statuses with which the proxy itself refuses malformed requests. Absent where those attacks prove nothing: Caddy
   * drops half-closed connections, and repairs some requests before it forwards them.
   */
  readonly refusals?: readonly number[];
}

const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    binary: nginx,
    packages: 'nginx libnginx-mod-http-brotli-static',
    knowsBrotli: nginxKnowsBrotli,
    args: (folder, port, serverPort) => ['-p', folder, '-c', writeNginxConfig({ folder, port, serverPort })],
    // An unknown transfer coding or version of HTTP.
    refusals: [501, 505],
  },
  caddy: {
    binary: caddy,
    packages: 'caddy',
    knowsBrotli: true,
    args: (folder, port, serverPort) => [
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      writeCaddyConfig({ folder, port, serverPort }),
    ],
  },
};

const [, , name = '', ...specs] = process.argv;
const results = process.env.PW_RESULTS ?? `test-results/${name}`;
const dataDir = resolve(results, 'proxy-data');
const defaultSpecs = ['tests/browser/pages.spec.ts', 'tests/browser/contact.spec.ts'];

interface Head {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

const head = (port: number, path: string, headers: Record<string, string> = {}): Promise<Head> =>
  new Promise((done, fail) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.on('error', fail);
    request.end();
  });

/** The expected responses for pages, hashed files, redirects and unknown paths. */
const checkAnswers = async (port: number, knowsBrotli: boolean): Promise<string[]> => {
  const problems: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) problems.push(`${what}: ${String(actual)} and not ${String(expected)}`);
  };
  const page = await head(port, '/about-us', { 'accept-encoding': 'gzip' });
  expect('status of a page', page.status, 200);
  expect('caching of a page', page.headers['cache-control'], 'public, max-age=0, must-revalidate');
  expect('encoding of a page', page.headers['content-encoding'], 'gzip');
  expect('type of a page', page.headers['content-type'], 'text/html; charset=utf-8');
  expect('a page varies', page.headers.vary, 'Accept-Encoding');
  if (knowsBrotli) {
    const small = await head(port, '/about-us', { 'accept-encoding': 'gzip, br' });
    expect('encoding of a page for a browser', small.headers['content-encoding'], 'br');
  }
  const known = { 'accept-encoding': 'gzip', 'if-none-match': page.headers.etag ?? '' };
  const again = await head(port, '/about-us', known);
  expect('status of a page that is known', again.status, 304);
  const [script = ''] = /\/app-[0-9a-f]{20}\.js/.exec(readFileSync('public/index.html', 'utf8')) ?? [];
  const hashed = await head(port, script);
  expect(`caching of ${script}`, hashed.headers['cache-control'], 'public, max-age=31536000, immutable');
  const slash = await head(port, '/about-us/?a=b');
  expect('status with a slash', slash.status, 301);
  expect('location with a slash', slash.headers.location, '/about-us?a=b');
  const { redirects } = siteManifestSchema.parse(JSON.parse(readFileSync(siteManifestFile, 'utf8')));
  const manifest = await head(port, '/manifest.webmanifest');
  expect('type of the manifest', manifest.headers['content-type'], 'application/manifest+json');
  for (const [path, location] of [
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/about-us.html?a=b', '/about-us?a=b'],
    ['/about-us/index.html', '/about-us'],
    ['/About-Us', '/about-us'],
    ...redirects.map(({ from, to }) => [`${from}?utm_campaign=spring`, addQuery(to, '?utm_campaign=spring')]),
  ] as const) {
    let at = await head(port, path);
    // A slash at the end may be taken away first.
    if (at.headers.location?.startsWith('/index')) at = await head(port, at.headers.location);
    expect(`status of ${path}`, at.status, 301);
    expect(`location of ${path}`, at.headers.location, location);
  }
  for (const [path, policy] of [
    ['/about-us', 'same-origin'],
    [script, 'same-origin'],
    ['/favicon.svg', 'cross-origin'],
    ['/icon-192.png', 'cross-origin'],
    ['/og/home.jpg', 'cross-origin'],
  ] as const)
    expect(`who may embed ${path}`, (await head(port, path)).headers['cross-origin-resource-policy'], policy);
  for (const path of [
    '/no-such-page',
    '/404',
    '/404.html',
    '/index.html.br',
    '/about-us/index.html.gz',
    '/_gatsby/slices/_gatsby-scripts-1.html',
  ]) {
    const missing = await head(port, path);
    expect(`status of ${path}`, missing.status, 404);
    expect(`caching of ${path}`, missing.headers['cache-control'], 'public, max-age=0, must-revalidate');
  }
  expect('status of POST /about-us', (await send(port, 'POST', '/about-us', '{}'))?.status, 405);
  expect('status of GET /email', (await head(port, '/email')).status, 405);
  for (const path of ['/livez', '/readyz']) expect(`status of ${path}`, (await head(port, path)).status, 200);
  return problems;
};

let failed = false;
const tell = (name: string, problems: readonly string[]): void => {
  process.stdout.write(`${name}: ${problems.length === 0 ? 'as it has to be' : 'FAILED'}\n`);
  for (const problem of problems) process.stdout.write(`  PROBLEM: ${problem}\n`);
  failed ||= problems.length > 0;
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGQUIT');
  await ended;
};

const main = async (binary: string, { args, knowsBrotli, refusals }: Proxy): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const server = await startServer(
    { DATA_DIR: dataDir, TRUST_PROXY: '1' },
    { script: join(projectFolder, 'server/main.ts') },
  );
  const proxy = spawn(binary, args(folder, port, server.port), {
    stdio: 'inherit',
    // Caddy writes to its user's folders otherwise.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  try {
    await until(name, async () => {
      if (proxy.exitCode !== null) throw new Error(`${name} has not started`);
      return (await send(port, 'GET', '/livez'))?.status === 200;
    });
    tell('Answers', await checkAnswers(port, knowsBrotli));
    tell('Paths out of the site', (await traverse(port)).problems);
    if (refusals) {
      tell('Odd requests', (await oddRequests(port, refusals)).problems);
      tell('Messages', (await fuzz(port, dataDir, { cases: 1_000, seed: 3, refusals })).problems);
    }
    if (!specs.includes('--no-browser')) {
      const { status } = spawnSync(
        'npx',
        ['playwright', 'test', ...(specs.length > 0 ? specs : defaultSpecs)],
        {
          stdio: 'inherit',
          env: { ...process.env, BASE_URL: `http://localhost:${port}`, PW_RESULTS: results },
        },
      );
      tell('Browser tests', status === 0 ? [] : ['see above']);
    }
    await stopServer(server);
    const down = await send(port, 'POST', '/email', '{}');
    tell(
      'The server behind it down',
      down?.status === 503 && down.body.startsWith('{"error":') ? [] : [JSON.stringify(down)],
    );
    const still = await head(port, '/about-us');
    tell('Pages then', still.status === 200 ? [] : [String(still.status)]);
  } finally {
    await stopServer(server);
    if (proxy.exitCode === null) await stop(proxy);
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = failed ? 1 : 0;
};

const proxy = proxies[name];
if (proxy?.binary === undefined) {
  process.stderr.write(
    proxy
      ? `No ${name} found. Install it (Debian: apt-get install ${proxy.packages}).\n`
      : `Say which: ${Object.keys(proxies).join(' or ')}.\n`,
  );
  process.exitCode = 1;
} else {
  void main(proxy.binary, proxy);
}
