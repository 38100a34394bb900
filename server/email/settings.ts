import { resolve } from 'node:path';
import { z } from 'zod';
import type { Company } from '../../src/site-manifest/company';
import { readSettings, wholeNumber } from '../read-settings';
import { webhookFormats } from './webhook/formats';

/** A number of messages in a number of seconds. */
export interface RateLimit {
  readonly messages: number;
  readonly seconds: number;
}

/** All settings of the mail endpoint, validated. */
export type EmailSettings = ReturnType<typeof readEmailSettings>;

// A whole firm may share one address; a flood is hundreds a minute.
const messagesPerAddress = { fallback: 60, seconds: 600 };
const messagesOverall = { fallback: 600, seconds: 3600 };
const mostMessages = 1_000_000;
const mostProxies = 10;

const isDecodable = (value: string) => {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};

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
      (url) => isDecodable(new URL(url).username) && isDecodable(new URL(url).password),
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
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

// 24 to 64 bytes (standardwebhooks.com, "Signature scheme").
const webhookSecret = z
  .string()
  .regex(
    /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2,4}={0,2})?$/,
    'must be "whsec_" and 24 to 64 bytes in base64.',
  );

/** The variables, as docs/deploying.md lists them. */
const describeVariables = ({ email, url = '' }: Company) =>
  z
    .object({
      MAIL_DIR: z.string().default('data/mail'),
      SMTP_URL: serverUrl('smtp', 'smtps').optional(),
      LEAD_WEBHOOK_URL: serverUrl('https', 'http').optional(),
      LEAD_WEBHOOK_SECRET: webhookSecret.optional(),
      LEAD_WEBHOOK_FORMAT: z
        .enum(webhookFormats, `must be one of ${webhookFormats.join(', ')}.`)
        .default('json'),
      MAIL_FROM: mailAddress.prefault(email),
      MAIL_TO: commaList(mailAddress)
        .refine((list) => list.length > 0, 'names no address.')
        .prefault(email),
      REDIS_URL: serverUrl('redis', 'rediss').optional(),
      SITE_URL: commaList(siteOrigin).prefault(url),
      MAIL_LIMIT_PER_ADDRESS: wholeNumber(1, mostMessages, messagesPerAddress.fallback),
      MAIL_LIMIT_OVERALL: wholeNumber(1, mostMessages, messagesOverall.fallback),
      TRUST_PROXY: wholeNumber(0, mostProxies, 0),
    })
    .refine(
      (given) =>
        given.LEAD_WEBHOOK_URL === undefined ||
        given.LEAD_WEBHOOK_FORMAT !== 'json' ||
        given.LEAD_WEBHOOK_SECRET !== undefined,
      {
        path: ['LEAD_WEBHOOK_SECRET'],
        error: 'is missing: "whsec_" and 24 to 64 random bytes in base64.',
        // Together with the errors of other variables.
        when: () => true,
      },
    );

/**
 * The settings of the mail endpoint out of environment variables (docs/deploying.md).
 * @param company whom mails are from and to, unless variables say otherwise
 * @param root folder that a relative MAIL_DIR starts from
 * @throws SettingsError
 */
export const readEmailSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  company: Company,
  root: string,
) => {
  const given = readSettings(describeVariables(company), environment);
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT: format } = given;
  const perAddress: RateLimit = {
    messages: given.MAIL_LIMIT_PER_ADDRESS,
    seconds: messagesPerAddress.seconds,
  };
  const overall: RateLimit = { messages: given.MAIL_LIMIT_OVERALL, seconds: messagesOverall.seconds };
  return {
    /** Absolute path of the Maildir. */
    mailDir: resolve(root, given.MAIL_DIR),
    /** The mail server; without one messages stay in the Maildir. */
    smtpUrl: given.SMTP_URL,
    /** Each message is posted there as well. */
    webhook: url === undefined ? undefined : { url, secret, format },
    from: given.MAIL_FROM,
    to: given.MAIL_TO,
    /** Where several servers share their rate limits. */
    redisUrl: given.REDIS_URL,
    /** Origins whose pages may send, in addition to the host of the request. */
    origins: given.SITE_URL,
    perAddress,
    overall,
    trustedProxies: given.TRUST_PROXY,
  };
};
