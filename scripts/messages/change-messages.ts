import { sql } from 'kysely';
import { reference } from '../../server/email/mail/compose';
import { type Command, report, UsageError } from './command';
import { allFacts, fullText } from './describe-message';
import { findMessage } from './read-messages';

/** Shows a message. */
export const showMessage: Command = {
  usage: 'show ID',
  summary: 'a message, where it came from, and what became of each delivery',
  takes: ['word'],
  async run(context) {
    const message = await findMessage(context);
    await report(context, fullText(message), allFacts(message));
  },
};

/** Has deliveries made again that were given up. */
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
    const { db } = await store.database();
    const { rows } = await sql`
      update deliveries set state = 'waiting', attempts = 0, first_attempt_at = null, finished_at = null, due_at = ${Date.now()}
      where ${which} and channel <> 'confirmation' and (lease_until is null or lease_until < ${Date.now()}) returning message_id`.execute(
      db,
    );
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

/** Takes back that a message is suspected spam. */
export const clearSpam: Command = {
  usage: 'not-spam ID',
  summary: 'takes back that a message is suspected spam',
  takes: ['word'],
  async run(context) {
    const { row } = await findMessage(context);
    const { db } = await context.store.database();
    await db.updateTable('messages').set({ suspected_spam: 0 }).where('id', '=', row.id).execute();
    const before = row.suspected_spam === 1 ? '' : ', and was not before';
    await report(context, `${reference(row.id)} is not suspected spam${before}.`, {
      id: row.id,
      suspectedSpam: false,
    });
  },
};
