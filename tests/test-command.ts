import { spawnSync } from 'node:child_process';

/** Runs a command with its output visible; if it fails, this process exits with its status. */
export const run = (command: string, cwd = process.cwd()): void => {
  process.stdout.write(`\n== ${command}\n`);
  const { status } = spawnSync(command, { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
};
