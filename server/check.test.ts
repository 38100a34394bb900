import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startMailServer } from '../tests/mail/helpers';
import { startReceiver } from '../tests/mail/webhook-receiver';
import { company, readSettings, recordingLog } from '../tests/test-email';
import { temporaryFolder } from '../tests/test-folder';
import { checkMail, checkStore, checkWebhook } from './check';
import { openSqlite } from './email/store/open-database';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const folder = temporaryFolder();
const describeWebhook = (url: string) => ({ name: 'crm', url, secrets: [secret], format: 'json' as const });

const withServer = async <Result>(
  status: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  try {
    return await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`);
  } finally {
    server.close();
  }
};

test('the mail server is logged in to, and gets no mail', async () => {
  const mails = await startMailServer();
  const to = ['hello@sevenisle.example'];
  const finding = await checkMail({ smtp: { url: `smtp://127.0.0.1:${mails.port}`, requireTls: false }, to });
  expect(finding).toEqual({ ok: true, text: expect.stringContaining('Mails go to hello@sevenisle.example') });
  const refused = await checkMail({
    smtp: { url: `smtp://user:secret@127.0.0.1:${mails.port}`, requireTls: false },
    to,
  });
  expect(refused.ok).toBe(false);
  expect(refused.text).not.toContain('secret');
  expect(mails.deliveries).toEqual([]);
  await mails.close();
});

test('a mail server that is not there is explained', async () => {
  const { ok, text } = await checkMail({ smtp: { url: 'smtp://127.0.0.1:1', requireTls: false }, to: [] });
  expect(ok).toBe(false);
  expect(text).toContain('Nothing listens on this port');
});

test('the webhook gets a signed test event, which is no message', async () => {
  const receiver = await startReceiver(secret);
  const finding = await checkWebhook(describeWebhook(receiver.url), company);
  expect(finding).toMatchObject({ ok: true });
  expect(receiver.refused()).toBe(0);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['message.test']);
  await receiver.close();
});

test.each([
  [302, 'somewhere else'],
  [401, 'Check the secret'],
  [404, 'Nobody listens'],
  [422, 'test event'],
  [500, 'at the receiver'],
])('a webhook that answers %i is explained', async (status, words) => {
  const finding = await withServer(status, (url) => checkWebhook(describeWebhook(url), company));
  expect(finding).toMatchObject({ ok: false, text: expect.stringContaining(words) });
});

test('without mail server nothing is wrong', async () => {
  expect(await checkMail({ smtp: undefined, to: [] })).toMatchObject({ ok: true });
});

test('the store is written to, and nothing is created', async () => {
  const check = (dataDir: string) => checkStore({ ...readSettings({}), dataDir }, recordingLog().log);
  const file = join(folder, 'messages.db');
  expect(await check(folder)).toMatchObject({ ok: true, text: expect.stringContaining('is created') });
  expect(existsSync(file)).toBe(false);
  const { db } = await openSqlite(file, false);
  expect(await check(folder)).toMatchObject({ ok: true, text: expect.stringContaining('can be stored') });
  await db.destroy();
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'messages.db'), 'no database'.repeat(1_000));
  expect(await check(broken)).toMatchObject({ ok: false, text: expect.stringContaining('SQLITE_NOTADB') });
  expect(await check('/dev/null/data')).toMatchObject({ ok: false });
});

test('a PostgreSQL that is not there is named, without its password', async () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' });
  const { ok, text } = await checkStore(settings, recordingLog().log);
  expect(ok).toBe(false);
  expect(text).toContain('PostgreSQL on 127.0.0.1:1 (ECONNREFUSED)');
  expect(text).not.toContain('secret');
});
