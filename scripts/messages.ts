import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { createDestinations, listTargets } from '../server/email/delivery/destination';
import { patientTimeouts } from '../server/email/mail/smtp';
import { readEmailSettings } from '../server/email/settings';
import { openDatabase } from '../server/email/store/open-database';
import { createStore } from '../server/email/store/store';
import { companySchema, readCompany } from '../src/site-manifest/company';
import { siteManifestFile } from '../src/site-manifest/site-manifest';
import type { Command } from './messages/command';
import { exportMessages } from './messages/export-messages';
import { importMaildir } from './messages/import-maildir';

/** Each works on the database of the server's settings, and may do so while the server runs. */
const commands: Readonly<Record<string, Command>> = { export: exportMessages, import: importMaildir };

const usage = `npm run messages -- COMMAND\n\n${Object.values(commands)
  .map((command) => `  ${command.usage}`)
  .join('\n')}\n`;

const builtSite = z.object({ company: companySchema });

/** The company of the built site, or of the content where it is not built. */
const knownCompany = () =>
  existsSync(siteManifestFile)
    ? builtSite.parse(JSON.parse(readFileSync(siteManifestFile, 'utf8'))).company
    : readCompany();

/** `npm run messages`: what people do with the messages that the server has kept. */
const main = async (): Promise<void> => {
  const [name = '--help', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    process.stdout.write(usage);
    process.exitCode = name === '--help' ? 0 : 2;
    return;
  }
  if (args.includes('--help')) {
    process.stdout.write(`npm run messages -- ${command.usage}\n`);
    return;
  }
  const company = knownCompany();
  const settings = readEmailSettings(process.env, company, resolve(__dirname, '..'));
  const { perAddress, overall } = settings;
  const store = createStore({
    open: () => openDatabase(settings, pino({ level: 'warn' }, pino.destination(2))),
    limits: { perAddress, overall },
  });
  const targets = listTargets(createDestinations(settings, company, patientTimeouts, Date.now));
  try {
    await command.run(args, {
      store,
      settings,
      company,
      targets,
      write: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await store.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
