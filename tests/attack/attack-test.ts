/**
 * Attacks the server on loopback; exits with 1 if an attack succeeds.
 *
 *     npm test -- attack -- [--cases 12000] [--seed N] [--senders 200] [--requests 6000] [--heads 5000] [--bodies 1500]
 *
 * Attacks the site's server if the site is built, otherwise the small server of the tests. The seed is printed; the
 * same seed makes the same requests.
 */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { measureMemory, type ServerProcess, startServer, stopServer } from '../mail/helpers';
import { projectFolder } from '../processes';
import {
  type Finding,
  flood,
  fuzz,
  halfSentHeads,
  oddRequests,
  slowSenders,
  traverse,
  unfinishedBodies,
} from './attack';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '12000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    senders: { type: 'string', default: '200' },
    requests: { type: 'string', default: '6000' },
    heads: { type: 'string', default: '5000' },
    bodies: { type: 'string', default: '1500' },
  },
});

const wholeNumber = (name: keyof typeof values) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} must be a whole number`);
  return number;
};

/** The server's heap, in megabytes: a leak ends the process soon. */
const heap = 128;
/** Megabytes by which a warm server's memory may grow. */
const growth = 64;
/** Megabytes of a server that holds as many unfinished bodies as it allows; its unit gives it 512. */
const most = 350;
/** Messages that one address may send by default. */
const allowed = 60;
/** Seconds after which the server has closed every slow connection, and a margin. */
const slowLimit = 45;

const smallServer = join(projectFolder, 'tests/mail/mail-server.ts');
const siteServer = join(projectFolder, 'server/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'attack-'));

let script = siteServer;
const newFolder = (name: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
};
const start = async (name: string, limits: Record<string, string> = {}): Promise<ServerProcess> => {
  const env = {
    DATA_DIR: newFolder(name),
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
    ...limits,
  };
  try {
    return await startServer(env, { script });
  } catch (error) {
    if (script === smallServer) throw error;
    process.stdout.write('The site is not built; the small server of the tests takes its place.\n');
    script = smallServer;
    return startServer(env, { script });
  }
};

const countErrors = (server: ServerProcess) => server.output().match(/"level":[56]0/g)?.length ?? 0;

let failed = false;
const tell = (name: string, { problems, figures }: Finding): void => {
  const lines = Object.entries(figures).map(([key, figure]) => `  ${key.padEnd(24)} ${figure}`);
  process.stdout.write(`${name}\n${lines.join('\n')}\n`);
  for (const problem of problems) process.stdout.write(`  PROBLEM: ${problem}\n`);
  failed ||= problems.length > 0;
};

const main = async (): Promise<void> => {
  const seed = wholeNumber('seed');
  const server = await start('fuzz');
  process.stdout.write(`seed ${seed}, ${relative(projectFolder, script)}\n`);

  tell('Paths out of the site', await traverse(server.port));
  tell('Odd requests', await oddRequests(server.port));
  // These warm the server up; from here on its memory must not grow.
  const before = measureMemory(server);
  tell(
    'Requests to /email',
    await fuzz(server.port, join(folder, 'fuzz'), { cases: wholeNumber('cases'), seed }),
  );
  const after = measureMemory(server);
  const grown = after - before > growth ? [`the memory has grown by ${(after - before).toFixed(0)} MB`] : [];
  tell('Memory', {
    problems: grown,
    figures: { 'before, MB': before.toFixed(0), 'after, MB': after.toFixed(0) },
  });
  tell('Slow senders', await slowSenders(server.port, { senders: wholeNumber('senders'), limit: slowLimit }));
  tell('Half-sent heads', await halfSentHeads(server.port, { heads: wholeNumber('heads') }));
  const bodies = {
    bodies: wholeNumber('bodies'),
    size: 380_000,
    readMemory: () => measureMemory(server),
    most,
  };
  tell('Unfinished bodies', await unfinishedBodies(server.port, bodies));
  const alive = server.child.exitCode === null && server.child.signalCode === null;
  tell('The process', {
    problems: alive ? [] : ['the server has ended'],
    figures: { 'error lines': countErrors(server) },
  });
  await stopServer(server);

  const limited = await start('flood', {
    MAIL_LIMIT_PER_ADDRESS: String(allowed),
    MAIL_LIMIT_OVERALL: '600',
  });
  tell('Flood', await flood(limited.port, { requests: wholeNumber('requests'), allowed }));
  await stopServer(limited);

  process.stdout.write(failed ? 'FAILED\n' : 'The server has stood.\n');
  process.exitCode = failed ? 1 : 0;
};

void main().finally(() => rmSync(folder, { recursive: true, force: true }));
