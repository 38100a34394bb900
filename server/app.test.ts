import { brotliDecompressSync } from 'node:zlib';
import { health, notFoundText, testSite } from '../tests/test-site';

const { ask, lines, email } = testSite();

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test.each([
  ['stays open without a header', 'keep-alive', undefined],
  ['is closed at the request of the client, with a header', 'close', 'close'],
])('a connection %s', async (_what, asked, expected) => {
  const { headers } = await ask('/about-us', { connection: asked });
  expect(headers.connection).toBe(expected);
  expect(headers['keep-alive']).toBeUndefined();
});

describe('an unknown path', () => {
  test.each([
    '/nothing',
    '/about-us/more',
    '/About-Us',
    '/secret.txt',
    '/..%2fsecret.txt',
    '/index.html',
    '/404.html',
    '/rewritten',
  ])('%s shows the 404 page with status 404', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe(notFoundText);
  });

  test('shows the 404 page compressed where the browser takes it', async () => {
    const answer = await ask('/nothing', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe(notFoundText);
  });

  test('has no version and no parts', async () => {
    const answer = await ask('/nothing', { range: 'bytes=0-9', 'if-none-match': '*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['last-modified']).toBeUndefined();
    expect(answer.body.toString()).toBe(notFoundText);
  });

  test('stays 404 for other methods', async () => {
    expect((await ask('/nothing', {}, 'POST')).status).toBe(404);
  });

  test('is answered to HEAD without a body', async () => {
    const answer = await ask('/nothing', {}, 'HEAD');
    expect(answer.status).toBe(404);
    expect(answer.body).toHaveLength(0);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s to a page is answered with 405 and what is allowed',
  async (method) => {
    const answer = await ask('/about-us', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

describe('redirects', () => {
  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us/?a=b&c=%2F', '/about-us?a=b&c=%2F'],
    ['//evil.example/', '/evil.example'],
    ['/old', '/about-us'],
  ])('%s leads to %s for good', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });
});

test.each(['/%', '/a%00b', '/%E2%82'])('the malformed address %s is answered with 400', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

describe('other addresses', () => {
  test.each(['POST', 'GET'])('/email is handed to the mail endpoint with %s', async (method) => {
    const answer = await ask('/email?x=1', {}, method);
    expect(answer.status).toBe(202);
    expect(email.handle).toHaveBeenCalledTimes(1);
  });

  test('a page is never handed to the mail endpoint', async () => {
    await ask('/about-us');
    expect(email.handle).not.toHaveBeenCalled();
  });

  test('/healthz reports the mail endpoint, and is never cached', async () => {
    email.health.mockResolvedValue(health);
    const answer = await ask('/healthz');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.body.toString())).toEqual({
      status: 'ok',
      uptime: expect.any(Number),
      mail: health,
    });
  });

  test('/healthz says so when messages cannot be kept', async () => {
    email.health.mockResolvedValue({ ...health, canStore: false, storageError: 'ENOSPC' });
    expect(JSON.parse((await ask('/healthz')).body.toString())).toMatchObject({ status: 'degraded' });
  });

  test('a failing handler is answered with 503, and the next request works', async () => {
    email.health.mockRejectedValue(new Error('out of order'));
    const answer = await ask('/healthz');
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).not.toContain('out of order');
    expect((await ask('/about-us')).status).toBe(200);
  });
});

describe('the log', () => {
  const logged = async (): Promise<Record<string, unknown>[]> => {
    await settled();
    return lines.map((line) => JSON.parse(line));
  };

  test('has one line for each request, with method, path, status and time', async () => {
    await ask('/about-us');
    expect(await logged()).toEqual([
      expect.objectContaining({ method: 'GET', path: '/about-us', status: 200, ms: expect.any(Number) }),
    ]);
  });

  test('has no personal data: no query, no address of the visitor, of the headers only the host that led here', async () => {
    await ask('/about-us?email=asha@example.in', {
      'user-agent': 'Secret-Browser',
      referer: 'https://news.example/secret?asha',
      cookie: 'secret=1',
      'x-forwarded-for': '203.0.113.9',
    });
    const [line] = await logged();
    const names = Object.keys(line ?? {}).sort();
    expect(names).toEqual(['from', 'hostname', 'level', 'method', 'ms', 'path', 'pid', 'status', 'time']);
    expect(line).toMatchObject({ from: 'news.example' });
    expect(lines.join('')).not.toMatch(/asha|secret|203\.0\.113|127\.0\.0\.1/i);
  });

  test('does not hold a redirected or malformed address', async () => {
    await ask('/about-us/?email=asha@example.in');
    await ask('/%?email=asha@example.in');
    expect(await logged()).toEqual([
      expect.objectContaining({ path: '(redirect)', status: 301 }),
      expect.objectContaining({ path: '(malformed)', status: 400 }),
    ]);
    expect(lines.join('')).not.toContain('asha');
  });
});
