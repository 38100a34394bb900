import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installBrowser } from './npm-browser';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

/** Where installers put it without telling PATH. */
const places = (environment: NodeJS.ProcessEnv): string[] => [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA].flatMap(
    (folder) =>
      folder
        ? [
            join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ]
        : [],
  ),
];

/**
 * A browser for the tests: `CHROME_PATH`, then PATH, the usual places of Linux, macOS and Windows, and Playwright's own.
 * @param environment variables of the process
 * @param exists whether a file is there
 */
export const findBrowser = (
  environment: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined => {
  // A path that was given and is wrong is not replaced in silence.
  if (environment.CHROME_PATH) return exists(environment.CHROME_PATH) ? environment.CHROME_PATH : undefined;
  const endings = environment.PATHEXT ? ['.exe', ''] : [''];
  const inPath = (environment.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.flatMap((name) => endings.map((ending) => join(folder, name + ending))));
  return [...inPath, ...places(environment), chromium.executablePath()].find(exists);
};

export const noBrowser =
  'No browser found. Install Chromium, Chrome or Edge (Debian: apt-get install chromium), or set CHROME_PATH to one.';

/**
 * For a script that needs a browser later on: installs one from npm if there is none, for this process and those that it
 * starts. If that fails, ends the script with one line.
 */
export const requireBrowser = (): void => {
  if (findBrowser()) return;
  const installed = process.env.CHROME_PATH ? undefined : installBrowser();
  if (installed) {
    process.env.CHROME_PATH = installed;
    return;
  }
  process.stderr.write(`${noBrowser}\n`);
  process.exit(1);
};
