import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTransport } from 'nodemailer';
import pino, { type Logger } from 'pino';
import type { Company } from '../src/site-manifest/company';
import { errorCode } from './email/errors';
import { describeServer, impatientTimeouts } from './email/mail/smtp';
import { type EmailSettings, readEmailSettings } from './email/settings';
import { databaseFile, openDatabase } from './email/store/open-database';
import { createStore } from './email/store/store';
import { composeLead, createSendLead, type WebhookSettings } from './email/webhook/send-lead';

/** What a check has found, in a sentence. */
const works = (text: string) => ({ ok: true, text });
const fails = (text: string) => ({ ok: false, text });
type Finding = ReturnType<typeof works>;

/** What to do about an error, by its code and message. */
type Advice = readonly (readonly [RegExp, string])[];

const advise = (advice: Advice, error: unknown): string => {
  const { message }: { message?: unknown } = Object(error);
  return advice.find(([pattern]) => pattern.test(`${errorCode(error)} ${message}`))?.[1] ?? '';
};

const mailAdvice: Advice = [
  [
    /EAUTH|\b53[0458]\b/,
    'It refuses the login. Check user and password in SMTP_URL; write "@" in them as %40.',
  ],
  [
    /certificate|ERR_TLS|CERT_/i,
    'Its certificate is not valid for this name. Use the name that the certificate has.',
  ],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'There is no host of this name. Check the host in SMTP_URL.'],
  [/ECONNREFUSED/, 'Nothing listens on this port. Usual are smtp://…:587 and smtps://…:465.'],
  [
    /wrong version number|ETLS/i,
    'It speaks TLS otherwise. Use smtps:// for port 465, smtp:// for 587 and 25.',
  ],
  [
    /ETIMEDOUT|ECONNECTION|ECONNRESET/,
    'It does not answer. A firewall may block the port; many hosts block port 25.',
  ],
];

/** Logs in to the mail server, without sending a mail. */
export const checkMail = async ({ smtp, to }: Pick<EmailSettings, 'smtp' | 'to'>): Promise<Finding> => {
  if (smtp === undefined) return works('No mail server is set (SMTP_URL): messages stay in the database.');
  const { host } = new URL(smtp.url);
  const { server, credentials } = describeServer(smtp, impatientTimeouts);
  const transport = createTransport({
    ...server,
    // Without `forceAuth`, a server that offers no login would pass.
    ...(credentials && { auth: credentials, forceAuth: true }),
  });
  try {
    await transport.verify();
    const login = credentials ? 'takes the login' : 'takes connections; SMTP_URL names no user';
    return works(`The mail server ${host} ${login}. Mails go to ${to.join(', ')}.`);
  } catch (error) {
    const { message }: { message?: unknown } = Object(error);
    return fails(`The mail server ${host} cannot be used (${message}). ${advise(mailAdvice, error)}`.trim());
  } finally {
    transport.close();
  }
};

const webhookAdvice: Advice = [
  [/HTTP 3/, 'It is somewhere else; use the address that it leads to.'],
  [/HTTP 40[13]/, 'It refuses the login or the signature. Check the secret.'],
  [/HTTP 4(04|10)/, 'Nobody listens at this address. Check it.'],
  [/HTTP 4/, 'It does not take a test event; it may know only the type message.received.'],
  [/HTTP/, 'Something is wrong at the receiver.'],
  [/./, 'It cannot be reached. Check its address.'],
];

/** Posts an event of the type `message.test` to a webhook. */
export const checkWebhook = async (webhook: WebhookSettings, company: Company): Promise<Finding> => {
  const { host } = new URL(webhook.url);
  const event = composeLead({
    id: randomBytes(16).toString('hex'),
    date: new Date(),
    kind: 'contact',
    message: {
      name: 'A test',
      email: company.email,
      phoneNumber: '',
      message: 'This is a test of the website; nobody waits for an answer.',
    },
    suspectedSpam: false,
    source: {},
  });
  try {
    await createSendLead(webhook, company)({ ...event, type: 'message.test' }, impatientTimeouts.whole);
    return works(`The webhook ${host} has taken a test event.`);
  } catch (error) {
    const text = `The webhook ${host} has not taken a test event (${errorCode(error)}).`;
    return fails(`${text} ${advise(webhookAdvice, error)}`);
  }
};

/** The folder itself, or the nearest one around it that exists. */
const findExisting = (folder: string): string =>
  existsSync(folder) ? folder : findExisting(dirname(folder));

/**
 * Writes a row to the database and deletes it. It creates no file, which could belong to another user than the
 * server's.
 */
export const checkStore = async (settings: EmailSettings, log: Logger): Promise<Finding> => {
  const { databaseUrl } = settings;
  const file = databaseFile(settings);
  const place = databaseUrl === undefined ? file : `PostgreSQL on ${new URL(databaseUrl).host}`;
  const isNew = databaseUrl === undefined && !existsSync(file);
  const store = createStore({ open: () => openDatabase(settings, log), limits: settings });
  try {
    if (isNew) accessSync(findExisting(dirname(file)), constants.W_OK | constants.X_OK);
    else await store.probe();
    return works(`Messages can be stored in ${place}${isNew ? ', which is created at the start' : ''}.`);
  } catch (error) {
    const advice = databaseUrl === undefined ? ' Check DATA_DIR and its owner.' : '';
    return fails(`Messages cannot be stored in ${place} (${errorCode(error)}).${advice}`);
  } finally {
    await store.close();
  }
};

/**
 * `npm run serve -- --check`: tries what the settings name, and says in plain words what does not work. The process's
 * exit code is then 1.
 * @param root folder that a relative path of the settings starts from
 * @throws SettingsError
 */
export const runCheck = async (root: string, company: Company): Promise<void> => {
  const settings = readEmailSettings(process.env, company, root);
  const findings = await Promise.all([
    checkStore(settings, pino({ level: 'silent' })),
    checkMail(settings),
    ...settings.webhooks.map((webhook) => checkWebhook(webhook, company)),
  ]);
  if (settings.webhooks.length === 0) findings.push(works('No webhook is set (LEAD_WEBHOOK_URL).'));
  for (const { ok, text } of findings) process.stdout.write(`${ok ? '✓' : '✗'} ${text}\n`);
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
};
