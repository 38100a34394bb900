import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkChromium, usesOwnBrowser } from '../../scripts/chromium/chromium-path';
import { changedSteps } from './changed';
import { type Counts, countTests, noCounts, readCounts, resultsFolder, writeCounts } from './counts';
import { groups, prerequisites, proxySteps, type Step, steps } from './steps';

/**
 * `npm test`: every check that a change has to pass, the cheapest first. It stops at the first step that fails, and ends
 * with the line that CI reads: `N passed, N failed`.
 * - `npm test -- NAME …` runs the steps of these names; `npm test -- --help` lists them
 * - `npm test -- all` runs every step that this machine can run, `npm test -- content` what an edit of content/ has to pass
 * - `npm test -- --changed` runs what concerns the files that differ from `main`, in about two minutes for a component
 * - `npm test -- rest` runs what plain `npm test` left out, and adds to its counts; `--minutes 80` leaves out what would
 *   end later than that, counted from the start of `npm test`
 * - words after a second `--` go to the step's command: `npm test -- unit -- src/head`
 */
const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const forCommand = args.slice(end + 1).map((word) => ` "${word}"`);
const { values: options, positionals: names } = parseArgs({
  args: args.slice(0, end),
  options: {
    minutes: { type: 'string' },
    changed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const known = [...steps, ...proxySteps];

/** @throws when a name is unknown, or the machine lacks what a named step needs */
const chooseSteps = (): readonly Step[] => {
  if (options.changed) return changedSteps();
  if (names.length === 0) return steps.filter(({ always }) => always);
  return names.flatMap((name) => {
    const group = groups[name];
    if (group) return group;
    const step = known.find((candidate) => candidate.name === name);
    if (!step) throw new Error(`No step is called "${name}"; npm test -- --help lists them.`);
    if (step.missing) throw new Error(`${name} needs: ${step.missing}`);
    return step;
  });
};

const list = (): void => {
  for (const { name, shows, always } of known) say(`${always ? '*' : ' '} ${name.padEnd(16)} ${shows}`);
  say('* part of plain `npm test`; also: all, rest, content');
};

/** @returns whether the command succeeded */
const runStep = ({ name, command }: Step, more = ''): boolean => {
  say(`\n== ${name}: ${command}${more}`);
  const started = performance.now();
  const { status } = spawnSync(command + more, { stdio: 'inherit', shell: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(`${status === 0 ? '' : '\n'}== ${name} ${status === 0 ? 'passed in' : 'failed after'} ${seconds} s`);
  return status === 0;
};

/** The step, after what it needs: a build that is there is not repeated. */
const withPrerequisite = (step: Step): readonly Step[] => {
  const needed = step.needs && prerequisites[step.needs];
  const builder = needed && !existsSync(needed.file) && steps.find(({ name }) => name === needed.step);
  return builder ? [builder, step] : [step];
};

const runSteps = (chosen: readonly Step[], before: Counts): Counts => {
  const started = performance.now();
  const counts: Counts = { ...before, steps: [...before.steps] };
  const elapsed = (): number => before.seconds + (performance.now() - started) / 1000;
  const limit = options.minutes === undefined ? Number.POSITIVE_INFINITY : Number(options.minutes) * 60;
  for (const step of chosen) {
    if (step.missing) {
      say(`\n== ${step.name} left out. It needs: ${step.missing}`);
      continue;
    }
    if (elapsed() + step.minutes * 60 > limit) {
      say(`\n== ${step.name} left out: it may take ${step.minutes} minutes.`);
      continue;
    }
    for (const current of withPrerequisite(step)) {
      const isPassed = runStep(current, current === step ? forCommand.join('') : '');
      for (const name of current.results ?? []) {
        const { passed, failed } = countTests(name);
        counts.passed += passed;
        counts.failed += failed;
      }
      counts[isPassed ? 'passed' : 'failed'] += 1;
      counts.steps.push(current.name);
      counts.seconds = elapsed();
      if (!isPassed) return counts;
    }
  }
  return counts;
};

const main = (): void => {
  if (options.help) {
    list();
    return;
  }
  const chosen = chooseSteps();
  const before = names[0] === 'rest' ? readCounts() : noCounts;
  if (names[0] !== 'rest') rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  // Before the build, which takes minutes.
  checkChromium();
  if (usesOwnBrowser()) {
    say(
      'CHROME_PATH names the browser, so visual tests are skipped: their pictures are of the pinned Chromium.',
    );
  }
  const counts = runSteps(chosen, before);
  writeCounts(counts);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  say(`\n${counts.passed} passed, ${counts.failed} failed`);
};

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
