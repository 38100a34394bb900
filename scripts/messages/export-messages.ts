import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { composeMail } from '../../server/email/mail/compose';
import { readFiles, readRow } from '../../server/email/store/messages';
import { type Command, type CommandContext, jsonArray, plural, report, UsageError } from './command';
import { allFacts } from './describe-message';
import { findState, isFrom, type KeptMessage, readMessages } from './read-messages';

// Programs run a cell that begins with one of these as a formula; those that take a semicolon or a tab for the separator find
// the beginning of a cell where there is none (owasp.org/www-community/attacks/CSV_Injection).
const formulas = /(^|[;\t\r\n])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const cell = (value: string): string => `"${value.replace(formulas, "$1$2'").replaceAll('"', '""')}"`;

const record = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const columns: Readonly<Record<string, (message: KeptMessage) => string>> = {
  id: ({ row }) => row.id,
  received: ({ row }) => new Date(row.received_at).toISOString(),
  kind: ({ row }) => row.kind,
  service: ({ row }) => row.service ?? '',
  name: ({ row }) => row.name,
  email: ({ row }) => row.email,
  phone: ({ row }) => row.phone,
  message: ({ row }) => row.message,
  files: ({ files }) => files.map(({ name }) => name).join(', '),
  source: ({ row }) => row.source,
  'suspected spam': ({ row }) => (row.suspected_spam === 1 ? 'yes' : 'no'),
  state: ({ deliveries }) => findState(deliveries),
  contact: ({ row }) => row.contact ?? '',
};

/** The first line. The mark in front of it tells Excel that the file is UTF-8. */
export const csvHead = (): string => `\ufeff${record(Object.keys(columns))}`;

/** A message as a record (RFC 4180). An apostrophe stands before whatever a program could take for a formula. */
export const csvRecord = (message: KeptMessage): string =>
  record(Object.values(columns).map((read) => read(message)));

/** A mail as an mbox has it (RFC 4155, quoted as "mboxrd"): a line that says from when, and no other that looks like it. */
const writeEntry = (mail: string, date: Date): string => {
  const moment = date.toUTCString().replace(/(\w+), (\d+) (\w+) (\d+) (\S+).*/, '$1 $3 $2 $5 $4');
  return `From MAILER-DAEMON ${moment}\n${mail.replace(/^(>*From )/gm, '>$1')}\n`;
};

type Messages = AsyncIterable<KeptMessage>;

const formats = {
  async *csv(messages: Messages) {
    yield csvHead();
    for await (const message of messages) yield csvRecord(message);
  },
  json: (messages: Messages) => jsonArray(messages, allFacts),
  async *mbox(messages: Messages, { store, settings: { from, to }, company }: CommandContext) {
    const { db } = await store.database();
    for await (const { row, files } of messages) {
      const message = readRow(row, files.length > 0 ? await readFiles(db, row.id) : []);
      const mail = await composeMail({ ...message, from, to, company });
      yield writeEntry(mail.toString(), message.date);
    }
  },
};

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

export const exportMessages: Command = {
  usage: 'export --format csv|json|mbox [--email ADDRESS] [--output FILE]',
  summary:
    'messages for a spreadsheet, for programs and people who ask what is kept of them, or for a mail program',
  details: `--email takes those from one address alone; --output writes a file that only its owner can read.
In csv an apostrophe stands before whatever a spreadsheet could take for a formula, such as +91 or a line that begins with "-".`,
  takes: ['format', 'email', 'output'],
  async run(context) {
    const { json, format = json ? 'json' : 'mbox', email, output } = context.options;
    if (!isFormat(format)) throw new UsageError('--format is csv, json or mbox.');
    let count = 0;
    const counted = async function* (messages: Messages) {
      for await (const message of messages) {
        count += 1;
        yield message;
      }
    };
    const messages = readMessages(context.store, email === undefined ? undefined : isFrom(email));
    const parts = formats[format](counted(messages), context);
    if (output === undefined) {
      for await (const part of parts) await context.write(part);
      return;
    }
    await pipeline(parts, createWriteStream(output, { mode: 0o600 }));
    await report(context, `${plural(count, 'message')} ${count === 1 ? 'is' : 'are'} in ${output}`, {
      messages: count,
      file: output,
    });
  },
};
