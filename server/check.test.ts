import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startMailServer } from '../tests/mail/helpers';
import { startReceiver } from '../tests/mail/webhook-receiver';
import { company, readSettings } from '../tests/test-email';
import { temporaryFolder } from '../tests/test-folder';
import { checkMail, checkStore, checkWebhook } from './check';
import { openSqlite } from './email/store/open-sqlite';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const folder = temporaryFolder();

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
  const finding = await checkWebhook(
    { name: 'crm', url: receiver.url, secrets: [secret], format: 'json' },
    company,
  );
  expect(finding).toMatchObject({ ok: true });
  expect(receiver.refused()).toBe(0);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['message.test']);
  await receiver.close();
});

test.each([
  [302, 'somewhere else'],
  [401, 'password and secret'],
  [404, 'Nobody listens'],
  [422, 'test event'],
  [500, 'at the receiver'],
])('a webhook that answers %i is explained', async (status, words) => {
  const finding = await withServer(status, (url) =>
    checkWebhook({ name: 'crm', url, secrets: [secret], format: 'json' }, company),
  );
  expect(finding).toMatchObject({ ok: false, text: expect.stringContaining(words) });
});

test('without a mail server nothing is wrong', async () => {
  expect(await checkMail({ smtp: undefined, to: [] })).toMatchObject({ ok: true });
});

test('the database is written to, and none is created', async () => {
  const settings = readSettings({ DATA_DIR: folder });
  const file = join(folder, 'messages.db');
  expect(await checkStore(settings)).toMatchObject({ ok: true });
  expect(existsSync(file)).toBe(false);
  const { db } = await openSqlite(file, false);
  await db.destroy();
  expect(await checkStore(settings)).toMatchObject({ ok: true });
  const damaged = temporaryFolder();
  writeFileSync(join(damaged, 'messages.db'), 'no database'.repeat(100));
  expect(await checkStore({ ...settings, dataDir: damaged })).toMatchObject({ ok: false });
  expect(await checkStore({ ...settings, dataDir: '/dev/null/data' })).toMatchObject({ ok: false });
});
