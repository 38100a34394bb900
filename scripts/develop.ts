import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { adminPath } from '../src/cms/admin-path';
import { installCommand, isInstalled } from '../src/cms/decap-packages';
import { developPlaces, guardContent, passOn } from '../src/cms/develop/content-guard';
import { waitingPage } from '../src/cms/develop/waiting-page';
import { printProblems } from '../src/content-tools/check';
import type { Problem } from '../src/content-tools/read';
import { terminalPaint } from './terminal';

/**
 * `npm run develop`: Gatsby's server, fed with the last good copy of the content. What an editor saves is looked at
 * first; a mistake is told in the terminal and in the browser, and the page keeps what was right.
 * Words after `--` go to Gatsby: `npm run develop -- -p 8001`.
 */
const places = developPlaces(resolve(process.env.CONTENT_DIR ?? 'content'));
const words = process.argv.slice(2);
const portAt = words.findIndex((word) => word === '-p' || word === '--port');
const port = Number(words[portAt + 1] ?? 8000) || 8000;

let told = '';
const tell = (mistakes: readonly Problem[]): void => {
  const text = mistakes.length > 0 ? printProblems(mistakes, [], terminalPaint(process.stdout)) : '';
  if (text !== told) process.stdout.write(text ? `${text}\n` : '\nThe content has no mistakes any more.\n');
  told = text;
};

const tellFailure = (error: unknown): void => {
  process.stderr.write(`\nThe content could not be looked at; save again to repeat it. ${String(error)}\n`);
};

/** Resolves once there is a good copy; until then the browser is told what is wrong. */
const goodCopy = async (): Promise<void> => {
  let mistakes = await passOn(places);
  tell(mistakes);
  if (mistakes.length === 0 || existsSync(places.good)) return;
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(waitingPage(mistakes));
  }).listen(port);
  await new Promise<void>((done) => {
    const watcher = guardContent(
      places,
      (now) => {
        mistakes = now;
        tell(now);
        if (now.length > 0) return;
        void watcher.close().then(done);
      },
      tellFailure,
    );
  });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};

/** Installs the CMS beside Gatsby's start, the first time; without it everything else works. */
const prepareAdmin = (): void => {
  const address = `http://localhost:${port}${adminPath}`;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  if (isInstalled()) {
    say(`To edit in the browser: ${address}`);
    return;
  }
  say('Installing what editing in the browser needs; the site starts meanwhile.');
  const [command = '', ...words] = installCommand;
  const install = spawn(command, [...words, '--silent'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  const end = (status: number | null) =>
    say(
      status === 0
        ? `To edit in the browser: ${address}`
        : `${adminPath} is not there: "${installCommand.join(' ')}" failed. All else works.`,
    );
  install.on('exit', end).on('error', () => end(1));
  process.on('exit', () => install.kill());
};

const main = async (): Promise<void> => {
  prepareAdmin();
  await goodCopy();
  guardContent(places, tell, tellFailure);
  // Gatsby itself and not `npx`, so that a signal reaches it.
  const cli = resolve('node_modules/gatsby/cli.js');
  const gatsby = spawn(process.execPath, [cli, 'develop', ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTENT_DIR: resolve(places.good),
      EDITED_CONTENT_DIR: places.root,
      // Where CI is set, Gatsby shows a page before its pictures are made; asked for, they are made in time everywhere.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal));
  gatsby.on('exit', (status) => process.exit(status ?? 1));
};

void main();
