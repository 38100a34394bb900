import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export const projectFolder = join(__dirname, '..');

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** Waits until a condition holds; fails after `time` milliseconds, naming what it waited for. */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  time = 120_000,
): Promise<void> => {
  const end = Date.now() + time;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Path of a program, from PATH or Debian's folders of servers; undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

export interface Running {
  readonly pid: number;
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
  /** The same, at the end of a block that declares it with `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Whether a server answers at an address. */
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a server, what it writes thrown away, and waits until it answers.
 * @param describe what to run, for a free port and a folder that is removed once the server has stopped
 */
export const startProcess = async (describe: (port: number, folder: string) => Program): Promise<Running> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const { command, args, env } = describe(port, folder);
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await until(
      `${[command, ...args].join(' ')} (is the site built?)`,
      () => {
        if (child.exitCode !== null) throw new Error(`${command} ended; build the site first: npm run build`);
        return answers(origin);
      },
      // Some hosts' runtimes take a minute on a busy machine.
      240_000,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid ?? 0, origin, stop, [Symbol.asyncDispose]: stop };
};

/** The project's server with the built site. */
export const startSite = (): Promise<Running> =>
  startProcess((port, folder) => ({
    command: process.execPath,
    args: ['--import', 'tsx', 'server/main.ts'],
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'production' },
  }));
