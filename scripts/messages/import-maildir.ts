import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { ReceivedMessage } from '../../server/email/mail/compose';
import { newDelivery } from '../../server/email/store/deliveries';
import { writeRow } from '../../server/email/store/message-row';
import type { DeliveryRow } from '../../server/email/store/schema';
import { type Command, report, UsageError } from './command';

/** Folders of a spool, and what lying there meant. */
const folders: Readonly<Record<string, DeliveryRow['state']>> = {
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
    return names.map((name) => {
      const file = join(path, name);
      return { path: file, state, content: readFileSync(file, 'utf8') };
    });
  });

const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());

const decode = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
};

// What the mails of versions up to 1.0 say: a head, the visitor's text, where the visitor came from, and an end.
const mailPattern =
  /^Name: (.*)\nEmail: (.*)\nPhone: (.*)\n(?:Note: .*\n)?\nMessage:\n\n([\s\S]*)\n\n-- \nSent with the form on /;

const idDigits = 32;

/** The message of a mail, with its source as part of the text; undefined if this server did not write it. */
const readOldMail = (mail: string): ReceivedMessage | undefined => {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(mail) ?? [];
  const header = (name: string) => new RegExp(`^${name}: *(.*?) *$`, 'im').exec(head)?.[1] ?? '';
  const found = mailPattern.exec(decode(body, header('content-transfer-encoding')));
  if (!found) return undefined;
  const [, name = '', email = '', phone = '', message = ''] = found;
  const id = /^<([0-9a-f]{32})@/.exec(header('message-id'))?.[1];
  const isQuote = /^(\[Suspected spam\] )?Request for a quote/.test(header('subject'));
  const phoneNumber = phone === 'not given' ? '' : phone.replace(/ \(as typed; not a 10 digit number\)$/, '');
  return {
    id: id ?? createHash('sha256').update(mail).digest('hex').slice(0, idDigits),
    date: new Date(header('date') || 0),
    kind: isQuote ? 'quote' : 'contact',
    service: /^Service: (.+)$/m.exec(message)?.[1],
    message: { name, email, phoneNumber, message },
    suspectedSpam: header('x-spam-flag') === 'YES',
    source: {},
  };
};

/** A message with the states of its deliveries; without a webhook, or with one that has the message, there is none of it. */
interface OldMessage {
  readonly message: ReceivedMessage;
  readonly mail: DeliveryRow['state'];
  webhook?: DeliveryRow['state'];
}

/** The messages of a Maildir, and the files that nobody can read as such. */
const readMaildir = (maildir: string) => {
  const found = new Map<string, OldMessage>();
  const unreadable: string[] = [];
  for (const { path, state, content } of filesIn(maildir)) {
    const message = readOldMail(content);
    if (message === undefined) unreadable.push(path);
    else found.set(message.id, { message, mail: state });
  }
  // What was to be posted is JSON of a message whose mail is there as well.
  for (const { path, state, content } of filesIn(join(maildir, '.Webhook'))) {
    const known = found.get(/"id":"(\w+)"/.exec(content)?.[1] ?? '');
    if (known === undefined) unreadable.push(path);
    else if (state !== 'delivered') known.webhook = state;
  }
  return { messages: [...found.values()], unreadable };
};

/** Takes over the messages of versions up to 1.0, with what still had to be delivered. */
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
        const isNew = await step
          .insertInto('messages')
          .values(writeRow(message))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!isNew) continue;
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
