import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReceivedMessage } from '../../server/email/mail/compose';
import { sentBody } from '../../server/email/request/read-submission';
import { insertRow, newDelivery, writeRow } from '../../server/email/store/messages';
import type { DeliveryRow } from '../../server/email/store/schema';
import { attempt } from '../../src/attempt';
import { source as sourceLabels } from '../../src/content-model/texts/en.json';
import { readKind } from '../../src/message/fields';
import { tidySource } from '../../src/message/lead-source';
import { type Command, report, UsageError } from './command';

/** Header fields of a mail by their name in lower case, unfolded. */
export const headerFields = (mail: string): Map<string, string> => {
  const [head = ''] = mail.split(/\r?\n\r?\n/);
  const fields = head.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^([^:\r\n]+):(.*)/gm);
  return new Map([...fields].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
};

const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());

/** The text of a mail of one part, decoded. */
const mailText = (mail: string): string => {
  const body = mail.replace(/^[\s\S]*?\r?\n\r?\n/, '');
  const encoding = headerFields(mail).get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
};

type State = DeliveryRow['state'];

/** Folders of a spool, and what lying there meant. */
const folders: Readonly<Record<string, State>> = {
  new: 'waiting',
  cur: 'delivered',
  '.Junk/new': 'waiting',
  '.Junk/cur': 'delivered',
  '.Sending/cur': 'waiting',
  '.Sending/new': 'waiting',
  '.Failed/new': 'failed',
  '.Failed/cur': 'failed',
};

const filesIn = (maildir: string) =>
  Object.entries(folders).flatMap(([folder, state]) => {
    const path = join(maildir, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
    return names.map((name) => ({ path: join(path, name), state }));
  });

// What the mails of versions up to 1.0 say: a head, the visitor's text, where the visitor came from, and an end.
const mailPattern =
  /^Name: (.*)\nEmail: (.*)\nPhone: (.*)\n(?:Note: .*\n)?\nMessage:\n\n([\s\S]*)\n\n-- \nSent with the form on /;
const sourcePattern = new RegExp(`\n\n(?:(?:${Object.values(sourceLabels).join('|')}): .+(?:\n|$))+$`);

const readSource = (lines: string) => {
  const read = (label: string) => new RegExp(`^${label}: (.+)$`, 'm').exec(lines)?.[1];
  const values = Object.entries(sourceLabels).map(([field, label]) => [field, read(label)]);
  return tidySource(Object.fromEntries(values));
};

/** The message of a mail; undefined if this server did not write it. */
const readOldMail = (mail: string): ReceivedMessage | undefined => {
  const header = headerFields(mail);
  const found = mailPattern.exec(mailText(mail));
  if (!found) return undefined;
  const [, name = '', email = '', phone = '', body = ''] = found;
  const [source = ''] = sourcePattern.exec(body) ?? [];
  const message = body.slice(0, body.length - source.length);
  const id = /^<([0-9a-f]{32})@/.exec(header.get('message-id') ?? '')?.[1];
  const isQuote = /^(\[Suspected spam\] )?Request for a quote/.test(header.get('subject') ?? '');
  const phoneNumber = phone === 'not given' ? '' : phone.replace(/ \(as typed; not a 10 digit number\)$/, '');
  return {
    id: id ?? createHash('sha256').update(mail).digest('hex').slice(0, 32),
    date: new Date(header.get('date') ?? 0),
    kind: isQuote ? 'quote' : 'contact',
    service: /^Service: (.+)$/m.exec(message)?.[1],
    message: { name, email, phoneNumber, message },
    suspectedSpam: header.get('x-spam-flag') === 'YES',
    source: readSource(source),
  };
};

/** What a webhook was to get: what the form had sent, and more. */
const oldLead = z.object({
  timestamp: z.coerce.date(),
  data: sentBody.extend({
    id: z.string(),
    kind: z.string().transform(readKind),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    suspectedSpam: z.boolean().default(false),
  }),
});

const readOldLead = (text: string): ReceivedMessage => {
  const { timestamp: date, data } = oldLead.parse(JSON.parse(text));
  const { id, kind, name, email, phoneNumber, message, suspectedSpam, source } = data;
  return { id, date, kind, message: { name, email, phoneNumber, message }, suspectedSpam, source };
};

/** The messages of a Maildir with the states of their deliveries, and the files that nobody can read as such. */
const readMaildir = (maildir: string) => {
  // Without a webhook, or one that has the message, there is no state of it.
  const found = new Map<string, { message: ReceivedMessage; mail: State; webhook?: State }>();
  const unreadable: string[] = [];
  for (const { path, state } of filesIn(maildir)) {
    const message = readOldMail(readFileSync(path, 'utf8'));
    if (message === undefined) unreadable.push(path);
    else found.set(message.id, { message, mail: state });
  }
  for (const { path, state } of filesIn(join(maildir, '.Webhook'))) {
    const message = attempt(() => readOldLead(readFileSync(path, 'utf8')));
    if (message === undefined) unreadable.push(path);
    else if (state !== 'delivered')
      found.set(message.id, { message, mail: 'delivered', ...found.get(message.id), webhook: state });
  }
  return { messages: [...found.values()], unreadable };
};

export const importMaildir: Command = {
  usage: 'import FOLDER',
  summary: 'takes over the Maildir of versions up to 1.0, once',
  takes: ['word'],
  async run(context) {
    const { store, targets, word: folder } = context;
    if (folder === undefined)
      throw new UsageError('Which folder? For example: npm run messages -- import data/mail');
    const { messages, unreadable } = readMaildir(folder);
    const { db } = await store.database();
    let imported = 0;
    await db.transaction().execute(async (step) => {
      for (const { message, ...states } of messages) {
        if (!(await insertRow(step, writeRow(message)))) continue;
        imported += 1;
        const rows = targets.flatMap((target) => {
          const state = target.channel === 'confirmation' ? undefined : states[target.channel];
          return state === undefined ? [] : [{ ...newDelivery(message.id, target, Date.now()), state }];
        });
        if (rows.length > 0) await step.insertInto('deliveries').values(rows).execute();
      }
    });
    const known = messages.length - imported;
    const lines = [
      `${imported} messages imported, ${known} were there already`,
      ...unreadable.map((path) => `cannot be read: ${path}`),
    ];
    if (unreadable.length === 0) {
      const renamed = `${folder.replace(/\/+$/, '')}.imported`;
      renameSync(folder, renamed);
      lines.push(`The folder is now ${renamed}; nobody needs it any more.`);
    }
    await report(context, lines.join('\n'), { imported, known, unreadable });
    if (unreadable.length > 0) throw new Error(`${unreadable.length} files were left where they are.`);
  },
};
