import { createDirectEmail } from './direct';
import { company, readSettings, recordingLog } from './test-parts';

const good = { name: 'Asha', email: 'asha@example.in', message: 'a&b=अ' };
const encode = (message: object) => Buffer.from(JSON.stringify(message));

const ask = (env: Record<string, string>, change: object = {}) => {
  const { log, lines } = recordingLog();
  const email = createDirectEmail({ settings: readSettings(env), company, log });
  const headers = { 'content-type': 'application/json' };
  const answer = email({
    method: 'POST',
    headers,
    remoteAddress: '192.0.2.1',
    body: encode(good),
    ...change,
  });
  return { answer, lines };
};

test('without a mail server nothing is accepted', async () => {
  const { answer, lines } = ask({});
  expect(await answer).toMatchObject({ status: 503 });
  expect(lines[0]).toContain('SMTP_URL');
});

test('a mail server that cannot be reached accepts nothing', async () => {
  const { answer, lines } = ask({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(await answer).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
  expect(lines.join()).toContain('ESOCKET');
  expect(lines.join()).not.toContain('asha');
});

test('requests are checked as on every route', async () => {
  expect(await ask({}, { method: 'GET' }).answer).toMatchObject({ status: 405, headers: { Allow: 'POST' } });
  expect(await ask({}, { headers: {} }).answer).toMatchObject({ status: 415 });
  expect(await ask({}, { body: encode({ ...good, email: 'x' }) }).answer).toMatchObject({ status: 400 });
});
