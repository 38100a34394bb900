import { sql } from 'kysely';
import { reference } from '../../server/email/mail/compose';
import { eraseMessages } from '../../server/email/store/retention';
import { type Command, type CommandContext, plural, report, UsageError } from './command';
import { minute } from './describe-message';
import { findMessage, isFrom } from './read-messages';

/** Messages whose text names an address: what others wrote, which only a person can judge. */
const findMentions = async (context: CommandContext, email: string): Promise<string[]> => {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: string }>`
    select id from messages where lower(message) like lower(${pattern}) escape '\\' order by received_at`.execute(
    (await context.store.database()).db,
  );
  return rows.map(({ id }) => id);
};

const showRecord = async (context: CommandContext) => {
  const { db } = await context.store.database();
  const rows = await db.selectFrom('erasures').selectAll().orderBy('erased_at').execute();
  const lines = rows.map(
    ({ erased_at, reason, messages }) => `${minute(erased_at)}  ${reason}  ${plural(messages, 'message')}`,
  );
  await report(context, lines.join('\n'), rows);
};

/** Erases messages for good. */
export const eraseCommand: Command = {
  usage: 'erase ID | --email ADDRESS | --rest | --record',
  summary: 'erases a message, or all from an address, with their deliveries, also from the database file',
  details: `--rest removes from the file what an erasure left there that could not be completed.
--record lists when how many messages were erased, by a command or at their age (MESSAGES_KEEP_DAYS).
Backups, mailboxes and whatever got the messages by webhook keep theirs. Messages of others that mention the address are listed
and not erased. If there is nothing to erase, the exit code is 1.`,
  takes: ['word', 'email', 'rest', 'record'],
  async run(context) {
    const { word, options } = context;
    const email = options.email?.trim();
    if ([word, email, options.rest, options.record].filter(Boolean).length !== 1)
      throw new UsageError('Give an id, --email ADDRESS, --rest or --record.');
    const database = await context.store.database();
    if (options.record) return showRecord(context);
    if (options.rest) {
      await database.wipe();
      return report(context, 'Nothing is left of what was deleted.', {});
    }
    const which = email ? isFrom(email) : sql<boolean>`id = ${(await findMessage(context)).row.id}`;
    const erased = await eraseMessages(database, which, 'request', Date.now());
    const mentions = email ? await findMentions(context, email) : [];
    if (erased === 0 && mentions.length === 0) throw new Error(`There is no message from ${email}.`);
    const others =
      mentions.length === 0
        ? ''
        : ` Others mention the address, see "show": ${mentions.map(reference).join(', ')}.`;
    await report(context, `Erased: ${plural(erased, 'message')}.${others}`, { erased, mentions });
    if (erased === 0) process.exitCode = 1;
  },
};
