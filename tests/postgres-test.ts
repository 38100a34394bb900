/**
 * `npm test -- postgres`: the tests of the store and its commands on a real PostgreSQL, which otherwise run on SQLite alone.
 * Exits with 0 and a line that says so where Debian's PostgreSQL is not installed.
 */
import { spawnSync } from 'node:child_process';
import { startPostgres } from './postgres';

const main = async (): Promise<void> => {
  const server = await startPostgres();
  if (server === undefined) {
    process.stdout.write('NOT SHOWN: PostgreSQL (apt-get install postgresql).\n');
    return;
  }
  try {
    const { status } = spawnSync(
      'npx',
      ['jest', '--selectProjects', 'logic', '--', 'server/email/store', 'scripts/messages'],
      {
        stdio: 'inherit',
        env: { ...process.env, TEST_DATABASE_URL: server.url },
      },
    );
    process.exitCode = status ?? 1;
  } finally {
    server.stop();
  }
};

void main();
