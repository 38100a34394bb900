/**
 * Kills the server repeatedly while it works, and checks that every acknowledged message survives.
 *
 *     npx tsx tests/crash/crash-test.ts [--kills 50] [--clients 4] [--seed 1] [--server path/to/server.ts]
 *
 * Clients post to /email without a pause; at a random moment the server process gets SIGKILL and is started again on the
 * same database. Then every message answered with 202 must be there exactly once, with the text that was sent. This runs
 * with the default database alone, then half as often with a mail server and a webhook, where every message must also
 * have been delivered, and the same with two servers on PostgreSQL. Exits with 1 if anything is missing, doubled or
 * half-written.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { randomFrom } from '../attack/random';
import {
  acknowledgedId,
  type FakeMailServer,
  post,
  type ServerProcess,
  startMailServer,
  startServer,
  stopServer,
} from '../mail/helpers';
import { startReceiver, type WebhookReceiver } from '../mail/webhook-receiver';
import { startPostgres } from '../postgres';
import { freePort, projectFolder, until } from '../processes';
import { countDeliveries, type StoredMessage, storedMessages } from '../stored-messages';

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

/** Where the servers keep messages. */
interface Place {
  readonly env: Record<string, string>;
  messages(): Promise<StoredMessage[]>;
  /** Deliveries that are still to be made. */
  waiting(): Promise<number>;
  remove(): Promise<void> | void;
}

const createFolder = (): Place => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  return {
    env: { DATA_DIR: folder },
    messages: async () => storedMessages(folder),
    waiting: async () => countDeliveries(folder, 'waiting'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const createPostgres = async (): Promise<Place | undefined> => {
  const server = await startPostgres();
  if (server === undefined) return undefined;
  const pool = new pg.Pool({ connectionString: server.url });
  pool.on('error', () => undefined);
  return {
    env: { DATABASE_URL: server.url },
    messages: async () => (await pool.query('select id, message from messages')).rows,
    waiting: async () =>
      Number((await pool.query("select count(*) from deliveries where state = 'waiting'")).rows[0].count),
    async remove() {
      await pool.end();
      server.stop();
    },
  };
};

interface Round {
  readonly kills: number;
  readonly clients: number;
  readonly random: () => number;
  readonly place: Place;
  /** Servers on the same database. */
  readonly servers: number;
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

/** Runs the load and the kills. The last server processes are stopped gracefully, once everything is delivered. */
const run = async ({
  kills,
  clients,
  random,
  place,
  servers,
  script,
  mails,
  receiver,
}: Round): Promise<Load> => {
  const load: Load = { acknowledged: new Map(), posted: 0, refused: 0 };
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const start = (port: number) =>
    startServer(
      {
        ...place.env,
        PORT: String(port),
        LOG_LEVEL: 'error',
        TEST_LEASE: '2',
        ...(mails === undefined ? {} : { SMTP_URL: `smtp://127.0.0.1:${mails.port}` }),
        ...(receiver === undefined
          ? {}
          : { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: webhookSecret }),
      },
      { script },
    );
  let running = true;

  const client = async (number: number) => {
    for (let count = 0; running; count += 1) {
      const text = `Client ${number}, message ${count}: ${'नमस्ते '.repeat(1 + ((count * 37) % 400))}end.`;
      load.posted += 1;
      const reply = await post(ports[(number + count) % servers] ?? 0, text);
      const id = acknowledgedId(reply);
      if (id !== undefined) load.acknowledged.set(id, text);
      else if (reply !== undefined) load.refused += 1;
      // A little slower with a mail server, so that everything can be delivered in a short time.
      await pause(reply === undefined ? connectionPause : mails === undefined ? 0 : postPause);
    }
  };

  const processes = new Map<number, ServerProcess>();
  for (const port of ports) processes.set(port, await start(port));
  const working = Array.from({ length: clients }, (_, number) => client(number));
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(shortestLife + random() * (longestLife - shortestLife));
    const port = ports[Math.floor(random() * servers)] ?? 0;
    const victim = processes.get(port);
    if (victim) await stopServer(victim, 'SIGKILL');
    processes.set(port, await start(port));
  }
  running = false;
  await Promise.all(working);
  if (mails !== undefined) {
    await until('all deliveries', async () => (await place.waiting()) === 0, deliveryTime);
  }
  await Promise.all([...processes.values()].map((server) => stopServer(server)));
  return load;
};

const check = async (
  place: Place,
  { acknowledged }: Load,
  mails: FakeMailServer | undefined,
  receiver: WebhookReceiver | undefined,
) => {
  const found = new Map<string, number>();
  let halfWritten = 0;
  for (const { id, message } of await place.messages()) {
    found.set(id, (found.get(id) ?? 0) + 1);
    const isWhole = acknowledged.has(id) ? message === acknowledged.get(id) : message.endsWith('end.');
    if (!isWhole) halfWritten += 1;
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
    ...(mails === undefined
      ? {}
      : {
          delivered: ids.filter((id) => delivered.has(id)).length,
          undelivered: ids.filter((id) => !delivered.has(id)).length,
          // The process died between the mail server's reply and its record; both have the same Message-ID.
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
  const place = createFolder();
  try {
    await stopServer(await startServer(place.env, { script: siteServer }));
    return siteServer;
  } catch {
    process.stdout.write('The site is not built; the small server of the tests takes its place.\n');
    return smallServer;
  } finally {
    await place.remove();
  }
};

interface Kind {
  readonly name: string;
  readonly create: () => Promise<Place | undefined> | Place;
  readonly servers: number;
  readonly delivers: boolean;
}

const kinds: readonly Kind[] = [
  { name: 'SQLite', create: createFolder, servers: 1, delivers: false },
  { name: 'SQLite, mail server and webhook', create: createFolder, servers: 1, delivers: true },
  {
    name: 'two servers on PostgreSQL, mail server and webhook',
    create: createPostgres,
    servers: 2,
    delivers: true,
  },
];

const main = async () => {
  const random = randomFrom(wholeNumber('seed')).number;
  const clients = wholeNumber('clients');
  const chosen = await chooseServer();
  let failed = false;
  for (const { name, create, servers, delivers } of kinds) {
    const place = await create();
    if (place === undefined) {
      process.stdout.write(`NOT SHOWN: ${name} (apt-get install postgresql)\n`);
      continue;
    }
    const kills = delivers ? Math.ceil(wholeNumber('kills') / 2) : wholeNumber('kills');
    const mails = delivers ? await startMailServer() : undefined;
    const receiver = delivers ? await startReceiver(webhookSecret) : undefined;
    // With a mail server the small one, which does not wait a minute before it retries.
    const script = delivers ? smallServer : chosen;
    const began = Date.now();
    const load = await run({ kills, clients, random, place, servers, script, mails, receiver });
    const figures = await check(place, load, mails, receiver);
    await mails?.close();
    await receiver?.close();
    await place.remove();
    const seconds = Math.round((Date.now() - began) / 1000);
    const { posted, refused } = load;
    // No response: the server was down, or died before it.
    const unanswered = posted - refused - figures.acknowledged;
    const all = { kills, seconds, sent: posted, refused, unanswered, ...figures };
    const lines = Object.entries(all).map(([label, figure]) => `  ${label.padEnd(18)} ${figure}`);
    process.stdout.write(`${name} (${relative(projectFolder, script)})\n${lines.join('\n')}\n`);
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
