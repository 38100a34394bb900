import { spawnSync } from 'node:child_process';

/** Runs a command in sight; this process ends with it when it fails. */
export const run = (command: string, cwd = process.cwd()): void => {
  process.stdout.write(`\n== ${command}\n`);
  const { status } = spawnSync(command, { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
};
