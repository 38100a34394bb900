/**
 * Kills the server repeatedly while it works, and checks that every acknowledged message survives.
 *
 *     npx tsx tests/crash/crash-test.ts [--kills 50] [--clients 4] [--seed 1] [--server path/to/server.ts]
 *
 * Clients post to /email without a pause; at a random moment the server process gets SIGKILL and is started again on the
 * same Maildir. Then every message answered with 202 must be there exactly once, complete, and with the text that
 * was sent. This runs with a Maildir alone, and then half as often with a mail server, where every message must also
 * have been delivered. Exits with 1 if anything is missing, duplicated or half-written.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, projectFolder, until } from '../../scripts/processes';
import { webhookFolder } from '../../server/email/webhook/webhook-queue';
import { randomFrom } from '../attack/random';
import {
  acknowledgedId,
  allMessages,
  type FakeMailServer,
  filesIn,
  post,
  startMailServer,
  startServer,
  stopServer,
} from '../mail/helpers';
import { mailText } from '../mail/mail-text';
import { startReceiver, type WebhookReceiver } from '../mail/webhook-receiver';

const webhookSecret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;
const shortestLife = 5;
const longestLife = 600;
const deliveryTime = 180_000;
const connectionPause = 20;
const postPause = 80;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    clients: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    server: { type: 'string' },
  },
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Round {
  readonly kills: number;
  readonly clients: number;
  readonly random: () => number;
  readonly maildir: string;
  readonly script: string;
  readonly receiver: WebhookReceiver | undefined;
  readonly mails: FakeMailServer | undefined;
}

interface Load {
  /** The text sent, by the id with which it was acknowledged. */
  readonly acknowledged: Map<string, string>;
  posted: number;
  refused: number;
}

/** Runs the load and the kills. The last server process is stopped gracefully, once everything is delivered. */
const run = async ({ kills, clients, random, maildir, script, mails, receiver }: Round): Promise<Load> => {
  const load: Load = { acknowledged: new Map(), posted: 0, refused: 0 };
  const port = await freePort();
  const env = {
    PORT: String(port),
    MAIL_DIR: maildir,
    LOG_LEVEL: 'error',
    ...(mails === undefined ? {} : { SMTP_URL: `smtp://127.0.0.1:${mails.port}` }),
    ...(receiver === undefined ? {} : { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: webhookSecret }),
  };
  let running = true;

  const client = async (number: number) => {
    for (let count = 0; running; count += 1) {
      const text = `Client ${number}, message ${count}: ${'नमस्ते '.repeat(1 + ((count * 37) % 400))}end.`;
      load.posted += 1;
      const reply = await post(port, text);
      const id = acknowledgedId(reply);
      if (id !== undefined) load.acknowledged.set(id, text);
      else if (reply !== undefined) load.refused += 1;
      // A little slower with a mail server, so that everything can be delivered in a short time.
      await pause(reply === undefined ? connectionPause : mails === undefined ? 0 : postPause);
    }
  };

  const start = () => startServer(env, { script });
  let server = await start();
  const working = Array.from({ length: clients }, (_, number) => client(number));
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(shortestLife + random() * (longestLife - shortestLife));
    await stopServer(server, 'SIGKILL');
    server = await start();
  }
  running = false;
  await Promise.all(working);
  if (mails !== undefined) {
    const waiting = () =>
      [maildir, join(maildir, webhookFolder)]
        .map((folder) => filesIn(folder, 'new').length + filesIn(folder, '.Sending', 'cur').length)
        .reduce((sum, files) => sum + files, 0);
    await until('the spool to empty', () => waiting() === 0, deliveryTime);
  }
  await stopServer(server);
  return load;
};

/** Whether a file holds the whole mail with this id and text. */
const isWhole = (name: string, content: Buffer, id: string, text = '') => {
  const mail = content.toString();
  const written = mailText(mail).trimEnd();
  return (
    name.includes(`,S=${content.byteLength}`) &&
    mail.includes(`Message-ID: <${id}@`) &&
    written.includes(text) &&
    written.endsWith(`reference ${id}`)
  );
};

