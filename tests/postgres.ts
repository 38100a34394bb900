import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './processes';

const packages = '/usr/lib/postgresql';

/** A PostgreSQL server of its own, in a temporary folder. */
export interface Postgres {
  readonly url: string;
  stop(): void;
}

/**
 * Starts Debian's PostgreSQL (`apt-get install postgresql`); undefined where it is not installed. PostgreSQL refuses to run as
 * root, so root runs it as `postgres`.
 */
export const startPostgres = async (): Promise<Postgres | undefined> => {
  const [version] = existsSync(packages) ? readdirSync(packages).sort().reverse() : [];
  if (version === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const command = [join(packages, version, 'bin', program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: '/' });
  };
  if (isRoot) {
    execFileSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o700);
  }
  const data = join(folder, 'data');
  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'site',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run('pg_ctl', '--pgdata', data, '--wait', '--options', options, '--log', join(folder, 'log'), 'start');
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '--pgdata', data, '--mode', 'immediate', '--wait', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
