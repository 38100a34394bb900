import { fill } from '../../../src/content-model/texts/fill';
import { describeFile } from '../../../src/message/files';
import { sourceLines } from '../../../src/message/lead-source';
import type { Company } from '../../../src/site-manifest/company';
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

export type Lead = ReturnType<typeof composeLead>;

/** Whose language a chat program's message is in. */
export type Speaker = Pick<Company, 'locale' | 'texts'>;

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

const slack = (lead: Lead, company: Speaker): object => {
  const [heading, ...parts] = listParts(lead, company);
  const block = (type: string, text: string) => ({ type, text: { type: 'plain_text', text, emoji: false } });
  return {
    text: escapeSlack(heading),
    blocks: [block('header', heading), ...parts.map((part) => block('section', part))],
  };
};

/** An Adaptive Card, as the "Workflows" webhook of Microsoft Teams takes it. */
const teams = (lead: Lead, company: Speaker): object => ({
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
export const webhookBody = (lead: Lead, format: WebhookFormat, company: Speaker): string => {
  if (format === 'json') return JSON.stringify(lead);
  return JSON.stringify(format === 'slack' ? slack(lead, company) : teams(lead, company));
};
