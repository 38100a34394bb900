import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installCommand, isInstalled } from '../src/admin/parts';

/**
 * `npm run test:admin`: proves in a browser what editors do, at /admin and in a text editor beside `npm run develop`. It
 * works on a copy of the project with the small content of tests/fixtures/second-company, so nothing of the project is
 * touched and the server is soon there.
 */
const copy = resolve('dist/admin-test');
const parts = ['src', 'server', 'static', 'scripts', 'schemas', 'package.json', 'tsconfig.json'];

const run = (command: string, cwd = resolve('.')): void => {
  process.stdout.write(`\n== ${command}\n`);
  const { status } = spawnSync(command, { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
};

if (!isInstalled()) run(installCommand.join(' '));

mkdirSync(copy, { recursive: true });
const configs = readdirSync('.').filter((name) => name.startsWith('gatsby-'));
for (const part of [...parts, ...configs, 'content']) {
  const from = part === 'content' ? 'tests/fixtures/second-company/content' : part;
  rmSync(join(copy, part), { recursive: true, force: true });
  cpSync(from, join(copy, part), { recursive: true, preserveTimestamps: true });
}
for (const folder of ['node_modules', 'admin']) {
  if (!existsSync(join(copy, folder))) symlinkSync(resolve(folder), join(copy, folder), 'junction');
}

run('npx playwright test -c tests/admin/playwright.config.ts');
