import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type Mail from 'nodemailer/lib/mailer';
import { fill } from '../../../src/content-model/texts/fill';
import type { Texts } from '../../../src/content-model/texts/languages';
import { type ContactMessage, type MessageKind, nameMaxLength } from '../../../src/message/fields';
import { describeFile, type FileFacts } from '../../../src/message/files';
import { type LeadSource, sourceLines } from '../../../src/message/lead-source';
import { isPhone } from '../../../src/message/rules';
import type { Company } from '../../../src/site-manifest/company';

export interface ReceivedFile extends FileFacts {
  readonly content: Buffer;
}

/** A message that has passed the rules. */
export interface ReceivedMessage {
  readonly message: ContactMessage;
  readonly kind: MessageKind;
  /** The service that a quote form asks for. */
  readonly service?: string | undefined;
  /** Name of the person whom the page named as contact. */
  readonly contact?: string | undefined;
  /** Names the message in the database, in the log, in its Message-ID and for the webhook. */
  readonly id: string;
  readonly date: Date;
  /** A bot seems to have sent it. */
  readonly suspectedSpam: boolean;
  readonly source: LeadSource;
  readonly files?: readonly ReceivedFile[];
}

export interface MailParts extends ReceivedMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly company: Company;
}

/** The six digits of an id that name a message in the subject of its mail. */
export const reference = (id: string): string => id.slice(0, 6);

/** Whether an address may stand in a header of ordinary mail (RFC 6532), and nobody reads it as another. */
const canBeHeader = (email: string) => {
  const [local = ''] = email.split('@');
  return /^[\x20-\x7e]+$/.test(local) && !local.includes('=?');
};

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

const phoneLine = (phoneNumber: string, { forms, texts: { mail } }: Company) => {
  if (phoneNumber === '') return mail.phoneNotGiven;
  const phone = phoneNumber.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (isPhone(phoneNumber, forms)) return phone;
  return fill(forms.internationalPhone ? mail.phoneDoubtfulInternational : mail.phoneDoubtful, { phone });
};

/**
 * The `Message-ID` of a message. It is the same however often the mail is sent, so that a mail program shows a second
 * delivery once.
 */
export const formatMessageId = (id: string, from: string): string =>
  `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`;

/**
 * Says what a message is, on one line: `Quote request: Automation, from Asha Rao`, or `Message for Devika Nair from Asha
 * Rao`. The addressee comes before everything that a visitor typed, which could otherwise pretend to name one.
 */
export const describeMessage = (
  message: Pick<ReceivedMessage, 'service' | 'contact' | 'suspectedSpam'> & { kind: string; name: string },
  { mail }: Pick<Texts, 'mail'>,
): string => {
  const { kind, service = '', contact, name, suspectedSpam } = message;
  const about = plainLine(service, 60);
  const request = about ? 'requestAbout' : 'request';
  const what = kind === 'quote' ? request : kind === 'application' && about ? kind : 'message';
  const text = contact === undefined ? mail[what] : mail[`${what}For`];
  const values = { name: plainLine(name, nameMaxLength) || mail.somebody, service: about };
  return (suspectedSpam ? `${mail.spam} ` : '') + fill(text, { ...values, contact: contact ?? '' });
};

const sentFrom = ({ url, name, texts: { mail } }: Company) =>
  url === undefined ? fill(mail.sentFromCompany, { company: name }) : fill(mail.sentFrom, { site: url });

const writeText = ({ message, contact, files = [], id, date, company, suspectedSpam, source }: MailParts) => {
  const { texts, locale } = company;
  const { mail } = texts;
  const lines = sourceLines(source, texts.source);
  const time = date.toISOString().slice(0, 16).replace('T', ' ');
  return [
    ...(contact === undefined ? [] : [`${mail.for}: ${contact}`]),
    `${mail.name}: ${message.name}`,
    `${mail.email}: ${message.email}`,
    `${mail.phone}: ${phoneLine(message.phoneNumber, company)}`,
    ...(suspectedSpam ? [mail.spamNote] : []),
    '',
    `${mail.text}:`,
    '',
    message.message,
    '',
    ...(files.length > 0
      ? [`${mail.files}: ${files.map((file) => describeFile(file, locale)).join(', ')}`, '']
      : []),
    ...(lines.length > 0 ? [...lines, ''] : []),
    '-- ',
    sentFrom(company),
    fill(mail.received, { time, reference: id }),
    '',
  ].join('\n');
};

const build = (mail: Mail.Options): Promise<Buffer> =>
  new MailComposer({ ...mail, newline: 'linux', disableFileAccess: true, disableUrlAccess: true })
    .compile()
    .build();

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
  const { message, files = [], id, date, suspectedSpam, from, to, company } = parts;
  return build({
    from: { name: company.name, address: from },
    to: [...to],
    ...(canBeHeader(message.email) && {
      replyTo: { name: plainName(message.name), address: message.email },
    }),
    // The reference keeps mail programs from grouping different visitors into one conversation.
    subject: `${describeMessage({ ...parts, name: message.name }, company.texts)} (${reference(id)})`,
    date,
    messageId: formatMessageId(id, from),
    headers: suspectedSpam ? { 'X-Spam-Flag': 'YES' } : {},
    text: writeText(parts),
    baseBoundary: id,
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  });
};

// RFC 3834, section 2: programs that write to us, and lists.
const automatic =
  /^(mailer-daemon|postmaster|abuse|bounces?|(no|do-?not)-?_?reply|owner-.*|.*-(owner|request|bounces?))@/i;

/**
 * Whether a mail may confirm a message to the address that was given: not to programs, and not to us.
 * @param own addresses of the company
 */
export const mayConfirm = (email: string, own: readonly string[]): boolean =>
  canBeHeader(email) &&
  !automatic.test(email) &&
  !own.some((each) => each.toLowerCase() === email.toLowerCase());

/**
 * The mail that tells visitors that their message has arrived (behaviour.md, rule 109): the company's text with the
 * reference, and nothing that was typed into the form, or it could carry anybody's words to anybody.
 * @throws if the company has no such text
 */
export const composeConfirmation = ({ message, id, date, from, company }: MailParts): Promise<Buffer> => {
  const { confirmation } = company;
  if (confirmation === undefined) throw new Error('no text of a confirmation');
  return build({
    from: { name: company.name, address: from },
    to: message.email,
    replyTo: company.email,
    subject: `${confirmation.subject} (${reference(id)})`,
    date,
    messageId: formatMessageId(`${id}.confirmation`, from),
    // No program answers it (RFC 3834, section 5; Exchange).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [
      ...confirmation.text,
      fill(company.texts.mail.reference, { reference: reference(id) }),
      `-- \n${sentFrom(company)}\n`,
    ].join('\n\n'),
  });
};
