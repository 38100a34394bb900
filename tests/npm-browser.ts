import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** 66 MB, without an install script; unpacks a headless Chromium for Linux. */
const browserPackage = '@sparticuz/chromium@153.0.0';
const folder = resolve('node_modules/.cache/browser');

const printPath =
  "import('@sparticuz/chromium').then(async ({ default: it }) => console.log(await it.executablePath()))";

/**
 * Installs a browser from npm, for machines that have none.
 * @returns its path; undefined where it cannot be installed or does not start (it needs the system's libnss3)
 */
export const installBrowser = (): string | undefined => {
  if (process.platform !== 'linux') return undefined;
  process.stdout.write(`No browser found; installing ${browserPackage}.\n`);
  mkdirSync(folder, { recursive: true });
  // Through a shell, as npm is a script on some systems.
  const npm = `npm install --prefix "${folder}" --ignore-scripts --no-audit --no-fund --loglevel=error ${browserPackage}`;
  if (spawnSync(npm, { shell: true, stdio: 'ignore' }).status !== 0) return undefined;
  const { stdout } = spawnSync(process.execPath, ['-e', printPath], { cwd: folder, encoding: 'utf8' });
  const path = stdout.trim();
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
};
