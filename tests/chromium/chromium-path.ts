import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { devDependencies } from '../../package.json';

/** The path of the pinned Chromium of package.json, unpacked once for all test runs of this folder. */
const unpackPinned = (): string => {
  const folder = resolve(`node_modules/.cache/chromium-${devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) {
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'unpack.mjs'), folder], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The Chromium for the tests could not be unpacked.\n${stderr}`);
  }
  return join(folder, 'chrome');
};

/** Whether the tests use another browser than the pinned one, which draws letters in its own way. */
export const usesOwnBrowser = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(environment.CHROME_PATH);

/**
 * The Chromium for tests and benchmarks: the pinned one, or the one that `CHROME_PATH` names.
 * @throws with what to do, when there is none for this machine
 */
export const chromiumPath = (
  environment: NodeJS.ProcessEnv = process.env,
  machine = `${process.platform} ${process.arch}`,
): string => {
  if (environment.CHROME_PATH) {
    if (!existsSync(environment.CHROME_PATH))
      throw new Error(`CHROME_PATH names no file: ${environment.CHROME_PATH}`);
    return environment.CHROME_PATH;
  }
  if (machine !== 'linux x64') {
    throw new Error(
      'The Chromium from npm runs on Linux with an x64 processor. Set CHROME_PATH to a Chrome, Chromium or Edge.',
    );
  }
  return unpackPinned();
};

/**
 * Starts the browser once, so that a library it lacks is named before the first test and not by each of them.
 * @throws with the reason and what to do
 */
export const checkChromium = (path = chromiumPath()): void => {
  const { status, error, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 120_000 });
  if (status === 0) return;
  const advice = usesOwnBrowser()
    ? 'CHROME_PATH names it; without CHROME_PATH the tests use the Chromium that npm has installed.'
    : 'It needs the system libraries of Debian or Ubuntu: apt-get install libc6 libgcc-s1';
  throw new Error(`${path} does not start: ${error?.message ?? stderr.trim()}\n${advice}`);
};
