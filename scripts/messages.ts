import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { createDestinations, listTargets } from '../server/email/delivery/destination';
import { errorCode } from '../server/email/errors';
import { patientTimeouts } from '../server/email/mail/smtp';
import { readEmailSettings } from '../server/email/settings';
import { openDatabase } from '../server/email/store/open-database';
import { createStore } from '../server/email/store/store';
import { readCompany } from '../src/site-manifest/company';
import { readSiteManifest, siteManifestFile } from '../src/site-manifest/site-manifest';
import { type Command, callCommand, UsageError } from './messages/command';
import { clearSpam, eraseCommand, listMessages, retryMessages, showMessage } from './messages/commands';
import { exportMessages } from './messages/export-messages';
import { importMaildir } from './messages/import-maildir';
import { runCommand } from './terminal';

/** Each works on the database of the server's settings, and may do so while the server runs. */
const commands: Readonly<Record<string, Command>> = {
  list: listMessages,
  show: showMessage,
  retry: retryMessages,
  'not-spam': clearSpam,
  export: exportMessages,
  erase: eraseCommand,
  import: importMaildir,
};

const usage = `npm run messages -- COMMAND [--json] [--help]

${Object.values(commands)
  .map((command) => `  ${command.usage}\n      ${command.summary}\n`)
  .join('')}
ID is a message's id, or the six digits in the subject of its mail. The exit code is 0 if it is done, 1 if it is not, 2 if it was
not asked for in this way.
`;

const write = async (text: string) => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};

/** `npm run messages`: what people do with the messages that the server has kept. */
const main = async (): Promise<void> => {
  const [name = '--help', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === '--help') return write(usage);
  if (command === undefined) throw new UsageError(`There is no command ${name}.\n\n${usage}`);
  if (words.includes('--help')) {
    const { usage: own, summary, details = '' } = command;
    return write(`npm run messages -- ${own}\n\n${summary}\n${details && `\n${details}\n`}`);
  }
  // Of the built site, or of the content where it is not built.
  const company = existsSync(siteManifestFile) ? readSiteManifest().company : readCompany();
  const settings = readEmailSettings(process.env, company, resolve(__dirname, '..'));
  const store = createStore({
    open: () => openDatabase(settings, pino({ level: 'warn' }, pino.destination(2))),
    limits: settings,
  });
  const targets = listTargets(createDestinations(settings, company, patientTimeouts, Date.now));
  try {
    await callCommand(command, words, { store, settings, company, targets, write });
  } finally {
    await store.close();
  }
};

// Whoever reads the output has seen enough, such as `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCommand(main, (error) =>
  error instanceof UsageError || errorCode(error).startsWith('ERR_PARSE_ARGS') ? 2 : 1,
);
