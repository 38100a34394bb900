import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort, projectFolder, until } from '../../tests/mail/helpers';

/** Path of a program, from PATH or Debian's folders of servers; undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** A temporary folder, and a function that removes it. */
export const temporary = (name: string): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export interface Running {
  readonly pid: number;
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
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

interface StartOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Called once it has stopped. */
  readonly after?: () => void;
}

/** Starts a server, what it writes thrown away, and waits until it answers. */
export const startProcess = async ({
  command,
  args,
  port,
  env,
  after = () => undefined,
}: StartOptions): Promise<Running> => {
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
    after();
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
  return { pid: child.pid ?? 0, origin, stop };
};

/** A TypeScript file that serves at PORT. */
const startScript = async (script: string, env: Readonly<Record<string, string>> = {}): Promise<Running> => {
  const port = await freePort();
  const { folder, remove } = temporary('bench-mail');
  return startProcess({
    command: process.execPath,
    args: ['--import', 'tsx', script],
    port,
    env: { PORT: String(port), HOST: '127.0.0.1', MAIL_DIR: folder, NODE_ENV: 'production', ...env },
    after: remove,
  });
};

/** The project's server with the built site. */
export const startSite = (): Promise<Running> => startScript('server/main.ts');

/** The project's server with another built static site. */
export const startOtherSite = (folder: string): Promise<Running> =>
  startScript('scripts/bench/other-site.ts', { SITE: folder });

/**
 * Bytes of memory in use by a process itself, its share of pages that it has in common with others (Linux's "proportional
 * set size", proc_pid_smaps(5)); NaN where the system does not tell (anything but Linux).
 */
export const memoryOf = (pid: number): number => {
  const file = `/proc/${pid}/smaps_rollup`;
  const kilobytes = existsSync(file) ? /^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return Number(kilobytes) * 1024;
};

/** The parent of a process, by its line in `/proc/<pid>/stat`, whose second field may hold anything in brackets. */
export const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** A process and all that it has started, by the parents of all processes. */
export const familyOf = (pid: number, parents: ReadonlyMap<number, number>): number[] => {
  const family = new Set([pid]);
  // A child may have a smaller number than its parent.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
};

/** Bytes of memory in use by a process and all that it has started; pages that they share count once. */
export const memoryOfFamily = (pid: number): number => {
  const parents = new Map<number, number>();
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), parentIn(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It has ended meanwhile.
    }
  }
  const sizes = familyOf(pid, parents).map((member) => {
    try {
      return memoryOf(member);
    } catch {
      return 0;
    }
  });
  return sizes.filter((size) => !Number.isNaN(size)).reduce((sum, size) => sum + size, 0);
};
