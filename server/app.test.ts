import fs, { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { notFoundText, pageText, pictureBytes, scriptText, testSite } from './test-site';

const { ask, folder, lines, email } = testSite();

const health = {
  ok: true,
  delivery: 'maildir' as const,
  waiting: 0,
  failed: 0,
  junk: 0,
  oldestSeconds: null,
  lastDeliveryError: null,
  storageError: null,
};

beforeEach(() => {
  lines.length = 0;
  email.handle.mockClear();
});
afterEach(() => jest.restoreAllMocks());

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('a page', () => {
  test('is answered with its file and type', async () => {
    const answer = await ask('/about-us');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-length']).toBe('400');
    expect(answer.body.toString()).toBe(pageText);
  });

  test('is the same with a query', async () => {
    expect((await ask('/about-us?utm_source=mail')).body.toString()).toBe(pageText);
  });

  test('has the headers of the manifest', async () => {
    const { headers } = await ask('/about-us');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('is answered to HEAD with the same headers and nothing else', async () => {
    const [get, head] = await Promise.all([ask('/about-us'), ask('/about-us', {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const { date: _get, ...expected } = get.headers;
    const { date: _head, ...headers } = head.headers;
    expect(headers).toEqual(expected);
  });

  test('whose name needs encoding is found', async () => {
    const answer = await ask('/a%20b/%E2%82%B9.txt');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('Rates');
  });
});

test.each([
  ['stays open without a header', 'keep-alive', undefined],
  ['is closed at the request of the client, with a header', 'close', 'close'],
])('a connection %s', async (_what, asked, expected) => {
  const { headers } = await ask('/about-us', { connection: asked });
  expect(headers.connection).toBe(expected);
  expect(headers['keep-alive']).toBeUndefined();
});

test('a file with a hash in its name may be kept for ever', async () => {
  const { headers } = await ask('/app-1a2b.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a picture has its type and no encoding, whatever the browser takes', async () => {
  const answer = await ask('/static/isle.jpg', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBeUndefined();
  expect(answer.body).toEqual(pictureBytes);
});

describe('a version that the browser has', () => {
  test('is answered with 304 and nothing else, by its ETag', async () => {
    const { etag = '' } = (await ask('/about-us')).headers;
    const again = await ask('/about-us', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('is answered with 304 by its date', async () => {
    const modified = (await ask('/about-us')).headers['last-modified'] ?? '';
    expect((await ask('/about-us', { 'if-modified-since': modified })).status).toBe(304);
  });

  test('is sent again after a change', async () => {
    const answer = await ask('/about-us', { 'if-none-match': 'W/"other"' });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(pageText);
  });

  test('differs by its encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => ask('/app-1a2b.js', { 'accept-encoding': encoding })),
    );
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('a failed precondition is answered with 412', async () => {
    const answer = await ask('/about-us', { 'if-match': '"other"' });
    expect(answer.status).toBe(412);
    await settled();
    expect(lines.join('')).not.toContain('cannot be read');
  });
});

describe('the encoding', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('of a browser that sends "%s" is %s', async (accepted, encoding) => {
    const answer = await ask('/app-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const bytes = encoding === 'br' || encoding === 'gzip' ? unpack[encoding](answer.body) : answer.body;
    expect(bytes.toString()).toBe(scriptText);
  });

  test('is none for a browser that names none', async () => {
    expect((await ask('/app-1a2b.js')).headers['content-encoding']).toBeUndefined();
  });

  test('varies by Accept-Encoding, compressed or not', async () => {
    expect((await ask('/app-1a2b.js')).headers.vary).toBe('Accept-Encoding');
    expect((await ask('/app-1a2b.js', { 'accept-encoding': 'br' })).headers.vary).toBe('Accept-Encoding');
  });
});

describe('a range', () => {
  test.each([
    ['bytes=0-9', 0, 10, 'bytes 0-9/500'],
    ['bytes=100-199', 100, 200, 'bytes 100-199/500'],
    ['bytes=490-', 490, 500, 'bytes 490-499/500'],
    ['bytes=490-9999', 490, 500, 'bytes 490-499/500'],
    ['bytes=-10', 490, 500, 'bytes 490-499/500'],
  ])('%s is answered with that part', async (range, from, to, contentRange) => {
    const answer = await ask('/static/isle.jpg', { range });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.body).toEqual(pictureBytes.subarray(from, to));
  });

  test('outside the file is answered with 416 and the size of the file', async () => {
    const answer = await ask('/static/isle.jpg', { range: 'bytes=500-' });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */500');
    expect(answer.headers['cache-control']).toBe('no-store');
    await settled();
    expect(lines.join('')).not.toContain('cannot be read');
  });

  test.each(['lines=0-9', 'bytes 0-9', 'bytes=0-1,5-6'])(
    '%s, which we do not serve, is answered with the whole file',
    async (range) => {
      const answer = await ask('/static/isle.jpg', { range });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(pictureBytes);
    },
  );

  test('of a text is a part of the text, never of a compressed copy', async () => {
    const answer = await ask('/app-1a2b.js', { range: 'bytes=0-6', 'accept-encoding': 'br' });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('console');
  });

  test('of a version that has changed is answered with the whole file', async () => {
    const answer = await ask('/static/isle.jpg', { range: 'bytes=0-9', 'if-range': '"other"' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(pictureBytes);
  });
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
    email.health.mockResolvedValue({ ...health, ok: false, storageError: 'ENOSPC' });
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

describe('security headers', () => {
  test.each(['/healthz', '/old', '/about-us/', '/%'])(
    '%s, which is no file, has those of such answers',
    async (path) => {
      email.health.mockResolvedValue(health);
      expect((await ask(path)).headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('a form posted to a page is rejected with them', async () => {
    expect((await ask('/app-1a2b.js', {}, 'POST')).headers['x-content-type-options']).toBe('nosniff');
  });

  test('/email has them, besides its own headers', async () => {
    const { headers } = await ask('/email', {}, 'POST');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['https', 'https, http', 'HTTPS'])(
    'TLS is demanded of visitors who came by it (%s)',
    async (proto) => {
      for (const path of ['/about-us', '/nothing', '/old', '/%']) {
        const { headers } = await ask(path, { 'x-forwarded-proto': proto });
        expect(headers['strict-transport-security']).toBe('max-age=1000');
      }
    },
  );

  test.each([undefined, 'http', 'http, https', 'httpsx'])(
    'and of no others (%s): RFC 6797, 7.2',
    async (proto) => {
      const { headers } = await ask('/about-us', proto ? { 'x-forwarded-proto': proto } : {});
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );
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

  test('has no personal data: no query, no headers, no address of the visitor', async () => {
    await ask('/about-us?email=asha@example.in', {
      'user-agent': 'Secret-Browser',
      referer: 'https://secret.example',
      cookie: 'secret=1',
      'x-forwarded-for': '203.0.113.9',
    });
    const [line] = await logged();
    const names = Object.keys(line ?? {}).sort();
    expect(names).toEqual(['hostname', 'level', 'method', 'ms', 'path', 'pid', 'status', 'time']);
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

describe('a damaged site', () => {
  const expectUnreadable = (answer: Awaited<ReturnType<typeof ask>>): void => {
    expect(answer.status).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const name of ['content-encoding', 'etag', 'last-modified', 'content-range']) {
      expect(answer.headers[name]).toBeUndefined();
    }
    expect(answer.body.toString()).toBe('This page cannot be read at the moment.\n');
  };

  test.each(['br', 'identity'])(
    'a file that vanished is answered with 503 to %s, and logged',
    async (encoding) => {
      rmSync(join(folder, 'gone'), { recursive: true, force: true });
      expectUnreadable(await ask('/gone', { 'accept-encoding': encoding }));
      await settled();
      expect(lines.join('')).toContain('a file of the site cannot be read');
      expect((await ask('/about-us')).status).toBe(200);
    },
  );

  test.each<[string, Record<string, string>]>([
    ['a page', {}],
    ['a compressed page', { 'accept-encoding': 'br' }],
    ['a part', { range: 'bytes=0-9' }],
  ])('a file that cannot be opened is answered with 503, asked for %s', async (_what, headers) => {
    const open = fs.createReadStream;
    jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => open(join(folder, 'vanished.html')));
    expectUnreadable(await ask('/about-us', headers));
    expect((await ask('/about-us')).status).toBe(200);
  });

  test('a file that cannot be read ends the response, and the server goes on', async () => {
    jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
      async function* parts() {
        yield Buffer.from('half');
        await settled();
        throw new Error('the disk fails');
      }
      // The part of a file stream that `send` needs.
      return Readable.from(parts()) as fs.ReadStream;
    });
    await expect(ask('/static/isle.jpg')).rejects.toThrow('aborted');
    await settled();
    expect(lines.join('')).toContain('"aborted":true');
    expect((await ask('/static/isle.jpg')).body).toEqual(pictureBytes);
  });
});
