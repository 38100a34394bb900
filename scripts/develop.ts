import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { watch } from 'chokidar';
import { installCommand, isInstalled } from '../src/cms/decap-packages';
import { contentFolder } from '../src/content-folder';
import { findMistakes } from '../src/content-tools/check/check-content';
import { printProblems } from '../src/content-tools/check/print-problems';
import { nameFiles, type Problem } from '../src/content-tools/read/read-content';
import { messagesPath } from '../src/gatsby-node/develop/messages-path';
import { problemsList } from '../src/gatsby-node/develop/problems-panel';
import { adminPath } from '../src/site-manifest/admin-path';
import { dropForeignCache } from './gatsby-cache';
import { keepForEveryFolder } from './keep-for-every-folder';
import { say, terminalPaint } from './terminal';

/**
 * `npm run develop`: Gatsby's server, which starts once the content is valid and keeps its last valid state from then on
 * (src/gatsby-node/develop/content-sync.ts). Words after `--` go to Gatsby: `npm run develop -- -p 8001`.
 */
const content = contentFolder();
const words = process.argv.slice(2);
const portAt = words.findIndex((word) => word === '-p' || word === '--port');
const port = Number(words[portAt + 1] ?? process.env.PORT) || 8000;

const site = `http://localhost:${port}`;

/** What Gatsby is about to do once it has reported a step. */
const steps: Readonly<Record<string, string>> = {
  'compile gatsby files': '2 of 4: reading the content',
  'source and transform nodes': '3 of 4: preparing the pages',
  'extract queries from components': '4 of 4: bundling',
};

/** Lines of Gatsby that tell an editor nothing. */
const noise =
  /^(?:success |info (?:Total nodes|bootstrap finished|(?:added|changed|deleted) file)|View GraphiQL|Note that the development|To create a production|You can now view|⠀|not finished |\s*http:\/\/localhost|<i> \[webpack-dev-middleware\] wait|[\d.]+(?:s - \d+\/\d+ [\d.]+)?\/s$)/;

/**
 * Shows of Gatsby's lines the progress and whatever is unexpected, and the addresses once the site is ready. Only then is the
 * editor installed, if it has to be: beside Gatsby it would delay the first page by half a minute.
 */
const showGatsby = (output: Readable): void => {
  let isReady = false;
  createInterface({ input: output }).on('line', (line) => {
    const text = stripVTControlCharacters(line);
    const done = /^success (.+?) - /.exec(text)?.[1] ?? '';
    const next = steps[done];
    if (next && !isReady) say(next);
    if (done === 'Building development bundle' && !isReady) {
      isReady = true;
      say(
        `Ready after ${Math.round(process.uptime())} s.\n\nMessages sent while developing: ${site}${messagesPath}`,
      );
      say(`The site: ${site}`);
      void installCms().then(say);
    }
    const isFile = text.startsWith(content);
    if (text.trim() !== '' && !isFile && !noise.test(text)) say(line);
  });
};

/** The page that replaces the site until the content is valid for the first time. It reloads every two seconds. */
const waitingPage = (
  mistakes: readonly Problem[],
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>Mistakes in the content</title>
<body style="max-width:60rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#0b2a35">
<h1>The content has mistakes</h1><p>The site starts as soon as they are fixed and saved.</p>${problemsList(nameFiles(content, mistakes))}`;

/** Resolves once the content is valid; until then the browser shows the problems. */
const validContent = async (first: readonly Problem[]): Promise<void> => {
  let problems = first;
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(waitingPage(problems));
  }).listen(port);
  const watcher = watch(content, { ignoreInitial: true });
  while (problems.length > 0) {
    say(printProblems(content, problems, [], terminalPaint(process.stdout)));
    await new Promise((changed) => watcher.once('all', changed));
    problems = (await findMistakes(content)).mistakes;
  }
  await watcher.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};

/** Installs the CMS, the first time; without it everything else works. */
const installCms = async (): Promise<string> => {
  const installed = `To edit in the browser: ${site}${adminPath}`;
  if (isInstalled()) return installed;
  say('The editor for the browser follows; it is being installed, this once.');
  const [command = '', ...rest] = installCommand.split(' ');
  const install = spawn(command, [...rest, '--silent'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  process.on('exit', () => install.kill());
  // Rejects if there is no npm.
  const [status] = await once(install, 'exit').catch(() => [1]);
  if (status === 0) return installed;
  return `${adminPath} is missing: "${installCommand}" failed. Everything else works.`;
};

const startGatsby = () => {
  say('1 of 4: compiling the configuration');
  // Gatsby itself and not `npx`, so that signals reach it.
  const cli = resolve('node_modules/gatsby/cli.js');
  const gatsby = spawn(process.execPath, [cli, 'develop', ...words], {
    stdio: ['inherit', 'pipe', 'pipe'],
    // With CI set, Gatsby would show pages before their pictures are made.
    env: {
      ...process.env,
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
      // One process compiles two files; starting more takes longer.
      PARCEL_WORKERS: '0',
      // With V8's 16 MB for new objects, a tenth of the start is spent on collecting them.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
    },
  });
  for (const output of [gatsby.stdout, gatsby.stderr]) showGatsby(output);
  return { gatsby, ended: once(gatsby, 'exit') };
};

const main = async (): Promise<void> => {
  dropForeignCache();
  // Also the check that runs beside Gatsby, so that Gatsby does not read every picture again.
  keepForEveryFolder();
  // While Gatsby starts, the content is checked, and rarely has mistakes.
  let { gatsby, ended } = startGatsby();
  const stop = (signal: NodeJS.Signals): void => {
    gatsby.once('exit', (status) => process.exit(status ?? 1));
    // It has ended already while mistakes are waited for.
    if (!gatsby.kill(signal)) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const { mistakes } = await findMistakes(content);
  if (mistakes.length > 0) {
    gatsby.kill();
    await ended;
    await validContent(mistakes);
    ({ gatsby, ended } = startGatsby());
  }
  const [status] = await ended;
  process.exit(status ?? 1);
};

void main();