const check = (
  maildir: string,
  { acknowledged }: Load,
  mails: FakeMailServer | undefined,
  receiver: WebhookReceiver | undefined,
) => {
  const found = new Map<string, number>();
  let halfWritten = 0;
  for (const { name, content } of allMessages(maildir)) {
    const id = /R([0-9a-f]{32})\./.exec(name)?.[1] ?? name;
    found.set(id, (found.get(id) ?? 0) + 1);
    if (!isWhole(name, content, id, acknowledged.get(id))) halfWritten += 1;
  }
  const ids = [...acknowledged.keys()];
  const delivered = new Map<string, number>();
  for (const { messageId } of mails?.deliveries ?? []) {
    const id = messageId.slice(1, 33);
    delivered.set(id, (delivered.get(id) ?? 0) + 1);
  }
  return {
    acknowledged: ids.length,
    foundOnce: ids.filter((id) => found.get(id) === 1).length,
    missing: ids.filter((id) => !found.has(id)).length,
    double: [...found.values()].filter((count) => count > 1).length,
    halfWritten,
    keptWithoutAnswer: [...found.keys()].filter((id) => !acknowledged.has(id)).length,
    draftsLeft: filesIn(maildir, 'tmp').length,
    ...(mails === undefined
      ? {}
      : {
          delivered: ids.filter((id) => delivered.has(id)).length,
          undelivered: ids.filter((id) => !delivered.has(id)).length,
          // The process died between the mail server's reply and the rename; both have the same Message-ID.
          deliveredTwice: [...delivered.values()].filter((count) => count > 1).length,
        }),
    ...(receiver === undefined
      ? {}
      : {
          posted: ids.filter((id) => receiver.count(id) > 0).length,
          unposted: ids.filter((id) => receiver.count(id) === 0).length,
          postedTwice: ids.filter((id) => receiver.count(id) > 1).length,
          badSignatures: receiver.refused(),
        }),
  };
};

const wholeNumber = (name: 'kills' | 'clients' | 'seed') => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`);
  return number;
};

const smallServer = join(projectFolder, 'tests/mail/mail-server.ts');
const siteServer = join(projectFolder, 'server/main.ts');

/** The site's server, or the small one of the tests if the site is not built. */
const chooseServer = async () => {
  if (values.server !== undefined) return values.server;
  const maildir = mkdtempSync(join(tmpdir(), 'crash-'));
  try {
    await stopServer(await startServer({ MAIL_DIR: maildir }, { script: siteServer }));
    return siteServer;
  } catch {
    process.stdout.write('The site is not built; the small server of the tests takes its place.\n');
    return smallServer;
  } finally {
    rmSync(maildir, { recursive: true, force: true });
  }
};

const main = async () => {
  const random = randomFrom(wholeNumber('seed')).number;
  const clients = wholeNumber('clients');
  const chosen = await chooseServer();
  let failed = false;
  for (const kind of ['Maildir', 'spool, mail server and webhook']) {
    const alone = kind === 'Maildir';
    const kills = alone ? wholeNumber('kills') : Math.ceil(wholeNumber('kills') / 2);
    const maildir = mkdtempSync(join(tmpdir(), 'crash-'));
    const mails = alone ? undefined : await startMailServer();
    const receiver = alone ? undefined : await startReceiver(webhookSecret);
    // With a mail server the small one, which does not wait a minute before it retries.
    const script = alone ? chosen : smallServer;
    const began = Date.now();
    const load = await run({ kills, clients, random, maildir, script, mails, receiver });
    const figures = check(maildir, load, mails, receiver);
    await mails?.close();
    await receiver?.close();
    rmSync(maildir, { recursive: true, force: true });
    const seconds = Math.round((Date.now() - began) / 1000);
    const { posted, refused } = load;
    // No response: the server was down, or died before it.
    const unanswered = posted - refused - figures.acknowledged;
    const all = { kills, seconds, sent: posted, refused, unanswered, ...figures };
    const lines = Object.entries(all).map(([name, figure]) => `  ${name.padEnd(18)} ${figure}`);
    process.stdout.write(`${kind} (${relative(projectFolder, script)})\n${lines.join('\n')}\n`);
    const lost =
      figures.missing +
      figures.double +
      figures.halfWritten +
      (figures.undelivered ?? 0) +
      (figures.unposted ?? 0) +
      (figures.badSignatures ?? 0);
    failed ||= lost > 0 || figures.acknowledged === 0;
  }
  process.stdout.write(failed ? 'FAILED\n' : 'Nothing acknowledged was lost, doubled or half-written.\n');
  process.exitCode = failed ? 1 : 0;
};

void main();
