import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { watch } from 'chokidar';
import { installCommand, isInstalled } from '../src/cms/decap-packages';
import { contentFolder } from '../src/content-folder';
import { findMistakes } from '../src/content-tools/check/check-content';
import { printProblems } from '../src/content-tools/check/print-problems';
import { nameFiles, type Problem } from '../src/content-tools/read/read-content';
import { messagesPath } from '../src/gatsby-node/develop/messages-path';
import { problemsList } from '../src/gatsby-node/develop/problems-panel';
import { adminPath } from '../src/site-manifest/admin-path';
import { terminalPaint } from './terminal';

/**
 * `npm run develop`: Gatsby's server, which starts once the content is valid and keeps its last valid state from then on
 * (src/gatsby-node/develop/content-sync.ts). Words after `--` go to Gatsby: `npm run develop -- -p 8001`.
 */
const content = contentFolder();
const words = process.argv.slice(2);
const portAt = words.findIndex((word) => word === '-p' || word === '--port');
const port = Number(words[portAt + 1] ?? 8000) || 8000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The page that replaces the site until the content is valid for the first time. It reloads every two seconds. */
const waitingPage = (
  mistakes: readonly Problem[],
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>Mistakes in the content</title>
<body style="max-width:60rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#0b2a35">
<h1>The content has mistakes</h1><p>The site starts as soon as they are fixed and saved.</p>${problemsList(nameFiles(content, mistakes))}`;

/** Resolves once the content is valid; until then the browser shows the problems. */
const validContent = async (): Promise<void> => {
  const findProblems = async () => (await findMistakes(content)).mistakes;
  let problems = await findProblems();
  if (problems.length === 0) return;
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(waitingPage(problems));
  }).listen(port);
  const watcher = watch(content, { ignoreInitial: true });
  while (problems.length > 0) {
    say(printProblems(content, problems, [], terminalPaint(process.stdout)));
    await new Promise((changed) => watcher.once('all', changed));
    problems = await findProblems();
  }
  await watcher.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};

/** Installs the CMS while Gatsby starts, the first time; without it everything else works. */
const installCms = (): void => {
  const address = `http://localhost:${port}${adminPath}`;
  if (isInstalled()) {
    say(`To edit in the browser: ${address}`);
    return;
  }
  say('Installing the editor for the browser while the site starts.');
  const [command = '', ...rest] = installCommand.split(' ');
  const install = spawn(command, [...rest, '--silent'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  const end = (status: number | null) =>
    say(
      status === 0
        ? `To edit in the browser: ${address}`
        : `${adminPath} is missing: "${installCommand}" failed. Everything else works.`,
    );
  install.on('exit', end).on('error', () => end(1));
  process.on('exit', () => install.kill());
};

const main = async (): Promise<void> => {
  installCms();
  say(`Messages sent while developing: http://localhost:${port}${messagesPath}`);
  await validContent();
  // Gatsby itself and not `npx`, so that signals reach it.
  const cli = resolve('node_modules/gatsby/cli.js');
  const gatsby = spawn(process.execPath, [cli, 'develop', ...words], {
    stdio: 'inherit',
    // With CI set, Gatsby would show pages before their pictures are made.
    env: { ...process.env, GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal));
  gatsby.on('exit', (status) => process.exit(status ?? 1));
};

void main();
