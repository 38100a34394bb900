import { renameSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newDelivery } from '../../server/email/store/deliveries';
import { writeRow } from '../../server/email/store/message-row';
import { type Command, report, UsageError } from './command';
import { readMaildir } from './read-maildir';

/** Takes over the messages of versions up to 1.0, with what still had to be delivered. */
export const importMaildir: Command = {
  usage: 'import FOLDER',
  summary: 'takes over the Maildir of versions up to 1.0, once',
  async run(args, context) {
    const { store, targets } = context;
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [folder] = positionals;
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
