import { resolve } from 'node:path';
import { webhookFormats } from './webhook/formats';
import type { WebhookSettings } from './webhook/send-lead';

/** Whom the mails are from and to by default: the company of `content/site.json`. */
export interface Company {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  /** Address of the site, whose pages may send forms. */
  readonly url?: string | undefined;
}

/** A number of messages in a number of seconds. */
export interface RateLimit {
  readonly messages: number;
  readonly seconds: number;
}

/** All settings of the mail endpoint, validated. */
export interface EmailSettings {
  /** Absolute path of the Maildir. */
  readonly mailDir: string;
  /** The mail server; without one messages stay in the Maildir. */
  readonly smtpUrl?: string | undefined;
  /** Where each message is posted to, besides mail. */
  readonly webhook?: WebhookSettings | undefined;
  readonly from: string;
  readonly to: readonly string[];
  /** Where several servers share their rate limits. */
  readonly redisUrl?: string | undefined;
  /** Origins whose pages may send, besides the host of the request. */
  readonly origins: readonly string[];
  readonly perAddress: RateLimit;
  readonly overall: RateLimit;
  /** The number of proxies in front of this server that write `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: EmailSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

// A whole firm may share one address; a flood is hundreds a minute.
const defaultMessagesPerAddress = 60;
const perAddressSeconds = 600;
const defaultMessagesOverall = 600;
const overallSeconds = 3600;
const mostMessages = 1_000_000;
const mostProxies = 10;

// A host without a dot is valid here, as in root@localhost, and invalid in a visitor's address.
const addressForm = /^[^\s@<>()[\]:;,\\"\p{Cc}]+@[^\s@<>()[\]:;,\\"\p{Cc}]+$/u;

// 24 to 64 bytes (standardwebhooks.com, "Signature scheme").
const secretForm = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2,4}={0,2})?$/;

const parseUrl = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);

const isDecodable = (value: string) => {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};

/**
 * The settings of the mail endpoint out of environment variables. An empty variable counts as unset.
 *
 * - `MAIL_DIR` folder of the Maildir, `data/mail` below `root` by default
 * - `SMTP_URL` mail server, `smtp://user:password@host:587` or `smtps://…`; MAIL_DIR is its spool
 * - `LEAD_WEBHOOK_URL`, `LEAD_WEBHOOK_SECRET`, `LEAD_WEBHOOK_FORMAT` (json, slack, teams) where each message is posted to
 * - `MAIL_FROM`, `MAIL_TO` addresses, the company's by default; MAIL_TO may be several, with commas
 * - `REDIS_URL` `redis://…` or `rediss://…`, for rate limits shared by several servers
 * - `SITE_URL` address of the site, the company's by default; several with commas
 * - `MAIL_LIMIT_PER_ADDRESS` messages in 10 minutes from one network address (60)
 * - `MAIL_LIMIT_OVERALL` messages in an hour from everybody together (600)
 * - `TRUST_PROXY` number of proxies in front that write X-Forwarded-For (0)
 *
 * @param root folder that a relative MAIL_DIR starts from
 * @returns the settings, or every error there is, each beginning with its variable and never showing a value that
 *   may hold a password
 */
export const readEmailSettings = (env: Environment, company: Company, root: string): SettingsResult => {
  const errors: string[] = [];
  const read = (name: string) => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };

  const address = (name: string, value: string) => {
    if (!addressForm.test(value)) {
      errors.push(
        `${name} must be a plain mail address such as hello@example.com, without a name around it.`,
      );
    }
    return value;
  };

  const url = (name: string, protocols: readonly string[]) => {
    const value = read(name);
    if (value === undefined) return undefined;
    const parsed = parseUrl(value);
    const form = protocols.map((protocol) => `${protocol}//host`).join(' or ');
    if (parsed === undefined || !protocols.includes(parsed.protocol) || parsed.hostname === '') {
      errors.push(`${name} must be a URL such as ${form}.`);
    } else if (parsed.port === '0') {
      errors.push(`${name} has port 0; leave the port out or give the right one.`);
    } else if (!isDecodable(parsed.username) || !isDecodable(parsed.password)) {
      errors.push(`${name} has a "%" in its user or password that is not percent-encoded; write it as %25.`);
    }
    return value;
  };

  const webhook = (): WebhookSettings | undefined => {
    const address = url('LEAD_WEBHOOK_URL', ['https:', 'http:']);
    const secret = read('LEAD_WEBHOOK_SECRET');
    const wanted = read('LEAD_WEBHOOK_FORMAT') ?? 'json';
    const format = webhookFormats.find((known) => known === wanted);
    if (address === undefined) return undefined;
    if (format === undefined) errors.push(`LEAD_WEBHOOK_FORMAT must be one of ${webhookFormats.join(', ')}.`);
    if (secret === undefined && format === 'json')
      errors.push('LEAD_WEBHOOK_SECRET is missing: "whsec_" and 24 to 64 random bytes in base64.');
    if (secret !== undefined && !secretForm.test(secret))
      errors.push('LEAD_WEBHOOK_SECRET must be "whsec_" and 24 to 64 bytes in base64.');
    return { url: address, secret, format: format ?? 'json' };
  };

  const count = (name: string, fallback: number, least: number, most: number) => {
    const value = read(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      errors.push(`${name} must be a whole number from ${least} to ${most}.`);
    }
    return number;
  };

  const list = (value: string) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');

  const origins = list(read('SITE_URL') ?? company.url ?? '').map((part) => {
    const parsed = parseUrl(part);
    if (parsed === undefined || !['http:', 'https:'].includes(parsed.protocol)) {
      errors.push('SITE_URL must be the address of the site, such as https://www.example.com.');
      return part;
    }
    return parsed.origin;
  });

  const to = list(read('MAIL_TO') ?? company.email).map((part) => address('MAIL_TO', part));
  if (to.length === 0) errors.push('MAIL_TO names no address.');

  const settings: EmailSettings = {
    mailDir: resolve(root, read('MAIL_DIR') ?? 'data/mail'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    webhook: webhook(),
    from: address('MAIL_FROM', read('MAIL_FROM') ?? company.email),
    to,
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    origins,
    perAddress: {
      messages: count('MAIL_LIMIT_PER_ADDRESS', defaultMessagesPerAddress, 1, mostMessages),
      seconds: perAddressSeconds,
    },
    overall: {
      messages: count('MAIL_LIMIT_OVERALL', defaultMessagesOverall, 1, mostMessages),
      seconds: overallSeconds,
    },
    trustedProxies: count('TRUST_PROXY', 0, 0, mostProxies),
  };
  return errors.length === 0 ? { ok: true, settings } : { ok: false, errors: [...new Set(errors)] };
};
