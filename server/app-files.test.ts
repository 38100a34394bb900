import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageText, pictureBytes, scriptText, testSite } from '../tests/test-site';

const { ask, lines } = testSite();

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

  test('is sent again to whoever knows only a date: a build may give every version the same', async () => {
    expect((await ask('/about-us')).headers['last-modified']).toBeUndefined();
    const answer = await ask('/about-us', { 'if-modified-since': new Date().toUTCString() });
    expect(answer.status).toBe(200);
  });

  test('has the hash of the manifest as its ETag', async () => {
    expect((await ask('/about-us')).headers.etag).toBe('"b"');
    expect((await ask('/static/isle.jpg')).headers.etag).toBe('"e"');
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
