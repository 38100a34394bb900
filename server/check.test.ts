import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startMailServer } from '../tests/mail/helpers';
import { startReceiver } from '../tests/mail/webhook-receiver';
import { company } from '../tests/test-email';
import { temporaryFolder } from '../tests/test-folder';
import { checkMail, checkStore, checkWebhook } from './check';
import { prepareMaildir } from './email/queue/maildir';

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
  const finding = await checkMail({ smtpUrl: `smtp://127.0.0.1:${mails.port}`, to });
  expect(finding).toEqual({ ok: true, text: expect.stringContaining('Mails go to hello@sevenisle.example') });
  const refused = await checkMail({ smtpUrl: `smtp://user:secret@127.0.0.1:${mails.port}`, to });
  expect(refused.ok).toBe(false);
  expect(refused.text).not.toContain('secret');
  expect(mails.deliveries).toEqual([]);
  await mails.close();
});

test('a mail server that is not there is explained', async () => {
  const { ok, text } = await checkMail({ smtpUrl: 'smtp://127.0.0.1:1', to: [] });
  expect(ok).toBe(false);
  expect(text).toContain('Nothing listens on this port');
});

test('the webhook gets a signed test event, which is no message', async () => {
  const receiver = await startReceiver(secret);
  const finding = await checkWebhook({ webhook: { url: receiver.url, secret, format: 'json' } }, company);
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
  const finding = await withServer(status, (url) =>
    checkWebhook({ webhook: { url, secret, format: 'json' } }, company),
  );
  expect(finding).toMatchObject({ ok: false, text: expect.stringContaining(words) });
});

test('without mail server and webhook nothing is wrong', async () => {
  expect(await checkMail({ smtpUrl: undefined, to: [] })).toMatchObject({ ok: true });
  expect(await checkWebhook({ webhook: undefined }, company)).toMatchObject({ ok: true });
});

test('the store is written to, and nothing is created', async () => {
  const mailDir = join(folder, 'mail');
  expect(await checkStore({ mailDir })).toMatchObject({ ok: true });
  expect(existsSync(mailDir)).toBe(false);
  prepareMaildir(mailDir);
  expect(await checkStore({ mailDir })).toMatchObject({ ok: true });
  rmSync(join(mailDir, 'tmp'), { recursive: true });
  expect(await checkStore({ mailDir })).toMatchObject({ ok: false });
  expect(await checkStore({ mailDir: '/dev/null/mail' })).toMatchObject({ ok: false });
});
