import { brotliDecompressSync } from 'node:zlib';
import { health, notFoundText, testSite } from '../tests/test-site';
import type { EmailHealth } from './health-check';

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
    '/secret.txt',
    '/..%2fsecret.txt',
    '/404.html',
    '/rewritten',
    '/healthz',
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

  test('of page data, which only scripts ask for, is answered without the page', async () => {
    const answer = await ask('/page-data/nothing/page-data.json');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Not found\n');
    const opened = await ask('/page-data/nothing', { accept: 'text/html,*/*' });
    expect(opened.body.toString()).toBe(notFoundText);
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
    ['/old?utm_campaign=spring', '/about-us?utm_campaign=spring'],
    ['/old-list?a=b', '/about-us?show=all&a=b#list'],
    ['/OLD.html?a=b', '/about-us?a=b'],
    ['/Old_Page.php', '/about-us'],
    ['/%C3%BCber-uns', '/about-us'],
    ['/%C3%9Cber-uns?a=b', '/about-us?a=b'],
    ['/old_page.php?a=b', '/about-us?a=b'],
    ['/index.html', '/'],
    ['/index?a=b', '/?a=b'],
    ['/about-us.html?utm_source=mail', '/about-us?utm_source=mail'],
    ['/about-us/index.html', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/about%2Dus', '/about-us'],
    ['/about-us%2F', '/about-us'],
  ])('%s leads to %s for good', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });
});

test.each(['/%', '/a%00b', '/%E2%82', '/%zz?a=b'])(
  'the malformed address %s shows the page for unknown addresses with status 400',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe(notFoundText);
  },
);

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

  test('/livez says that the process runs, whatever the mail endpoint does', async () => {
    email.health.mockRejectedValue(new Error('out of order'));
    const answer = await ask('/livez');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(email.health).not.toHaveBeenCalled();
  });

  test('/readyz says that messages are stored and delivered, without figures', async () => {
    email.health.mockResolvedValue({ ...health, counters: { stored: 4711 } });
    const answer = await ask('/readyz');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toBe('ready\n');
  });

  test.each<[string, Partial<EmailHealth>]>([
    ['messages cannot be stored', { canStore: false }],
    ['deliveries are stuck', { blocked: 2 * 3_600_000 }],
  ])('/readyz is 503 while %s, and 200 again after a repair', async (_what, state) => {
    email.health.mockResolvedValue({ ...health, ...state });
    const answer = await ask('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toBe('not ready\n');
    email.health.mockResolvedValue(health);
    expect((await ask('/readyz')).status).toBe(200);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('out of order'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('/readyz is 503 if the mail endpoint %s, and pages are served', async (_what, ask503) => {
    email.health.mockImplementation(ask503);
    const answer = await ask('/readyz');
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
      'user-agent': 'Mozilla/5.0 (Secret-Browser)',
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

  test.each(['/asha@example.in', '/9876543210', '/about-us/asha'])(
    'does not hold the unknown path %s, which may name a person',
    async (path) => {
      await ask(path);
      expect(await logged()).toEqual([expect.objectContaining({ path: '(unknown)', status: 404 })]);
      expect(lines.join('')).not.toMatch(/asha|9876543210/);
    },
  );

  test.each(['https://203.0.113.9/', 'https://[2001:db8::1]/', 'http://localhost/'])(
    'does not hold the address %s as a site that led here',
    async (referer) => {
      await ask('/about-us', { referer });
      expect(Object.keys((await logged())[0] ?? {})).not.toContain('from');
    },
  );

  test('has no line for the probes of monitors', async () => {
    email.health.mockResolvedValue(health);
    await ask('/livez');
    await ask('/readyz');
    expect(await logged()).toEqual([]);
  });

  test.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
      false,
    ],
    ['Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['Blackbox Exporter/0.25.0', true],
    ['curl/8.9.1', true],
    ['', true],
  ])('marks the requests of programs: %j', async (agent, expected) => {
    await ask('/about-us', { 'user-agent': agent });
    const [line] = await logged();
    expect(line?.robot ?? false).toBe(expected);
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
