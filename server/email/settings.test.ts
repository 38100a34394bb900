import { company } from '../../tests/test-email';
import { SettingsError } from '../read-settings';
import { readEmailSettings } from './settings';

const read = (env: Record<string, string>) => readEmailSettings(env, company, '/srv/site');
const listErrors = (env: Record<string, string>) => {
  try {
    read(env);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.errors : [String(error)];
  }
};

test('nothing needs to be set', () => {
  expect(read({})).toEqual({
    mailDir: '/srv/site/data/mail',
    smtpUrl: undefined,
    from: 'hello@sevenisle.example',
    to: ['hello@sevenisle.example'],
    redisUrl: undefined,
    origins: ['https://www.sevenisle.example'],
    perAddress: { messages: 60, seconds: 600 },
    overall: { messages: 600, seconds: 3600 },
    trustedProxies: 0,
  });
});

test('everything can be set', () => {
  expect(
    read({
      MAIL_DIR: '/var/mail/site',
      SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
      MAIL_FROM: 'Site@example.com',
      MAIL_TO: 'a@example.com, root@localhost',
      REDIS_URL: 'redis://cache:6379/2',
      SITE_URL: 'https://a.example/, http://localhost:9000/x',
      MAIL_LIMIT_PER_ADDRESS: '3',
      MAIL_LIMIT_OVERALL: '1000',
      TRUST_PROXY: '1',
    }),
  ).toEqual({
    mailDir: '/var/mail/site',
    smtpUrl: 'smtps://user:p%40ss@mail.example.com:465',
    from: 'Site@example.com',
    to: ['a@example.com', 'root@localhost'],
    redisUrl: 'redis://cache:6379/2',
    origins: ['https://a.example', 'http://localhost:9000'],
    perAddress: { messages: 3, seconds: 600 },
    overall: { messages: 1000, seconds: 3600 },
    trustedProxies: 1,
  });
});

test('an empty variable is an unset one', () => {
  expect(read({ SMTP_URL: ' ', MAIL_TO: '', TRUST_PROXY: '' })).toEqual(read({}));
});

test.each([
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'mail.example.com:587' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://host:0' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://host:99999' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:50%@host' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Sevenisle <hello@sevenisle.example>' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'hello' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.co\r\nBcc: x@y.zz' }, 'MAIL_FROM'],
  [{ MAIL_TO: 'a@example.com; b@example.com' }, 'MAIL_TO'],
  [{ MAIL_TO: ',' }, 'MAIL_TO'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ SITE_URL: 'www.sevenisle.example' }, 'SITE_URL'],
  [{ MAIL_LIMIT_PER_ADDRESS: '0' }, 'MAIL_LIMIT_PER_ADDRESS'],
  [{ MAIL_LIMIT_OVERALL: '1e3' }, 'MAIL_LIMIT_OVERALL'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
])('%j cannot work', (env: Record<string, string>, variable) => {
  expect(listErrors(env)).toEqual([expect.stringMatching(new RegExp(`^${variable} `))]);
});

test('a secret that is missing is reported together with other errors', () => {
  expect(listErrors({ LEAD_WEBHOOK_URL: 'https://crm.example', TRUST_PROXY: 'x' })).toHaveLength(2);
});

test('all errors are reported at once, and none shows a password', () => {
  const errors = listErrors({
    SMTP_URL: 'smpt://user:secret@host',
    REDIS_URL: 'x:secret',
    TRUST_PROXY: '-1',
  });
  expect(errors).toHaveLength(3);
  expect(errors.join()).not.toContain('secret');
});

describe('the webhook', () => {
  const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;

  test('is optional', () => {
    expect(read({})).toMatchObject({ webhook: undefined });
  });

  test('posts signed JSON by default', () => {
    expect(read({ LEAD_WEBHOOK_URL: 'https://crm.example/hook', LEAD_WEBHOOK_SECRET: secret })).toMatchObject(
      { webhook: { url: 'https://crm.example/hook', secret, format: 'json' } },
    );
  });

  test('a chat program needs no secret', () => {
    const env = { LEAD_WEBHOOK_URL: 'https://hooks.slack.example/x', LEAD_WEBHOOK_FORMAT: 'slack' };
    expect(read(env)).toMatchObject({ webhook: { format: 'slack' } });
  });

  test.each([
    [{ LEAD_WEBHOOK_URL: 'crm.example' }, /^LEAD_WEBHOOK_URL must be a URL/],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example' }, /^LEAD_WEBHOOK_SECRET is missing/],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, /24 to 64 bytes/],
    [
      { LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT: 'xml' },
      /^LEAD_WEBHOOK_FORMAT must be one of json, slack, teams/,
    ],
  ])('%j is refused', (env, error) => {
    expect(listErrors(env)).toContainEqual(expect.stringMatching(error));
  });
});
