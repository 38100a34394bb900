import { fill } from '../../../src/content-model/texts/fill';
import { describeFile } from '../../../src/message/files';
import { sourceLines } from '../../../src/message/lead-source';
import type { Company } from '../../../src/site-manifest/company';
import { describeMessage } from '../mail/compose';
import type { Lead } from './lead';

/** Whose language a chat program's message is in. */
export type Speaker = Pick<Company, 'locale' | 'texts'>;

/** Formats of the webhook's body: the lead itself, or a message for a chat program. */
export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What Slack allows in a header, a field and a block (api.slack.com/reference/block-kit/blocks). */
const longest = { header: 150, field: 2_000, text: 3_000 };

/** Cut to so many UTF-16 units with an ellipsis, and not between the halves of a surrogate pair. */
const shortened = (text: string, limit = longest.text): string =>
  text.length > limit ? `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

const facts = ({ data }: Lead, { locale, texts: { mail } }: Speaker): string[] =>
  [
    [mail.email, data.email],
    [mail.phone, data.phoneNumber],
    [mail.files, data.files?.map((file) => describeFile(file, locale)).join(', ')],
  ].flatMap(([name, value]) => (value ? `${name}: ${value}` : []));

const footer = ({ data }: Lead, { texts }: Speaker): string[] => [
  ...sourceLines(data.source, texts.source),
  fill(texts.mail.reference, { reference: data.id }),
];

/** What visitors typed must not become a mention or a link (api.slack.com/reference/surfaces/formatting). */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slack = (lead: Lead, company: Speaker): object => {
  const plain = (text: string, limit?: number) => ({
    type: 'plain_text',
    text: shortened(text, limit),
    emoji: false,
  });
  return {
    text: escapeSlack(describeMessage(lead.data, company.texts)),
    blocks: [
      { type: 'header', text: plain(describeMessage(lead.data, company.texts), longest.header) },
      { type: 'section', fields: facts(lead, company).map((fact) => plain(fact, longest.field)) },
      { type: 'section', text: plain(lead.data.message) },
      { type: 'context', elements: [plain(footer(lead, company).join('\n'))] },
    ],
  };
};

/** A text run shows Markdown as it was typed; a set of facts would make it a link. */
const textBlock = (text: string, style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text: shortened(text), ...style }],
});

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
        body: [
          textBlock(describeMessage(lead.data, company.texts), { weight: 'Bolder', size: 'Medium' }),
          ...facts(lead, company).map((fact) => textBlock(fact)),
          textBlock(lead.data.message),
          textBlock(footer(lead, company).join(' · '), { isSubtle: true, size: 'Small' }),
        ],
      },
    },
  ],
});

/** The body of the webhook's request. */
export const webhookBody = (lead: Lead, format: WebhookFormat, company: Speaker): string => {
  if (format === 'json') return JSON.stringify(lead);
  return JSON.stringify(format === 'slack' ? slack(lead, company) : teams(lead, company));
};
