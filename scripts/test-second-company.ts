import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run test:second-company`: proves that a company makes this site its own by replacing `content/`. The project is
 * copied, its content replaced by the small one of tests/fixtures/second-company, and the copy is built and tested.
 */
const copy = resolve('dist/second-company');
/** What a site is built from and served with; nothing of it differs from the original but the content. */
const parts = ['src', 'server', 'static', 'scripts', 'package.json', 'tsconfig.json'];

const run = (command: string, cwd: string): void => {
  process.stdout.write(`\n== ${command}\n`);
  const { status } = spawnSync(command, { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
};

mkdirSync(copy, { recursive: true });
const configs = readdirSync('.').filter((name) => name.startsWith('gatsby-'));
for (const part of [...parts, ...configs, 'content']) {
  const from = part === 'content' ? 'tests/fixtures/second-company/content' : part;
  rmSync(join(copy, part), { recursive: true, force: true });
  // The times are kept, so that the caches of an earlier run hold.
  cpSync(from, join(copy, part), { recursive: true, preserveTimestamps: true });
}
if (!existsSync(join(copy, 'node_modules')))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');

run('npm run build', copy);
run('npx playwright test -c tests/second-company/playwright.config.ts', resolve('.'));
