import { join } from 'node:path';
import { type FakeMailServer, startMailServer } from '../../tests/mail/helpers';
import { startReceiver } from '../../tests/mail/webhook-receiver';
import { storedDeliveries, storedMessages } from '../../tests/stored-messages';
import { company, recordingLog, until } from '../../tests/test-email';
import { temporaryFolder } from '../../tests/test-folder';
import { rawLimit } from './request/read-body';
import { createWebEmail } from './serverless';
import { openSqlite } from './store/open-database';
import type { Database } from './store/schema';

let mail: FakeMailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

const address = 'https://www.sevenisle.example/email';
const message = { name: 'Asha', email: 'asha@example.in', message: 'Please call.' };
const ask = (
  body: string,
  headers: Record<string, string> = {},
  environment: Record<string, string> = {},
) => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ...environment };
  const email = createWebEmail(env, company, recordingLog().log);
  const type = { 'Content-Type': 'application/json', Origin: 'https://www.sevenisle.example' };
  return email(new Request(address, { method: 'POST', headers: { ...type, ...headers }, body }), '192.0.2.1');
};

test('a message is accepted once the mail server has it', async () => {
  const response = await ask(JSON.stringify(message));
  expect(response.status).toBe(202);
  expect(mail.deliveries.at(-1)?.mail).toContain('Please call.');
});

test('a form leads to the thank-you page', async () => {
  const response = await ask(new URLSearchParams(message).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
});

test('files of up to 4 MB travel with the mail; more are refused at their field', async () => {
  const send = (bytes: number) => {
    const body = new FormData();
    const fields = { kind: 'quote', scope: 'An app', name: 'Asha', email: 'asha@example.in' };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('files', new Blob(['a,b\n1,2\n'.repeat(Math.ceil(bytes / 8))]), 'sheet.csv');
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    const email = createWebEmail(env, company, recordingLog().log);
    const headers = { Accept: 'application/json' };
    return email(new Request(address, { method: 'POST', headers, body }), '192.0.2.1');
  };
  expect((await send(100_000)).status).toBe(202);
  expect(mail.deliveries.at(-1)?.mail).toMatch(/filename=sheet\.csv/);
  const refused = await send(4 * 1024 * 1024 + 8);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { files: 'Please choose files of at most 4 MB in all.' } },
  ]);
});

test('a page of another site is refused', async () => {
  const response = await ask(JSON.stringify(message), { Origin: 'https://elsewhere.example' });
  expect(response.status).toBe(403);
});

test('a page of the site on another host may send and read the answer', async () => {
  const origin = 'https://static.sevenisle.example';
  const response = await ask(JSON.stringify(message), { Origin: origin }, { SITE_URL: origin });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([202, origin]);
});

test('a body larger than any message is refused before it is looked at', async () => {
  const response = await ask('x'.repeat(rawLimit(undefined, 4) + 1));
  expect(response.status).toBe(413);
});

test('what the mail server refuses may be tried again, and the log names nobody', async () => {
  const { log, lines } = recordingLog();
  const email = createWebEmail({ SMTP_URL: 'smtp://127.0.0.1:1' }, company, log);
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(message) });
  const response = await email(request, '192.0.2.1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(lines.join()).toContain('ESOCKET');
  expect(lines.join()).not.toMatch(/asha|192\.0\.2/i);
});

test.each([
  ['without a mail server', { SMTP_URL: '' }],
  ['with a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['with settings that cannot work', { MAIL_TO: 'nobody' }],
])('%s a message is refused, not lost in silence', async (_what, environment) => {
  const response = await ask(JSON.stringify(message), {}, environment);
  expect(response.status).toBe(503);
  expect(await response.json()).toHaveProperty('error');
});

test('a mail that the server has, but confirms too late, is not asked for again', async () => {
  // As long as the mail server that was found to double mails.
  const slow = await startMailServer(() => undefined, 0, 9_000);
  const { log, lines } = recordingLog();
  const email = createWebEmail({ SMTP_URL: `smtp://127.0.0.1:${slow.port}` }, company, log);
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(message) });
  expect((await email(request, '192.0.2.1')).status).toBe(202);
  expect(lines.join()).toContain('mail sent without an answer');
  await until(() => slow.deliveries.length === 1);
  await slow.close();
});

