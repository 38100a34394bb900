import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkChromium, usesOwnBrowser } from '../chromium/chromium-path';
import { changedSteps } from './changed';
import { type Counts, countTests, noCounts, readCounts, resultsFolder, writeCounts } from './counts';
import { isAlone, runInPairs, withBuilders } from './schedule';
import { groups, proxySteps, type Step, steps } from './steps';

/**
 * `npm test`: every check that a change has to pass, the cheapest first, two at a time. After a step that fails no other
 * begins. The last line is the one that CI reads: `N passed, N failed`.
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

/** Runs a command; what it prints while another step runs is shown when it ends. */
const runCommand = (command: string, isShown: boolean): Promise<{ isPassed: boolean; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => parts.push(part));
    }
    child.on('close', (status) =>
      resolve({ isPassed: status === 0, output: Buffer.concat(parts).toString('utf8') }),
    );
  });

/** @returns whether the command succeeded */
const runStep = async ({ name, command }: Step, isShown: boolean): Promise<boolean> => {
  say(`\n== ${name}: ${command}`);
  const started = performance.now();
  const { isPassed, output } = await runCommand(command, isShown);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  if (output) say(`\n== what ${name} printed:\n${output.trimEnd()}`);
  say(`${isPassed ? '' : '\n'}== ${name} ${isPassed ? 'passed in' : 'failed after'} ${seconds} s`);
  return isPassed;
};

const runSteps = async (chosen: readonly Step[], before: Counts): Promise<Counts> => {
  const started = performance.now();
  const counts: Counts = { ...before, steps: [...before.steps] };
  const elapsed = (): number => before.seconds + (performance.now() - started) / 1000;
  const limit = options.minutes === undefined ? Number.POSITIVE_INFINITY : Number(options.minutes) * 60;
  const all = withBuilders(chosen);
  await runInPairs(all, async (step) => {
    if (step.missing) {
      say(`\n== ${step.name} left out. It needs: ${step.missing}`);
      return true;
    }
    if (elapsed() + step.minutes * 60 > limit) {
      say(`\n== ${step.name} left out: it may take ${step.minutes} minutes.`);
      return true;
    }
    const command = chosen.includes(step) ? step.command + forCommand.join('') : step.command;
    const isPassed = await runStep({ ...step, command }, isAlone(step) || all.length === 1);
    for (const name of step.results ?? []) {
      const { passed, failed } = countTests(name);
      counts.passed += passed;
      counts.failed += failed;
    }
    counts[isPassed ? 'passed' : 'failed'] += 1;
    counts.steps.push(step.name);
    counts.seconds = elapsed();
    return isPassed;
  });
  return counts;
};

const main = async (): Promise<void> => {
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
  const counts = await runSteps(chosen, before);
  writeCounts(counts);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  say(`\n${counts.passed} passed, ${counts.failed} failed`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
