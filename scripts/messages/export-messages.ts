import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { composeMail } from '../../server/email/mail/compose';
import { readRow } from '../../server/email/store/message-row';
import type { Command } from './command';

const batch = 500;

/** A mail as an mbox has it (RFC 4155, quoted as "mboxrd"): a line that says from when, and no other that looks like it. */
const writeEntry = (mail: string, date: Date): string => {
  const [day = '', month, dayOfMonth, time, year] = date
    .toUTCString()
    .replace(/(\w+), (\d+) (\w+) (\d+) (\S+).*/, '$1 $3 $2 $5 $4')
    .split(' ');
  return `From MAILER-DAEMON ${[day, month, dayOfMonth, time, year].join(' ')}\n${mail.replace(/^(>*From )/gm, '>$1')}\n`;
};

/** Writes every message to a file or the output, oldest first, a batch at a time. */
export const exportMessages: Command = {
  usage: 'export --format mbox [--output FILE]    every message as mail, for any mail program',
  async run(args, { store, settings, company, write }) {
    const { values } = parseArgs({
      args,
      options: { format: { type: 'string', default: 'mbox' }, output: { type: 'string' } },
    });
    if (values.format !== 'mbox') throw new Error('--format must be mbox');
    const out =
      values.output === undefined ? process.stdout : createWriteStream(values.output, { mode: 0o600 });
    const { db } = await store.database();
    const { from, to } = settings;
    let count = 0;
    for (let last = { received_at: Number.MIN_SAFE_INTEGER, id: '' }; ; ) {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where((row) =>
          row.or([
            row('received_at', '>', last.received_at),
            row.and([row('received_at', '=', last.received_at), row('id', '>', last.id)]),
          ]),
        )
        .orderBy('received_at')
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const row of rows) {
        const message = readRow(row);
        const mail = await composeMail({ ...message, from, to, company });
        if (!out.write(writeEntry(mail.toString(), message.date))) await once(out, 'drain');
        last = row;
      }
      count += rows.length;
      if (rows.length < batch) break;
    }
    if (out !== process.stdout) {
      out.end();
      await once(out, 'finish');
      write(`${count} messages are in ${values.output}`);
    }
  },
};
