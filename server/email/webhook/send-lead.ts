import { createHmac } from 'node:crypto';
import { DeliveryError, errorCode } from '../errors';
import { type Lead, type Speaker, type WebhookFormat, webhookBody } from './formats';

/** Where leads are posted to. */
export interface WebhookSettings {
  /** Names it in the database and in the log: its host and a digest, because addresses of chat programs are secret. */
  readonly name: string;
  readonly url: string;
  /** Header `Authorization`, if the address came with user and password. */
  readonly authorization?: string | undefined;
  /** Standard Webhooks secrets, `whsec_` and base64; a request is signed with each, and without one not at all. */
  readonly secrets: readonly string[];
  readonly format: WebhookFormat;
}

/** Replies that concern this one message: it would be refused again. 410 says that nobody listens any more. */
const refusals = [400, 410, 413, 422];
/** Replies about the address or the login, which are the same for every message. */
const wrongAddress = [401, 403, 404, 405, 407];
const longestRetryAfter = 3_600_000;

/** Milliseconds that the header asks to wait: seconds or a date (RFC 9110, section 10.2.3). */
const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, longestRetryAfter) : undefined;
};

/** Why a reply that is not 2xx failed. */
export const explainReply = (status: number, retryAfter: string | null, now: number): DeliveryError => {
  const code = `HTTP ${status}`;
  if (refusals.includes(status)) return new DeliveryError('refused', code);
  // A redirect is not followed, so the address is wrong.
  const isServer = wrongAddress.includes(status) || (status >= 300 && status < 400);
  return new DeliveryError(isServer ? 'server' : 'later', code, {
    retryAfter: readRetryAfter(retryAfter, now),
  });
};

/** Why there was no reply. fetch tells a failed connection by its cause, a stalled one by the name of the error. */
export const explainNoReply = (error: unknown): DeliveryError => {
  const { cause, name }: { cause?: unknown; name?: unknown } = Object(error);
  const code = errorCode(cause);
  const isStalled = name === 'TimeoutError';
  // A receiver that takes too long for one message may take the next.
  return new DeliveryError(
    isStalled ? 'later' : 'server',
    code === 'unknown' && typeof name === 'string' ? name : code,
    { unanswered: isStalled },
  );
};

/**
 * The signature of a request (standardwebhooks.com, "Signature scheme"): HMAC-SHA256 over id, time and body.
 * @param timestamp seconds since 1970
 */
export const sign = (secret: string, id: string, timestamp: number, body: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/**
 * Posts a lead. Rejects with a `DeliveryError` unless the reply is 2xx.
 * @param timeout milliseconds for the reply
 */
export const createSendLead =
  (
    { url, authorization, secrets, format }: WebhookSettings,
    company: Speaker,
    { now = Date.now, post = fetch }: { now?: () => number; post?: typeof fetch } = {},
  ) =>
  async (lead: Lead, timeout = 20_000): Promise<void> => {
    const body = webhookBody(lead, format, company);
    // The same however often it is sent, so that the receiver can tell a repetition.
    const id = `msg_${lead.data.id}`;
    const timestamp = Math.floor(now() / 1000);
    const signatures = secrets.map((secret) => sign(secret, id, timestamp, body));
    const response = await post(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'website-webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
        ...(authorization !== undefined && { Authorization: authorization }),
      },
      body,
      // A redirect would carry the lead to an address that nobody set.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw explainNoReply(error);
    });
    await response.body?.cancel();
    if (!response.ok) throw explainReply(response.status, response.headers.get('retry-after'), now());
  };
