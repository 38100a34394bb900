import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { attempt } from '../../src/attempt';
import { filesMegabytes } from '../../src/message/files';
import type { Company } from '../../src/site-manifest/company';
import { readSettings, wholeNumber } from '../read-settings';
import { type WebhookSettings, webhookFormats } from './webhook/send-lead';

/** All settings of the mail endpoint, validated. */
export type EmailSettings = ReturnType<typeof readEmailSettings>;

const serverUrl = (...protocols: string[]) =>
  z
    .url({
      protocol: new RegExp(`^(${protocols.join('|')})$`),
      hostname: /./,
      error: `must be a URL such as ${protocols.map((protocol) => `${protocol}://host`).join(' or ')}.`,
      abort: true,
    })
    .refine((url) => new URL(url).port !== '0', 'has port 0; leave the port out or give the right one.')
    .refine(
      (url) =>
        attempt(() => [new URL(url).username, new URL(url).password].map(decodeURIComponent)) !== undefined,
      'has a "%" in its user or password that is not percent-encoded; write it as %25.',
    );

// A host without a dot is valid here, as in root@localhost, and invalid in a visitor's address.
const mailAddress = z
  .string()
  .regex(
    /^[^\s@<>()[\]:;,\\"\p{Cc}]+@[^\s@<>()[\]:;,\\"\p{Cc}]+$/u,
    'must be a plain mail address such as hello@example.com, without a name around it.',
  );

const siteOrigin = z
  .url({
    protocol: /^https?$/,
    error: 'must be the address of the site, such as https://www.example.com.',
  })
  .transform((address) => new URL(address).origin);

/** Values with commas between them. */
const commaList = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((value) => value.split(',').flatMap((item) => item.trim() || []))
    .pipe(z.array(item));

// 24 to 64 bytes (standardwebhooks.com, "Signature scheme").
const webhookSecret = z
  .string()
  .regex(
    /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2,4}={0,2})?$/,
    'must be "whsec_" and 24 to 64 bytes in base64.',
  );

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The variables, as docs/deploying.md lists them. */
const describeVariables = ({ email, url = '' }: Company, root: string) =>
  z
    .object({
      // A folder that is named is never created: it may be a volume that is not mounted.
      DATA_DIR: z
        .string()
        .refine((folder) => isFolder(resolve(root, folder)), 'is no folder. Create it, or mount its volume.')
        .optional(),
      // Versions up to 1.0 kept messages there.
      MAIL_DIR: z
        .undefined(
          'is no longer used. Set DATA_DIR, and import what is there: npm run messages -- import FOLDER',
        )
        .optional(),
      DATABASE_URL: serverUrl('postgres', 'postgresql').optional(),
      SMTP_URL: serverUrl('smtp', 'smtps').optional(),
      SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional.').optional(),
      LEAD_WEBHOOK_URL: commaList(serverUrl('https', 'http')).default([]),
      LEAD_WEBHOOK_SECRET: commaList(webhookSecret).default([]),
      LEAD_WEBHOOK_FORMAT: commaList(
        z.enum(webhookFormats, `must be one of ${webhookFormats.join(', ')}.`),
      ).default(['json']),
      MAIL_FROM: mailAddress.prefault(email),
      MAIL_TO: commaList(mailAddress)
        .refine((list) => list.length > 0, 'names no address.')
        .prefault(email),
      SITE_URL: commaList(siteOrigin).prefault(url),
      // A whole firm may share one address; a flood is hundreds a minute.
      MAIL_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
      MAIL_LIMIT_OVERALL: wholeNumber(1, 1_000_000, 600),
      MAIL_CONFIRMATION: z.enum(['on', 'off'], 'must be on or off.').default('off'),
      FILES_MB: wholeNumber(1, 25, filesMegabytes),
      // Twelve months, as the page about privacy says.
      MESSAGES_KEEP_DAYS: wholeNumber(1, 36_500, 365),
      TRUST_PROXY: wholeNumber(0, 10, 0),
    })
    .refine(
      ({ LEAD_WEBHOOK_URL: urls, LEAD_WEBHOOK_FORMAT: formats }) =>
        formats.length === 1 || formats.length === urls?.length,
      {
        path: ['LEAD_WEBHOOK_FORMAT'],
        error: 'must be one format, or one for each address in LEAD_WEBHOOK_URL.',
        when: ({ issues }) => issues.every(({ path }) => !String(path?.[0]).startsWith('LEAD_WEBHOOK')),
      },
    )
    .refine(
      (given) =>
        !given.LEAD_WEBHOOK_URL?.length ||
        !given.LEAD_WEBHOOK_FORMAT?.includes('json') ||
        given.LEAD_WEBHOOK_SECRET?.length,
      {
        path: ['LEAD_WEBHOOK_SECRET'],
        error: 'is missing: "whsec_" and 24 to 64 random bytes in base64.',
        // Together with the errors of other variables.
        when: () => true,
      },
    );

