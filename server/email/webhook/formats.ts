import { sourceLines } from '../../../src/message/lead-source';
import { describeMessage } from '../mail/compose';
import type { Lead } from './lead';

/** Formats of the webhook's body: the lead itself, or a message for a chat program. */
export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** Slack allows 3,000 characters in a block. */
const longestText = 2_900;

const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

const writeHeadline = ({ data: { kind, suspectedSpam, name } }: Lead): string =>
  `${describeMessage(kind, suspectedSpam)} from ${name}`;

const facts = ({ data }: Lead): [name: string, value: string][] => [
  ['Email', data.email],
  ...(data.phoneNumber ? [['Phone', data.phoneNumber] satisfies [string, string]] : []),
];

/** What visitors typed must not become a mention or a link (api.slack.com/reference/surfaces/formatting). */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slack = (lead: Lead): object => {
  const plain = (text: string) => ({ type: 'plain_text', text: shortened(text), emoji: false });
  return {
    text: escapeSlack(writeHeadline(lead)),
    blocks: [
      { type: 'header', text: plain(writeHeadline(lead).slice(0, 150)) },
      { type: 'section', fields: facts(lead).map(([name, value]) => plain(`${name}: ${value}`)) },
      { type: 'section', text: plain(lead.data.message) },
      {
        type: 'context',
        elements: [plain([...sourceLines(lead.data.source), `Reference ${lead.data.id}`].join('\n'))],
      },
    ],
  };
};

/** An Adaptive Card, as the "Workflows" webhook of Microsoft Teams takes it. */
const teams = (lead: Lead): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          {
            type: 'RichTextBlock',
            inlines: [{ type: 'TextRun', text: writeHeadline(lead), weight: 'Bolder', size: 'Medium' }],
          },
          { type: 'FactSet', facts: facts(lead).map(([title, value]) => ({ title, value })) },
          // A text run shows Markdown as it was typed.
          { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: shortened(lead.data.message) }] },
          {
            type: 'RichTextBlock',
            inlines: [
              {
                type: 'TextRun',
                text: [...sourceLines(lead.data.source), `Reference ${lead.data.id}`].join(' · '),
                isSubtle: true,
                size: 'Small',
              },
            ],
          },
        ],
      },
    },
  ],
});

/** The body of the webhook's request. */
export const webhookBody = (lead: Lead, format: WebhookFormat): string => {
  if (format === 'json') return JSON.stringify(lead);
  return JSON.stringify(format === 'slack' ? slack(lead) : teams(lead));
};
