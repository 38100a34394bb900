import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { company, readSettings, recordingLog } from '../../tests/test-email';
import { temporaryFolder } from '../../tests/test-folder';
import { SettingsError } from '../read-settings';
import { createEmail, type Email, type EmailParts } from './index';

const root = temporaryFolder();
const good = { name: 'Asha Rao', email: 'asha@example.in', phoneNumber: '', message: 'Hello' };
const servers: { server: Server; email: Email }[] = [];
let counter = 0;

const setUp = async (env: Record<string, string> = {}, more: Partial<EmailParts> = {}) => {
  counter += 1;
  const path = join(root, String(counter));
  const { log, lines } = recordingLog();
  const email = createEmail({ settings: readSettings({ MAIL_DIR: path, ...env }), company, log, ...more });
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
  const files = (...parts: string[]) => readdirSync(join(path, ...parts));
  return { url, port, post, form, files, path, email, lines };
};

afterAll(async () => {
  for (const { server, email } of servers) {
    server.closeAllConnections();
    server.close();
    await email.stop();
  }
});

test('a message is answered with 202 and an object, and lies in the Maildir', async () => {
  const { post, files, path } = await setUp();
  const response = await post(good);
  const body = await response.json();
  expect(response.status).toBe(202);
  expect(body).toEqual({ accepted: true, id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const [name = ''] = files('new');
  expect(name).toContain(body.id);
  const mail = readFileSync(join(path, 'new', name));
  expect(name).toMatch(new RegExp(`,S=${mail.byteLength}$`));
  expect(mail.toString()).toContain('Reply-To: Asha Rao <asha@example.in>');
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
  const { post, files } = await setUp();
  const response = await post({ ...good, email: 'asha' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'Please correct what is marked.',
    fields: { email: 'Please enter a valid email address.' },
  });
  expect(files('new')).toEqual([]);
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
  const { post, port, files } = await setUp();
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
  expect(files('new')).toEqual([]);
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
  const { port, files } = await setUp();
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n${JSON.stringify(good)}`,
      );
      setTimeout(() => socket.destroy(), 30);
    });
    socket.on('close', () => setTimeout(resolve, 30));
  });
  expect(files('new')).toEqual([]);
  expect(files('tmp')).toEqual([]);
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
  const { form, files } = await setUp();
  const response = await form(good);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/thank-you');
  expect(files('new')).toHaveLength(1);
});

test('an invalid form is answered with a page that keeps what was typed', async () => {
  const { form, files } = await setUp();
  const response = await form({ ...good, email: 'asha', message: 'Line <1>\nLine 2' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain('Line &lt;1&gt;\r\nLine 2'.replace('\r', ''));
  expect(page).toContain('value="Asha Rao"');
  expect(files('new')).toEqual([]);
});

test('suspected spam goes to the folder Junk', async () => {
  const { post, files } = await setUp();
  expect((await post({ ...good, subject: 'x' })).status).toBe(202);
  expect(files('new')).toEqual([]);
  expect(files('.Junk', 'new')).toHaveLength(1);
});

test('a Maildir that vanishes is answered with 503, and with 202 when it is back', async () => {
  const { post, path, email } = await setUp();
  const { renameSync } = await import('node:fs');
  renameSync(join(path, 'tmp'), join(path, 'gone'));
  const response = await post(good);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'Oops! Something went wrong. Please try again shortly.' });
  expect(await email.health()).toMatchObject({ canStore: false });
  renameSync(join(path, 'gone'), join(path, 'tmp'));
  // Repaired without a message having to come first.
  expect(await email.health()).toMatchObject({ canStore: true });
  expect((await post(good)).status).toBe(202);
});

test('health counts, and has no personal data', async () => {
  const { post, email } = await setUp();
  await post(good);
  await post({ ...good, subject: 'x' });
  await post({ ...good, email: 'nobody' });
  expect(await email.health()).toEqual({
    canStore: true,
    oldestWaiting: null,
    counters: { stored: 2, delivered: 0, failed: 0, suspectedSpam: 1 },
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

test('an unusable MAIL_DIR is named', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const { log } = recordingLog();
  expect(() => createEmail({ settings: readSettings({ MAIL_DIR: file }), company, log })).toThrow(
    SettingsError,
  );
  expect(() => createEmail({ settings: readSettings({ MAIL_DIR: file }), company, log })).toThrow(
    /^MAIL_DIR/,
  );
});

test('the destination shows no password', async () => {
  const { email } = await setUp({ SMTP_URL: 'smtp://user:secret@127.0.0.1:1' });
  expect(email.destination).toMatch(/^127\.0\.0\.1:1, by way of the spool /);
});

test('nothing personal is logged', async () => {
  const { post, lines } = await setUp();
  await post({ ...good, name: 'Zebra', email: 'zebra@example.in' });
  await post({ ...good, email: 'Zebra' });
  expect(lines.join()).not.toMatch(/zebra|127\.0\.0\.1/i);
});