/** A host on the same machine or network, between which and us nobody listens. */
const isLocal = ({ hostname }: URL) => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host))
    return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(host).range());
  return !host.includes('.') || /\.(local|internal|localhost)$/.test(host);
};

/** A webhook's address without the user and password in it, which `fetch` refuses, and those as a header. */
const readWebhook = (address: string) => {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    name: `${url.host}#${createHash('sha256').update(url.href).digest('hex').slice(0, 8)}`,
    url: url.href,
    ...(user !== ':' && { authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
  };
};

/**
 * The settings of the mail endpoint out of environment variables (docs/deploying.md).
 * @param company whom mails are from and to, unless variables say otherwise
 * @param root folder that a relative DATA_DIR starts from
 * @throws SettingsError
 */
export const readEmailSettings = (environment: NodeJS.ProcessEnv, company: Company, root: string) => {
  const given = readSettings(describeVariables(company, root), environment);
  const { SMTP_URL: smtpUrl, LEAD_WEBHOOK_SECRET: secrets, LEAD_WEBHOOK_FORMAT: formats } = given;
  const tls = given.SMTP_TLS ?? (smtpUrl && isLocal(new URL(smtpUrl)) ? 'optional' : 'required');
  return {
    /** Where the database is: PostgreSQL, or else a file in this folder. */
    databaseUrl: given.DATABASE_URL,
    /** Absolute path. */
    dataDir: resolve(root, given.DATA_DIR ?? 'data'),
    /** Whether that is the default one, which may be created. */
    mayCreateDataDir: given.DATA_DIR === undefined,
    /** The mail server, and whether `smtp://` must be encrypted by STARTTLS; without one messages stay in the database. */
    smtp: smtpUrl === undefined ? undefined : { url: smtpUrl, requireTls: tls === 'required' },
    webhooks: given.LEAD_WEBHOOK_URL.map((url, index): WebhookSettings => {
      const format = formats[index] ?? formats[0] ?? 'json';
      return { ...readWebhook(url), secrets, format };
    }),
    /** Whether visitors get a mail that confirms their message. */
    confirms: given.MAIL_CONFIRMATION === 'on',
    /** Of a message's files together. */
    filesMegabytes: given.FILES_MB,
    from: given.MAIL_FROM,
    to: given.MAIL_TO,
    /** Origins whose pages may send, in addition to the host of the request. */
    origins: given.SITE_URL,
    /** Messages in a number of seconds, from one sender and from all together. */
    perAddress: { messages: given.MAIL_LIMIT_PER_ADDRESS, seconds: 600 },
    overall: { messages: given.MAIL_LIMIT_OVERALL, seconds: 3600 },
    /** Days after its arrival that a message is kept. */
    keepDays: given.MESSAGES_KEEP_DAYS,
    trustedProxies: given.TRUST_PROXY,
  };
};
