import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { storedMessages } from '../../tests/stored-messages';
import { company, readSettings, recordingLog } from '../../tests/test-email';
import { temporaryFolder } from '../../tests/test-folder';
import { createEmail, type Email, type EmailParts } from './index';
import { openDatabase } from './store/open-database';
import { createStore } from './store/store';

const root = temporaryFolder();
const good = { name: 'Asha Rao', email: 'asha@example.in', phoneNumber: '', message: 'Hello' };
const servers: { server: Server; email: Email }[] = [];
let counter = 0;

const setUp = async (env: Record<string, string> = {}, more: Partial<EmailParts> = {}) => {
  counter += 1;
  const path = join(root, String(counter));
  mkdirSync(path);
  const { log, lines } = recordingLog();
  const email = createEmail({ settings: readSettings({ DATA_DIR: path, ...env }), company, log, ...more });
  email.start();
  const server = createServer((request, response) => void email.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({ server, email });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  const url = `http://127.0.0.1:${port}/email`;
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const form = (fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const stored = () => storedMessages(path);
  return { url, port, post, form, stored, path, email, lines };
};

afterAll(async () => {
  for (const { server, email } of servers) {
    server.closeAllConnections();
    server.close();
    await email.stop();
  }
});

test('a message is answered with 202 and an object, and is in the database', async () => {
  const { post, stored } = await setUp();
  const response = await post(good);
  const body = await response.json();
  expect(response.status).toBe(202);
  expect(body).toEqual({
    accepted: true,
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    confirmation: false,
  });
  expect(stored()).toMatchObject([{ id: body.id, name: 'Asha Rao', message: 'Hello', suspected_spam: 0 }]);
});

test('a message sent again by the same form is answered with the same id, and stored once', async () => {
  const { post, stored } = await setUp();
  const id = '0191c2a4-5e1b-4c3d-8f00-123456789abc';
  const send = async (message: string) => (await post({ ...good, message, id })).json();
  const first = await send('Hello');
  expect(await send('Hello')).toEqual(first);
  expect(stored()).toHaveLength(1);
  expect((await send('Hello, and more')).id).not.toBe(first.id);
  expect(stored()).toHaveLength(2);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is answered with 405 and Allow',
  async (method) => {
    const { url } = await setUp();
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  },
);

test('a wrong message is answered with 400 and its fields', async () => {
  const { post, stored } = await setUp();
  const response = await post({ ...good, email: 'asha' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'Please correct the fields marked below.',
    fields: { email: 'Please enter a valid email address.' },
  });
  expect(stored()).toEqual([]);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'content-type': 'text/plain' }, 415],
  [{ origin: company.url }, 202],
])('%j is answered with %i', async (headers, status) => {
  const { post } = await setUp();
  const response = await post(good, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a large body is answered with 413, announced or not', async () => {
  const { post, port, stored } = await setUp();
  expect((await post({ ...good, message: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await post({ ...good, message: 'x'.repeat(900_000) })).status).toBe(413);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(
      { port, path: '/email', method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => resolve(response.statusCode),
    );
    request.on('error', reject);
    for (let index = 0; index < 500; index += 1) request.write('x'.repeat(1000));
    request.end();
  });
  expect(status).toBe(413);
  expect(stored()).toEqual([]);
});

test('a slow sender is answered with 408 and cut off', async () => {
  const { port } = await setUp({}, { timings: { body: 100 } });
  const answer = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ),
    );
    socket.on('data', (data) => {
      received += data.toString();
    });
    socket.on('close', () => resolve(received));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('an aborted upload leaves nothing', async () => {
  const { port, stored } = await setUp();
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n${JSON.stringify(good)}`,
      );
      setTimeout(() => socket.destroy(), 30);
    });
    socket.on('close', () => setTimeout(resolve, 30));
  });
  expect(stored()).toEqual([]);
});

test('a client over the limit is answered with 429 and Retry-After', async () => {
  const { post } = await setUp({ MAIL_LIMIT_PER_ADDRESS: '2' });
  await post(good);
  await post(good);
  const response = await post(good);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a form is answered with 303 to the page that thanks', async () => {
  const { form, stored } = await setUp();
  const response = await form(good);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/thank-you');
  expect(stored()).toHaveLength(1);
});

test('an invalid form is answered with a page that keeps what was typed', async () => {
  const { form, stored } = await setUp();
  const response = await form({ ...good, email: 'asha', message: 'Line <1>\nLine 2' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain('Line &lt;1&gt;\r\nLine 2'.replace('\r', ''));
  expect(page).toContain('value="Asha Rao"');
  expect(stored()).toEqual([]);
});

test('suspected spam is marked', async () => {
  const { post, stored } = await setUp();
  expect((await post({ ...good, subject: 'x' })).status).toBe(202);
  expect(stored()).toMatchObject([{ suspected_spam: 1 }]);
});

test('a database that vanishes is answered with 503 and never replaced, and with 202 when it is back', async () => {
  const { post, stored, path, email } = await setUp();
  expect((await post(good)).status).toBe(202);
  for (const end of ['', '-wal', '-shm']) {
    renameSync(join(path, `messages.db${end}`), join(path, `gone.db${end}`));
  }
  const response = await post(good);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'Oops! Something went wrong. Please try again shortly.' });
  expect(await email.health()).toMatchObject({ canStore: false });
  for (const end of ['', '-wal', '-shm']) {
    renameSync(join(path, `gone.db${end}`), join(path, `messages.db${end}`));
  }
  // Repaired without a message having to come first.
  expect(await email.health()).toMatchObject({ canStore: true });
  expect((await post(good)).status).toBe(202);
  expect(stored()).toHaveLength(2);
});

test('a database that is replaced is answered with 503', async () => {
  const { post, path } = await setUp();
  expect((await post(good)).status).toBe(202);
  renameSync(join(path, 'messages.db'), join(path, 'old.db'));
  writeFileSync(join(path, 'messages.db'), '');
  expect((await post(good)).status).toBe(503);
});

test('health counts, and has no personal data', async () => {
  const { post, form, url, email } = await setUp();
  await post(good);
  await post({ ...good, subject: 'x' });
  await form(good);
  await post({ ...good, email: 'nobody' });
  await fetch(url);
  expect(await email.health()).toEqual({
    canStore: true,
    oldestWaiting: null,
    blocked: null,
    counters: {
      accepted: 3,
      refused: 2,
      stored: 3,
      repeated: 0,
      limited: 0,
      suspected_spam: 1,
      delivered: 0,
      failed: 0,
    },
  });
});

test('health tells how long the oldest message has waited', async () => {
  let now = Date.now();
  const { post, email } = await setUp({ SMTP_URL: 'smtp://127.0.0.1:1' }, { now: () => now });
  await post(good);
  now += 7_200_000;
  const { oldestWaiting } = await email.health();
  expect(Math.round((oldestWaiting ?? 0) / 60_000)).toBe(120);
});

test.each(['file', 'not mounted'])('a DATA_DIR that cannot be used is named: %s', (name) => {
  const path = join(root, name);
  if (name === 'file') writeFileSync(path, '');
  expect(() => readSettings({ DATA_DIR: path })).toThrow(/^DATA_DIR is no folder/);
});

test('the destination shows no password', async () => {
  const { email } = await setUp({
    SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
    LEAD_WEBHOOK_URL: 'https://user:secret@hooks.example/secret',
    LEAD_WEBHOOK_FORMAT: 'slack',
  });
  expect(email.destination).toMatch(
    /messages\.db, from there to 127\.0\.0\.1:1, hooks\.example#[0-9a-f]{8}$/,
  );
});

test('nothing personal is logged', async () => {
  const { post, lines } = await setUp();
  await post({ ...good, name: 'Zebra', email: 'zebra@example.in' });
  await post({ ...good, email: 'Zebra' });
  expect(lines.join()).not.toMatch(/zebra|127\.0\.0\.1/i);
});

test('after midnight the server erases what it has kept long enough', async () => {
  const path = join(root, 'retention');
  mkdirSync(path);
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 27, 23, 30),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  const settings = readSettings({ DATA_DIR: path, MESSAGES_KEEP_DAYS: '30' });
  const old = createStore({ open: () => openDatabase(settings, recordingLog().log), limits: settings });
  for (const [digit, age] of [
    ['a', 31],
    ['b', 29],
  ] as const) {
    const date = new Date(Date.now() - age * 86_400_000);
    const more = { id: digit.repeat(32), date, kind: 'contact', source: {}, suspectedSpam: false } as const;
    await old.keep({ message: good, ...more }, [], { sender: digit });
  }
  await old.close();
  const email = createEmail({ settings, company, log: recordingLog().log });
  email.start();
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(storedMessages(path)).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  await email.stop();
  jest.useRealTimers();
  expect(storedMessages(path)).toMatchObject([{ id: 'b'.repeat(32) }]);
});
