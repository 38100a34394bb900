import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/test-folder';

const folder = temporaryFolder();
const run = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/messages.ts', ...args], {
    stdio: 'pipe',
    env: { ...process.env, DATA_DIR: folder },
  }).toString();

test('an unknown command is answered with the list', () => {
  expect(run('--help')).toContain('export --format');
  expect(() => run('destroy')).toThrow(/erase ID/);
});

test('an export goes to a file', () => {
  const file = join(folder, 'all.json');
  expect(run('export', '--format', 'json', '--output', file)).toBe(`0 messages are in ${file}\n`);
  expect(readFileSync(file, 'utf8')).toBe('[]\n');
});
