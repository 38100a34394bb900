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
    databaseUrl: undefined,
    dataDir: '/srv/site/data',
    mayCreateDataDir: true,
    smtp: undefined,
    webhooks: [],
    confirms: false,
    filesMegabytes: 10,
    from: 'hello@sevenisle.example',
    to: ['hello@sevenisle.example'],
    origins: ['https://www.sevenisle.example'],
    perAddress: { messages: 60, seconds: 600 },
    overall: { messages: 600, seconds: 3600 },
    keepDays: 365,
    trustedProxies: 0,
  });
});

test('everything can be set', () => {
  expect(
    read({
      DATA_DIR: '/tmp',
      DATABASE_URL: 'postgres://site:secret@database/site',
      SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
      MAIL_FROM: 'Site@example.com',
      MAIL_TO: 'a@example.com, root@localhost',
      SITE_URL: 'https://a.example/, http://localhost:9000/x',
      MAIL_LIMIT_PER_ADDRESS: '3',
      MAIL_LIMIT_OVERALL: '1000',
      MAIL_CONFIRMATION: 'on',
      FILES_MB: '20',
      MESSAGES_KEEP_DAYS: '90',
      TRUST_PROXY: '1',
    }),
  ).toEqual({
    databaseUrl: 'postgres://site:secret@database/site',
    dataDir: '/tmp',
    mayCreateDataDir: false,
    smtp: { url: 'smtps://user:p%40ss@mail.example.com:465', requireTls: true },
    webhooks: [],
    confirms: true,
    filesMegabytes: 20,
    from: 'Site@example.com',
    to: ['a@example.com', 'root@localhost'],
    origins: ['https://a.example', 'http://localhost:9000'],
    perAddress: { messages: 3, seconds: 600 },
    overall: { messages: 1000, seconds: 3600 },
    keepDays: 90,
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
  [{ DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL'],
  [{ MAIL_DIR: 'data/mail' }, 'MAIL_DIR'],
  [{ DATA_DIR: '/nowhere' }, 'DATA_DIR'],
  [{ SMTP_TLS: 'no' }, 'SMTP_TLS'],
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
    DATABASE_URL: 'x:secret',
    TRUST_PROXY: '-1',
  });
  expect(errors).toHaveLength(3);
  expect(errors.join()).not.toContain('secret');
});

describe('the webhook', () => {
  const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;

  const other = `whsec_${Buffer.from('another thirty-two bytes, not it').toString('base64')}`;

  test('posts signed JSON by default', () => {
    expect(
      read({ LEAD_WEBHOOK_URL: 'https://crm.example/hook', LEAD_WEBHOOK_SECRET: secret }).webhooks,
    ).toEqual([
      {
        name: expect.stringMatching(/^crm\.example#[0-9a-f]{8}$/),
        url: 'https://crm.example/hook',
        secrets: [secret],
        format: 'json',
      },
    ]);
  });

  test('a chat program needs no secret', () => {
    const env = { LEAD_WEBHOOK_URL: 'https://hooks.slack.example/x', LEAD_WEBHOOK_FORMAT: 'slack' };
    expect(read(env)).toMatchObject({ webhooks: [{ format: 'slack' }] });
  });

  test('may be several, each with its format, and two secrets while one is replaced', () => {
    const env = {
      LEAD_WEBHOOK_URL: 'https://crm.example, https://hooks.slack.example/x',
      LEAD_WEBHOOK_FORMAT: 'json, slack',
      LEAD_WEBHOOK_SECRET: `${secret},${other}`,
    };
    expect(read(env).webhooks).toMatchObject([
      { url: 'https://crm.example/', format: 'json', secrets: [secret, other] },
      { url: 'https://hooks.slack.example/x', format: 'slack' },
    ]);
  });

  test('user and password in its address are sent as a header, as fetch wants it', () => {
    const env = { LEAD_WEBHOOK_URL: 'https://n8n:p%40ss@crm.example/x', LEAD_WEBHOOK_FORMAT: 'slack' };
    expect(read(env).webhooks).toMatchObject([
      { url: 'https://crm.example/x', authorization: `Basic ${Buffer.from('n8n:p@ss').toString('base64')}` },
    ]);
  });

  test.each([
    [{ LEAD_WEBHOOK_URL: 'crm.example' }, /^LEAD_WEBHOOK_URL must be a URL/],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example' }, /^LEAD_WEBHOOK_SECRET is missing/],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, /24 to 64 bytes/],
    [
      { LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT: 'xml' },
      /^LEAD_WEBHOOK_FORMAT must be one of json, slack, teams/,
    ],
    [
      { LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_FORMAT: 'slack,teams' },
      /^LEAD_WEBHOOK_FORMAT must be one format, or one for each/,
    ],
  ])('%j is refused', (env, error) => {
    expect(listErrors(env)).toContainEqual(expect.stringMatching(error));
  });
});

test.each([
  ['smtp://mail.example.com', true],
  ['smtp://user:x@mail.example.com:2525', true],
  ['smtp://localhost', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://10.0.0.5', false],
  ['smtp://postfix:25', false],
  ['smtp://relay.internal', false],
  ['smtp://203.0.113.9', true],
])('%s must be encrypted: %j', (url, requireTls) => {
  expect(read({ SMTP_URL: url }).smtp).toEqual({ url, requireTls });
  expect(read({ SMTP_URL: url, SMTP_TLS: 'optional' }).smtp?.requireTls).toBe(false);
  expect(read({ SMTP_URL: url, SMTP_TLS: 'required' }).smtp?.requireTls).toBe(true);
});
