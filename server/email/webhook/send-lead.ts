import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { errorCode } from '../error-code';
import type { Failure, Send } from '../queue/delivery';
import { type WebhookFormat, webhookBody } from './formats';
import type { Lead } from './lead';

/** Where leads are posted to. */
export interface WebhookSettings {
  readonly url: string;
  /** Standard Webhooks secret, `whsec_` and base64; without one the request is not signed. */
  readonly secret?: string | undefined;
  readonly format: WebhookFormat;
}

/** Replies that concern this one message: it would be refused again. 410 says that nobody listens any more. */
const permanentReplies = [400, 410, 413, 422];
/** The receiver is there and busy with something; all others concern its address or login, which somebody will fix. */
const laterReplies = [408, 409, 425, 429];

/** A reply that is not 2xx. */
export class WebhookError extends Error {
  override name = 'WebhookError';
  constructor(readonly status: number) {
    super(`The webhook answered ${status}`);
  }
}

/** Finds out why a webhook failed. The code is for log and health page and never quotes the receiver. */
export const explainWebhookFailure = (error: unknown): Failure => {
  if (!(error instanceof WebhookError)) {
    // fetch tells a failed connection by its cause, a stalled one by the name of the error.
    const { cause, name }: { cause?: unknown; name?: unknown } = Object(error);
    const code = errorCode(cause);
    return { kind: 'server', code: code === 'unknown' && typeof name === 'string' ? name : code };
  }
  const code = `HTTP ${error.status}`;
  if (permanentReplies.includes(error.status)) return { kind: 'message', code };
  return { kind: laterReplies.includes(error.status) ? 'later' : 'server', code };
};

const secretPrefix = 'whsec_';

/**
 * The signature of a request (standardwebhooks.com, "Signature scheme"): HMAC-SHA256 over id, time and body.
 * @param timestamp seconds since 1970
 */
export const sign = (secret: string, id: string, timestamp: number, body: string): string => {
  const key = Buffer.from(secret.replace(secretPrefix, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

const storedLead = z.custom<Lead>(
  (value) => z.object({ data: z.object({ id: z.string() }) }).safeParse(value).success,
);

/**
 * Posts a lead, as the spool keeps it. Rejects unless the reply is 2xx.
 * @param timeout milliseconds for the reply
 */
export const createSendLead =
  (
    { url, secret, format }: WebhookSettings,
    {
      timeout = 20_000,
      now = Date.now,
      post = fetch,
    }: { timeout?: number; now?: () => number; post?: typeof fetch } = {},
  ): Send =>
  async (content) => {
    const lead = storedLead.parse(JSON.parse(content.toString()));
    const body = webhookBody(lead, format);
    // The same however often it is sent, so that the receiver can tell a repetition.
    const id = `msg_${lead.data.id}`;
    const timestamp = Math.floor(now() / 1000);
    const response = await post(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'website-webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        ...(secret !== undefined && { 'webhook-signature': sign(secret, id, timestamp, body) }),
      },
      body,
      // A redirect would carry the lead to an address that nobody set.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookError(response.status);
    return { refused: 0 };
  };
