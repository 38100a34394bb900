import { createHmac } from 'node:crypto';
import { fill } from '../../../src/content-model/texts/fill';
import { describeFile } from '../../../src/message/files';
import { sourceLines } from '../../../src/message/lead-source';
import type { Company } from '../../../src/site-manifest/company';
import { DeliveryError, errorCode } from '../errors';
import { describeMessage, type ReceivedMessage } from '../mail/compose';

/** A message as the webhook's receiver gets it (docs/deploying.md, "Webhook"); what is undefined is left out. */
export const composeLead = ({ message, files = [], ...received }: ReceivedMessage) => ({
  type: 'message.received',
  /** When it was accepted, ISO 8601. */
  timestamp: received.date.toISOString(),
  data: {
    id: received.id,
    kind: received.kind === 'contact' ? 'message' : received.kind,
    service: received.service,
    contact: received.contact,
    ...message,
    phoneNumber: message.phoneNumber || undefined,
    // Their contents travel with the mail.
    files: files.length > 0 ? files.map(({ name, type, size }) => ({ name, type, size })) : undefined,
    suspectedSpam: received.suspectedSpam,
    source: received.source,
  },
});

type Lead = ReturnType<typeof composeLead>;

/** Whose language a chat program's message is in. */
type Speaker = Pick<Company, 'locale' | 'texts'>;

/** Formats of the webhook's body: the lead itself, or a message for a chat program. */
export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What Slack allows in a header and in a section (api.slack.com/reference/block-kit/blocks). */
const longest = { header: 150, section: 3_000 };

/** Cut to so many UTF-16 units with an ellipsis, and not between the halves of a surrogate pair. */
const shortened = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** What a chat program shows: a heading and the parts below it, in plain text. */
const listParts = ({ data }: Lead, { locale, texts }: Speaker): [heading: string, ...parts: string[]] => {
  const facts = [
    [texts.mail.email, data.email],
    [texts.mail.phone, data.phoneNumber],
    [texts.mail.files, data.files?.map((file) => describeFile(file, locale)).join(', ')],
  ].flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  const reference = fill(texts.mail.reference, { reference: data.id });
  const parts = [...facts, data.message, [...sourceLines(data.source, texts.source), reference].join('\n')];
  return [
    shortened(describeMessage(data, texts), longest.header),
    ...parts.map((part) => shortened(part, longest.section)),
  ];
};

/** What visitors typed must not become a mention or a link (api.slack.com/reference/surfaces/formatting). */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slack = (lead: Lead, company: Speaker) => {
  const [heading, ...parts] = listParts(lead, company);
  const block = (type: string, text: string) => ({ type, text: { type: 'plain_text', text, emoji: false } });
  return {
    text: escapeSlack(heading),
    blocks: [block('header', heading), ...parts.map((part) => block('section', part))],
  };
};

/** An Adaptive Card, as the "Workflows" webhook of Microsoft Teams takes it. */
const teams = (lead: Lead, company: Speaker) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        // A text run shows Markdown as it was typed; a set of facts would make it a link.
        body: listParts(lead, company).map((text, index) => ({
          type: 'RichTextBlock',
          inlines: [{ type: 'TextRun', text, weight: index === 0 ? 'Bolder' : 'Default' }],
        })),
      },
    },
  ],
});

/** The body of the webhook's request. */
const bodies: Record<WebhookFormat, (lead: Lead, company: Speaker) => object> = {
  json: (lead) => lead,
  slack,
  teams,
};

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

/** Milliseconds that the header asks to wait, at most an hour: seconds or a date (RFC 9110, section 10.2.3). */
const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, 3_600_000) : undefined;
};

export const explainReply = (status: number, retryAfter: string | null, now: number): DeliveryError => {
  const code = `HTTP ${status}`;
  if (refusals.includes(status)) return new DeliveryError('refused', code);
  // A redirect is not followed, so the address is wrong.
  const kind = wrongAddress.includes(status) || (status >= 300 && status < 400) ? 'server' : 'later';
  return new DeliveryError(kind, code, { retryAfter: readRetryAfter(retryAfter, now) });
};

/** Why there was no reply. fetch tells a failed connection by its cause, a stalled one by the name of the error. */
const explainNoReply = (error: unknown): DeliveryError => {
  const { cause, name }: { cause?: unknown; name?: unknown } = Object(error);
  const code = errorCode(cause) === 'unknown' ? String(name ?? 'unknown') : errorCode(cause);
  const unanswered = name === 'TimeoutError';
  // A receiver that takes too long for one message may take the next.
  return new DeliveryError(unanswered ? 'later' : 'server', code, { unanswered });
};

/** The signature of a text (standardwebhooks.com, "Signature scheme"). */
const sign = (secret: string, text: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
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
    const body = JSON.stringify(bodies[format](lead, company));
    // The same however often it is sent, so that the receiver can tell a repetition.
    const id = `msg_${lead.data.id}`;
    const timestamp = Math.floor(now() / 1000);
    const signatures = secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`));
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
