import { sql } from 'kysely';
import { reference } from '../../server/email/mail/compose';
import { eraseMessages } from '../../server/email/store/retention';
import { type Command, type CommandContext, jsonArray, plural, report, UsageError } from './command';
import { allFacts, fullText, listFacts, listLine, minute } from './describe-message';
import { findMessage, isFrom, readMessages } from './read-messages';

const hour = 3_600_000;
const units = { h: hour, d: 24 * hour };

/** The moment that `2026-11-01`, `7d` or `24h` means. */
const readMoment = (given: string): number => {
  const [, number, unit] = /^(\d{1,5})([hd])$/.exec(given) ?? [];
  if (unit === 'h' || unit === 'd') return Date.now() - Number(number) * units[unit];
  const moment = /^\d{4}-\d\d-\d\d/.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(moment))
    throw new UsageError('--since is a date such as 2026-11-01, or a time such as 7d or 24h.');
  return moment;
};

const hasDelivery = (state: string) =>
  sql`id in (select message_id from deliveries where state = ${state} and channel <> 'confirmation')`;

const groups = new Map([
  ['all', sql`1 = 1`],
  ['waiting', hasDelivery('waiting')],
  ['failed', hasDelivery('failed')],
  ['spam', sql`suspected_spam = 1`],
]);

export const listMessages: Command = {
  usage: 'list [waiting|failed|spam|all] [--since DATE]',
  summary: 'messages, oldest first: all, or those that wait, that were given up, or suspected spam',
  details: `--since 2026-11-01, --since 7d or --since 24h leaves out what came before.
Each line has the reference (as in the mail's subject), the time in UTC, and how far the message has come: delivered, waiting,
failed (given up; see "retry"), or kept (nobody is set to deliver it to).`,
  takes: ['word', 'since'],
  async run({ store, word = 'all', options, write }) {
    const group = groups.get(word);
    if (!group) throw new UsageError('Which messages? One of waiting, failed, spam and all.');
    const since = options.since === undefined ? Number.MIN_SAFE_INTEGER : readMoment(options.since);
    const messages = readMessages(store, sql`${group} and received_at >= ${since}`);
    if (options.json) for await (const part of jsonArray(messages, listFacts)) await write(part);
    else for await (const message of messages) await write(`${listLine(message)}\n`);
  },
};

export const showMessage: Command = {
  usage: 'show ID',
  summary: 'a message, where it came from, and what became of each delivery',
  takes: ['word'],
  async run(context) {
    const message = await findMessage(context);
    await report(context, fullText(message), allFacts(message));
  },
};

export const retryMessages: Command = {
  usage: 'retry ID | --failed',
  summary: 'delivers again what was given up, or what waits, of a message; or all that was given up',
  details:
    'The server does it, within seconds, and tries for another five days. What is delivered is not sent again.',
  takes: ['word', 'failed'],
  async run(context) {
    const { store, targets, word, options } = context;
    if (options.failed && word) throw new UsageError('Give an id, or --failed.');
    const row = options.failed ? undefined : (await findMessage(context)).row;
    const which = row
      ? sql`message_id = ${row.id} and state in ('failed', 'waiting')`
      : sql`state = 'failed'`;
    const { rows } = await sql`
      update deliveries set state = 'waiting', attempts = 0, first_attempt_at = null, finished_at = null, due_at = ${Date.now()}
      where ${which} and channel <> 'confirmation' and (lease_until is null or lease_until < ${Date.now()})
      returning message_id`.execute((await store.database()).db);
    if (row && rows.length === 0)
      throw new Error(
        `Nothing of ${reference(row.id)} waits or was given up, or it is being delivered right now.`,
      );
    // Addresses may have been corrected since.
    await store.redirect(targets);
    const count = rows.length;
    const hint = count > 0 && targets.length === 0 ? '. No mail server and no webhook is set' : '';
    await report(context, `Deliveries to be tried again: ${count}${hint}.`, { deliveries: count });
  },
};

export const clearSpam: Command = {
  usage: 'not-spam ID',
  summary: 'takes back that a message is suspected spam',
  takes: ['word'],
  async run(context) {
    const { id, suspected_spam } = (await findMessage(context)).row;
    const { db } = await context.store.database();
    await db.updateTable('messages').set({ suspected_spam: 0 }).where('id', '=', id).execute();
    const before = suspected_spam === 1 ? '' : ', and was not before';
    await report(context, `${reference(id)} is not suspected spam${before}.`, { id, suspectedSpam: false });
  },
};

/** Messages whose text names an address: what others wrote, which only a person can judge. */
const findMentions = async ({ store }: CommandContext, email: string): Promise<string[]> => {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: string }>`
    select id from messages where lower(message) like lower(${pattern}) escape '\\' order by received_at`.execute(
    (await store.database()).db,
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