test('a message that one of two addresses has is accepted, and the log tells of the other', async () => {
  const half = await startMailServer((_attempt, to) =>
    to === 'a@own.example' ? { at: 'to', code: 550 } : undefined,
  );
  const { log, lines } = recordingLog();
  const env = { SMTP_URL: `smtp://127.0.0.1:${half.port}`, MAIL_TO: 'a@own.example,b@own.example' };
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(message) });
  expect((await createWebEmail(env, company, log)(request, '192.0.2.1')).status).toBe(202);
  expect(half.deliveries).toHaveLength(1);
  expect(lines.filter((line) => line.includes('mail not delivered'))).toHaveLength(1);
  await half.close();
});

test('webhooks are called before the answer, and a failing one refuses nothing that was mailed', async () => {
  const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;
  const receiver = await startReceiver(secret);
  const response = await ask(
    JSON.stringify(message),
    {},
    { LEAD_WEBHOOK_URL: `http://127.0.0.1:1/,${receiver.url}`, LEAD_WEBHOOK_SECRET: secret },
  );
  expect(response.status).toBe(202);
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});

test('a flood is slowed down, in each instance', async () => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_LIMIT_PER_ADDRESS: '1' };
  const email = createWebEmail(env, company, recordingLog().log);
  const headers = { 'Content-Type': 'application/json' };
  const send = () =>
    email(new Request(address, { method: 'POST', headers, body: JSON.stringify(message) }), '192.0.2.1');
  expect((await send()).status).toBe(202);
  const refused = await send();
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
});

describe('with a database', () => {
  const folder = temporaryFolder();
  const databases: Database[] = [];
  const open = async () => {
    const database = await openSqlite(join(folder, 'messages.db'), false);
    databases.push(database);
    return database;
  };
  afterAll(() => Promise.all(databases.map(({ db }) => db.destroy())));

  const call = async (port: number, method: string) => {
    const env = { DATABASE_URL: 'postgres://elsewhere/site', SMTP_URL: `smtp://127.0.0.1:${port}` };
    const email = createWebEmail(env, company, recordingLog().log, open);
    const headers = { 'Content-Type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify(message) : null;
    let work: Promise<void> | undefined;
    const response = await email(new Request(address, { method, headers, body }), '192.0.2.1', (given) => {
      work = given;
    });
    return { status: response.status, work };
  };

  test('a message is accepted while the mail server is away, and delivered on a later call', async () => {
    const { status, work } = await call(1, 'POST');
    expect(status).toBe(202);
    await work;
    expect(storedDeliveries(folder)).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: 'ESOCKET' },
    ]);
    await databases[0]?.db.updateTable('deliveries').set({ due_at: 0 }).execute();
    const before = mail.deliveries.length;
    const later = await call(mail.port, 'GET');
    expect(later.status).toBe(405);
    await later.work;
    expect(mail.deliveries.length).toBe(before + 1);
    expect(storedDeliveries(folder)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  test('a call erases what has been kept long enough', async () => {
    await databases[0]?.db.updateTable('messages').set({ received_at: 0 }).execute();
    expect(storedMessages(folder)).not.toEqual([]);
    await (await call(mail.port, 'GET')).work;
    expect(storedMessages(folder)).toEqual([]);
  });

  test('a message is delivered right after its answer', async () => {
    const before = mail.deliveries.length;
    const { status, work } = await call(mail.port, 'POST');
    expect(status).toBe(202);
    await work;
    expect(mail.deliveries.length).toBe(before + 1);
  });
});
