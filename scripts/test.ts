import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { requireBrowser } from '../tests/find-browser';
import { firefoxPath } from '../tests/firefox/firefox-path';
import { hasWebKit } from '../tests/webkit/webkit-paths';

/**
 * `npm test`: runs every check, the cheapest first. It stops at the first step that fails, and ends with the line
 * that CI reads: `N passed, N failed`.
 * - `--all` (`npm run test:all`) adds the steps of `further`
 * - `--minutes 60` adds those of them that fit
 * - `NODE24`, the path of another Node, builds and runs the unit tests with it, too
 */
const { values: options } = parseArgs({
  options: { all: { type: 'boolean', default: false }, minutes: { type: 'string' } },
});

interface Step {
  readonly name: string;
  readonly command: string;
  /** Minutes that it takes at most, on two cores. */
  readonly minutes?: number;
}

const otherNode = process.env.NODE24;
const onOtherNode = (name: string, command: string): Step[] =>
  otherNode ? [{ name: `${name} on Node 24`, command }] : [];

const further: Step[] = [
  ...(existsSync(firefoxPath) ? [{ name: 'Firefox', command: 'npm run test:firefox', minutes: 5 }] : []),
  ...(hasWebKit ? [{ name: 'WebKit', command: 'npm run test:webkit', minutes: 5 }] : []),
  { name: 'editing', command: 'npm run test:admin', minutes: 15 },
  { name: 'hosts', command: 'npm run test:hosts', minutes: 5 },
  { name: 'second company', command: 'npm run test:second-company', minutes: 10 },
  { name: 'attack', command: 'npm run test:attack', minutes: 20 },
  { name: 'crash', command: 'npm run test:crash', minutes: 30 },
  { name: 'edits', command: 'npm run test:edits', minutes: 45 },
];

const steps: Step[] = [
  { name: 'code', command: 'npm run check:code' },
  { name: 'content', command: 'npm run check:content' },
  { name: 'unit tests', command: 'npx jest --json --outputFile=test-results/unit.json' },
  ...onOtherNode(
    'unit tests',
    `"${otherNode}" node_modules/.bin/jest --json --outputFile=test-results/unit-24.json`,
  ),
  { name: 'build', command: 'npm run build' },
  // With the caches of the first: a newer Node reads what an older one wrote.
  ...onOtherNode('build', `PATH="${dirname(otherNode ?? '')}:$PATH" npm run build`),
  // After the build, which writes the types of the GraphQL queries.
  { name: 'types', command: 'npx tsc --noEmit' },
  { name: 'built HTML', command: 'node --import tsx scripts/check-html.ts' },
  { name: 'pages of the content', command: 'npx playwright test -c tests/content/playwright.config.ts' },
  { name: 'build of the test company', command: 'npm run build:fixture' },
  { name: 'browser tests', command: 'npx playwright test' },
];

const unitReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});
const browserReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

// Before the build, which takes minutes.
requireBrowser();

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

let failedSteps = 0;
let passedSteps = 0;
const startedAll = performance.now();
const leftOut: string[] = [];

/** Whether a further step is wanted, and fits. */
const isWanted = ({ minutes = 0 }: Step): boolean => {
  if (options.all) return true;
  const passedMinutes = (performance.now() - startedAll) / 60_000;
  return options.minutes !== undefined && passedMinutes + minutes <= Number(options.minutes);
};

for (const step of [...steps, ...further]) {
  const { name, command } = step;
  if (further.includes(step) && !isWanted(step)) {
    leftOut.push(name);
    continue;
  }
  process.stdout.write(`\n== ${name}: ${command}\n`);
  const started = performance.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  if (status !== 0) {
    process.stdout.write(`\n== ${name} failed after ${seconds} s\n`);
    failedSteps += 1;
    break;
  }
  passedSteps += 1;
  process.stdout.write(`== ${name} passed in ${seconds} s\n`);
}

const units = ['unit', 'unit-24'].flatMap((name) => read(`test-results/${name}.json`, unitReport) ?? []);
const browsers = ['content', 'browser', 'firefox', 'webkit', 'admin', 'editor'].flatMap(
  (name) => read(`test-results/${name}.json`, browserReport)?.stats ?? [],
);
const sum = (count: (stats: z.infer<typeof browserReport>['stats']) => number): number =>
  browsers.reduce((total, stats) => total + count(stats), 0);
const passed =
  units.reduce((total, unit) => total + unit.numPassedTests, 0) +
  sum(({ expected, flaky }) => expected + flaky) +
  passedSteps;
// A suite that could not start counts, too.
const failed =
  units.reduce((total, unit) => total + unit.numFailedTests, 0) +
  sum(({ unexpected }) => unexpected) +
  failedSteps;
process.exitCode = failed > 0 ? 1 : 0;
const wantsEngines = options.all || options.minutes !== undefined;
if (wantsEngines && !existsSync(firefoxPath)) {
  process.stdout.write(
    '\nNo Firefox found, so its tests were left out. Debian: apt-get install firefox-esr; or set FIREFOX_PATH.\n',
  );
}
if (wantsEngines && !hasWebKit) {
  process.stdout.write(
    '\nNo WebKit found, so its tests were left out. Debian: apt-get install webkit2gtk-driver xvfb.\n',
  );
}
if (leftOut.length > 0)
  process.stdout.write(`\nLeft out (npm run test:all runs them): ${leftOut.join(', ')}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
