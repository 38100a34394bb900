import fs, { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { health, pictureBytes, testSite } from '../tests/test-site';

const { ask, folder, lines, email } = testSite();

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('security headers', () => {
  test.each(['/livez', '/readyz', '/old', '/about-us/', '/%'])(
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
