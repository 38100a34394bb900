import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReceivedMessage } from '../../server/email/mail/compose';
import type { Lead } from '../../server/email/webhook/lead';
import { source } from '../../src/content-model/texts/en.json';
import { tidySource } from '../../src/message/lead-source';
import { headerFields, mailText } from './mail-text';

/** How far a delivery had come. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** A message of an old Maildir. */
export interface OldMessage {
  readonly message: ReceivedMessage;
  readonly mail: DeliveryState;
  /** Undefined if there was no webhook, or it had the message. */
  readonly webhook?: DeliveryState;
}

/** Folders of a spool, and what lying there meant. */
const folders: readonly (readonly [folder: string, state: DeliveryState])[] = [
  ['new', 'waiting'],
  ['cur', 'delivered'],
  ['.Junk/new', 'waiting'],
  ['.Junk/cur', 'delivered'],
  ['.Sending/cur', 'waiting'],
  ['.Sending/new', 'waiting'],
  ['.Failed/new', 'failed'],
  ['.Failed/cur', 'failed'],
];

const filesIn = (maildir: string) =>
  folders.flatMap(([folder, state]) => {
    const path = join(maildir, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
    return names.map((name) => ({ path: join(path, name), folder, state }));
  });

const idDigits = 32;

// What the mails of versions up to 1.0 say: a head, the visitor's text, where the visitor came from, and an end.
const headPattern = /^Name: (.*)\nEmail: (.*)\nPhone: (.*)\n(?:Note: .*\n)?\nMessage:\n\n/;
const leadSourceLabels = Object.entries(source);
const endText = '\n\n-- \nSent with the form on ';
const sourcePattern = new RegExp(
  `\n\n(?:(?:${leadSourceLabels.map(([, label]) => label).join('|')}): .+(?:\n|$))+$`,
);

const readSource = (lines: string) =>
  tidySource(
    Object.fromEntries(
      leadSourceLabels.flatMap(([field, label]) => {
        const line = lines.split('\n').find((each) => each.startsWith(`${label}: `));
        return line === undefined ? [] : [[field, line.slice(label.length + 2)]];
      }),
    ),
  );

/** The message of a mail; undefined if this server did not write it. */
export const readOldMail = (mail: string): ReceivedMessage | undefined => {
  const header = headerFields(mail);
  const text = mailText(mail);
  const [head, name, email, phone] = headPattern.exec(text) ?? [];
  const end = text.lastIndexOf(endText);
  if (head === undefined || name === undefined || email === undefined || phone === undefined || end === -1) {
    return undefined;
  }
  const body = text.slice(head.length, end);
  const source = sourcePattern.exec(body)?.[0] ?? '';
  const message = body.slice(0, body.length - source.length);
  const id = /^<([0-9a-f]{32})@/.exec(header.get('message-id') ?? '')?.[1];
  return {
    id: id ?? createHash('sha256').update(mail).digest('hex').slice(0, idDigits),
    date: new Date(header.get('date') ?? 0),
    kind: /^(\[Suspected spam\] )?Request for a quote/.test(header.get('subject') ?? '')
      ? 'quote'
      : 'contact',
    service: /^Service: (.+)$/m.exec(message)?.[1],
    message: {
      name,
      email,
      phoneNumber: phone === 'not given' ? '' : phone.replace(/ \(as typed; not a 10 digit number\)$/, ''),
      message,
    },
    suspectedSpam: header.get('x-spam-flag') === 'YES',
    source: readSource(source),
  };
};

const oldLead = z.custom<Lead>(
  (value) => z.object({ data: z.object({ id: z.string(), message: z.string() }) }).safeParse(value).success,
);

const readOldLead = (content: string): ReceivedMessage => {
  const { timestamp, data } = oldLead.parse(JSON.parse(content));
  const { id, kind, suspectedSpam, source, phoneNumber = '', ...rest } = data;
  const message = { name: rest.name, email: rest.email, phoneNumber, message: rest.message };
  return {
    id,
    date: new Date(timestamp),
    kind: kind === 'quote' ? 'quote' : 'contact',
    message,
    suspectedSpam,
    source,
  };
};

/** The messages of a Maildir of versions up to 1.0, and the files that nobody can read as such. */
export const readMaildir = (maildir: string): { messages: OldMessage[]; unreadable: string[] } => {
  const found = new Map<string, OldMessage>();
  const unreadable: string[] = [];
  for (const { path, state } of filesIn(maildir)) {
    const message = readOldMail(readFileSync(path, 'utf8'));
    if (message === undefined) unreadable.push(path);
    else found.set(message.id, { message, mail: state });
  }
  for (const { path, state } of filesIn(join(maildir, '.Webhook'))) {
    try {
      const message = readOldLead(readFileSync(path, 'utf8'));
      const known = found.get(message.id) ?? { message, mail: 'delivered' };
      if (state !== 'delivered') found.set(message.id, { ...known, webhook: state });
    } catch {
      unreadable.push(path);
    }
  }
  return { messages: [...found.values()], unreadable };
};
