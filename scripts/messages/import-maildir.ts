import { renameSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newDelivery } from '../../server/email/store/deliveries';
import { writeRow } from '../../server/email/store/message-row';
import type { Command } from './command';
import { readMaildir } from './read-maildir';

/** Takes over the messages of versions up to 1.0, with what still had to be delivered. */
export const importMaildir: Command = {
  usage: 'import FOLDER                           takes over the Maildir of versions up to 1.0, once',
  async run(args, { store, targets, write }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [folder] = positionals;
    if (folder === undefined)
      throw new Error('Which folder? For example: npm run messages -- import data/mail');
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
          const state = states[target.channel];
          return state === undefined ? [] : [{ ...newDelivery(message.id, target, Date.now()), state }];
        });
        if (rows.length > 0) await step.insertInto('deliveries').values(rows).execute();
      }
    });
    write(`${imported} messages imported, ${messages.length - imported} were there already`);
    for (const path of unreadable) write(`cannot be read: ${path}`);
    if (unreadable.length > 0) throw new Error(`${unreadable.length} files were left where they are.`);
    renameSync(folder, `${folder.replace(/\/+$/, '')}.imported`);
    write(`The folder is now ${folder.replace(/\/+$/, '')}.imported; nobody needs it any more.`);
  },
};
