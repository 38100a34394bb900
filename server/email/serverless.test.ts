import { type FakeMailServer, startMailServer } from '../../tests/mail/helpers';
import { company, recordingLog } from '../../tests/test-email';
import { rawBodyLimit } from './accept';
import { createWebEmail } from './serverless';

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
  const response = await ask('x'.repeat(rawBodyLimit + 1));
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
