import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { usesOwnBrowser } from '../chromium/chromium-path';
import { firefoxPath } from '../firefox/firefox-path';
import { hasWebKit } from '../webkit/webkit-paths';

/** One thing that `npm test` does: `npm test -- NAME` does it alone. */
export interface Step {
  readonly name: string;
  readonly shows: string;
  readonly command: string;
  /** Minutes it takes at most on two slow cores; `--minutes` leaves out what no longer fits. */
  readonly minutes: number;
  /** Part of plain `npm test`. */
  readonly always?: boolean;
  /** Runs alone, because its browsers keep all processors busy. */
  readonly isBusy?: boolean;
  /** Files in test-results/ from which its tests are counted. */
  readonly results?: readonly string[];
  /** Built first, when it is not there yet. */
  readonly needs?: keyof typeof prerequisites;
  /** What to install when the machine lacks something. */
  readonly missing?: string | undefined;
}

const script = (name: string): string => `node --import tsx tests/${name}.ts`;
const playwright = (folder: string): string => `npx playwright test -c tests/${folder}/playwright.config.ts`;

const node24 = process.env.NODE24;
const noNode24 = node24 ? undefined : 'NODE24 has to name the path of a Node 24';
const inPath = node24 ? `PATH="${dirname(node24)}:$PATH"` : '';

/** What has to be there before a step that needs it. */
export const prerequisites = {
  build: { file: 'public/index.html', step: 'build' },
  types: { file: 'src/gatsby-types.d.ts', step: 'build' },
  company: { file: 'dist/company/public/index.html', step: 'company' },
};

/** Every step, the cheapest first; builds before them, since others wait for them. */
export const steps: readonly Step[] = [
  {
    name: 'check-code',
    shows: 'linter, formatter, layers',
    command: 'npm run check:code',
    minutes: 2,
    always: true,
  },
  {
    name: 'check-content',
    shows: 'mistakes in content/',
    command: 'npm run check:content',
    minutes: 1,
    always: true,
  },
  { name: 'build', shows: 'the site of content/', command: 'npm run build', minutes: 15, always: true },
  {
    name: 'unit',
    shows: 'unit tests, in Jest',
    command: 'npx jest --ignoreProjects types --json --outputFile=test-results/unit.json',
    minutes: 8,
    always: true,
    results: ['unit.json'],
  },
  {
    name: 'company',
    shows: 'the site of the test company, in dist/company, and its HTML',
    command: script('company/build-company'),
    minutes: 8,
    always: true,
  },
  {
    name: 'types',
    shows: 'TypeScript, and text that a translation could break; a build writes the types of the queries',
    command: 'npx jest --selectProjects types --json --outputFile=test-results/types.json',
    minutes: 2,
    always: true,
    needs: 'types',
    results: ['types.json'],
  },
  {
    name: 'html',
    shows: 'HTML, links, structured data and budgets of the built site',
    command: script('html/check-html'),
    minutes: 2,
    always: true,
    needs: 'build',
  },
  {
    name: 'browser',
    shows: `the test company in Chromium${usesOwnBrowser() ? ', without visual tests (CHROME_PATH is set)' : ''}`,
    command: 'npx playwright test',
    minutes: 20,
    always: true,
    isBusy: true,
    needs: 'company',
    results: ['browser.json'],
  },
  {
    name: 'pages',
    shows: 'what holds for each page of content/, in Chromium',
    command: playwright('content'),
    minutes: 6,
    always: true,
    isBusy: true,
    needs: 'build',
    results: ['content.json'],
  },
  {
    name: 'firefox',
    shows: 'the same pages in Firefox',
    command: playwright('firefox'),
    minutes: 5,
    needs: 'company',
    results: ['firefox.json'],
    missing: existsSync(firefoxPath) ? undefined : 'apt-get install firefox-esr, or set FIREFOX_PATH',
  },
  {
    name: 'webkit',
    shows: "the same pages in Safari's engine",
    command: playwright('webkit'),
    minutes: 5,
    needs: 'company',
    results: ['webkit.json'],
    missing: hasWebKit ? undefined : 'apt-get install webkit2gtk-driver xvfb',
  },
  {
    name: 'unit-node24',
    shows: 'unit tests on Node 24',
    command: `"${node24}" node_modules/.bin/jest --ignoreProjects types --json --outputFile=test-results/unit-24.json`,
    minutes: 8,
    results: ['unit-24.json'],
    missing: noNode24,
  },
  {
    name: 'build-node24',
    shows: 'the build on Node 24, with the caches of the first',
    command: `${inPath} npm run build`,
    minutes: 5,
    missing: noNode24,
  },
  {
    name: 'admin',
    shows: 'editing in a browser and in files, with `npm run develop`',
    command: script('admin/admin-test'),
    minutes: 15,
    // Previews are compared with its pages.
    needs: 'company',
    results: ['admin.json', 'editor.json'],
  },
  {
    name: 'hosts',
    shows: 'the local runtimes of Cloudflare, Netlify and Vercel',
    command: script('hosts/hosts-test'),
    minutes: 5,
    needs: 'build',
  },
  {
    name: 'second-company',
    shows: 'the site with the content of another company',
    command: script('second-company/second-company-test'),
    minutes: 10,
    results: ['second-company.json'],
  },
  {
    name: 'adopt',
    shows: 'a copy that becomes the site of another company, with its `npm test`',
    command: script('adopt/adopt-test'),
    minutes: 25,
  },
  {
    name: 'attack',
    shows: 'malformed requests, slow senders, floods',
    command: script('attack/attack-test'),
    minutes: 20,
    needs: 'build',
  },
  {
    name: 'postgres',
    shows: 'the store of messages on PostgreSQL',
    command: script('postgres-test'),
    minutes: 3,
  },
  {
    name: 'crash',
    shows: 'every acknowledged message after kills of the server',
    command: script('crash/crash-test'),
    minutes: 30,
    needs: 'build',
  },
  {
    name: 'edits',
    shows: 'the usual edits of content/ at once, then `npm test` on them',
    command: script('edits/edits-test'),
    minutes: 45,
  },
];

/** Names for several steps. */
export const groups: Readonly<Record<string, readonly Step[]>> = {
  all: steps,
  rest: steps.filter(({ always }) => !always),
  // What an edit of content/ has to pass.
  content: steps.filter(({ name }) => ['check-content', 'build', 'html', 'pages'].includes(name)),
};

/** Steps that run by name alone: they need a proxy of the machine. */
export const proxySteps: readonly Step[] = ['nginx', 'caddy'].map((name) => ({
  name,
  shows: `the server behind ${name}, with the files of deploy/`,
  command: `${script('proxy/proxy-test')} ${name}`,
  minutes: 20,
  needs: 'build',
}));
