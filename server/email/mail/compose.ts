import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type ContactMessage, type MessageKind, nameMaxLength } from '../../../src/message/fields';
import { type LeadSource, sourceLines } from '../../../src/message/lead-source';
import { checkPhone } from '../../../src/message/rules';
import type { Company } from '../../../src/site-manifest/company';

/** A message that has passed the rules. */
export interface ReceivedMessage {
  readonly message: ContactMessage;
  readonly kind: MessageKind;
  /** The service that a quote form asks for. */
  readonly service?: string | undefined;
  /** Names the message in the database, in the log, in its Message-ID and for the webhook. */
  readonly id: string;
  readonly date: Date;
  /** A bot seems to have sent it. */
  readonly suspectedSpam: boolean;
  readonly source: LeadSource;
}

/** A message to be written as mail. */
export interface MailParts extends ReceivedMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly company: Company;
}

const referenceLength = 6;
/** Characters of a service in a subject. */
const serviceLength = 60;

const isAscii = (value: string) => /^[\x20-\x7e]+$/.test(value);

// Override characters could disguise a name as another text; names do not need them. So could an encoded word (RFC
// 2047), which some mail programs decode where they should not.
const plainName = (value: string) =>
  value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('=?', '= ?');

/** The same on one line, at most so many characters. */
const plainLine = (value: string, limit: number) => {
  const line = plainName(value).replace(/[\s\p{Cc}]+/gu, ' ');
  const characters = [...line.trim()];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : characters.join('');
};

const phoneLine = (phoneNumber: string) => {
  if (phoneNumber === '') return 'not given';
  const oneLine = phoneNumber.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return checkPhone(phoneNumber) === undefined ? oneLine : `${oneLine} (as typed; not a 10 digit number)`;
};

/**
 * The `Message-ID` of a message. It is the same however often the mail is sent, so that a mail program shows a second
 * delivery once.
 */
export const formatMessageId = (id: string, from: string): string =>
  `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`;

/** What a subject says. */
interface MessageFacts {
  readonly kind: string;
  readonly service?: string | undefined;
  readonly name: string;
  readonly suspectedSpam: boolean;
}

/** Says what a message is, on one line: `Quote request: Automation, from Asha Rao`, or `Message from Asha Rao`. */
export const describeMessage = ({ kind, service = '', name, suspectedSpam }: MessageFacts): string => {
  const mark = suspectedSpam ? '[Suspected spam] ' : '';
  const from = `from ${plainLine(name, nameMaxLength) || 'somebody'}`;
  if (kind !== 'quote') return `${mark}Message ${from}`;
  const about = plainLine(service, serviceLength);
  return `${mark}Quote request${about && `: ${about},`} ${from}`;
};

/** The text of the mail. */
const writeText = ({ message, id, date, company, suspectedSpam, source }: MailParts) => {
  const lines = sourceLines(source);
  return [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    `Phone: ${phoneLine(message.phoneNumber)}`,
    ...(suspectedSpam ? ['Note: a program seems to have filled in the form.'] : []),
    '',
    'Message:',
    '',
    message.message,
    '',
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    '-- ',
    `Sent with the form on ${company.url ?? `the website of ${company.name}`}`,
    `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC, reference ${id}`,
    '',
  ].join('\n');
};

/**
 * Writes a message as an RFC 5322 mail. From and To are the company's; the visitor is in Reply-To, and with the
 * name in the subject.
 * An address with non-ASCII letters before the @ is not allowed in a header of ordinary mail (RFC 6532), and one that
 * looks like an encoded word may be read as another, so these are in the text only. No `Auto-Submitted`, because help
 * desks file such mail away.
 * @param parts a message that has passed the rules
 * @returns the mail with line feeds as line ends
 */
export const composeMail = async (parts: MailParts): Promise<Buffer> => {
  const { message, id, date, suspectedSpam, from, to, company } = parts;
  const reference = id.slice(0, referenceLength);
  const [local = ''] = message.email.split('@');
  const canBeHeader = isAscii(local) && !local.includes('=?');
  return new MailComposer({
    from: { name: company.name, address: from },
    to: [...to],
    ...(canBeHeader ? { replyTo: { name: plainName(message.name), address: message.email } } : {}),
    // The reference keeps mail programs from grouping different visitors into one conversation.
    subject: `${describeMessage({ ...parts, name: message.name })} (${reference})`,
    date,
    messageId: formatMessageId(id, from),
    headers: suspectedSpam ? { 'X-Spam-Flag': 'YES' } : {},
    text: writeText(parts),
    newline: 'linux',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
