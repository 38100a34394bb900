import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { copyProject } from '../project-copy';
import { buildLimits, type Goal } from './budgets';
import { editMenu, editOne, writeCopies } from './copies';
import { memoryOfFamily } from './processes';
import { type BenchOptions, conclude, tell } from './report';
import { type Step, slowSteps } from './slow-steps';
import { table } from './table';

/** Folder of the builds, so that the project's own caches stay unchanged. */
const workshop = resolve('dist/bench-build');
/** Milliseconds between two measurements of memory. */
const interval = 500;

interface Build {
  readonly seconds: number;
  /** Peak memory of all its processes together, in MB. */
  readonly memory: number;
  readonly steps: readonly Step[];
}

/** A folder with the project and several copies of its content, without any build output. */
const prepare = (content: string, times: number): string => {
  const folder = join(workshop, String(times));
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  writeCopies(resolve(content), join(folder, 'content'), times);
  return folder;
};

/** `npm run build` in a folder; prints its output if it fails. */
const build = async (folder: string, name: string): Promise<Build> => {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: '',
      ASSET_HOST: '',
      BUILD_CACHE: join(folder, 'kept'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOfFamily(child.pid ?? 0));
  }, interval);
  await once(child, 'close');
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode !== 0) throw new Error(`${output}\nThe ${name} build failed.`);
  return { seconds, memory: memory / 1e6, steps: slowSteps(output) };
};

/** The HTML of every page of a build, by file. */
const pagesIn = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(join(folder, 'public'))
      .filter((file) => basename(file) === 'index.html')
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/**
 * Builds 1, 10 and 50 copies of the content (`--times`) that share their pictures: cold, again after an edit of one
 * file, and after an edit of the menu, which every page shows. Prints times, peak memory, time per page, and how many
 * pages the edit of one file changed.
 */
export const bench = async ({ times, content }: BenchOptions): Promise<boolean> => {
  const rows: string[][] = [];
  const found: { times: number; pages: number; changed: number; cold: Build; warm: Build; menu: Build }[] =
    [];
  try {
    for (const count of [...times].sort((a, b) => a - b)) {
      const folder = prepare(content, count);
      const cold = await build(folder, 'cold');
      const before = pagesIn(folder);
      editOne(join(folder, 'content'));
      const warm = await build(folder, 'warm');
      const changed = [...pagesIn(folder)].filter(([file, html]) => before.get(file) !== html).length;
      editMenu(join(folder, 'content'));
      const menu = await build(folder, 'second warm');
      const pages = before.size;
      found.push({ times: count, pages, changed, cold, warm, menu });
      const row = [
        `${count} times`,
        String(pages),
        cold.seconds.toFixed(0),
        ((cold.seconds / pages) * 1000).toFixed(0),
        warm.seconds.toFixed(0),
        String(changed),
        menu.seconds.toFixed(0),
        (warm.seconds / cold.seconds).toFixed(2),
        cold.memory.toFixed(0),
        warm.memory.toFixed(0),
      ];
      rows.push(row);
      process.stderr.write(`${row.join('  ')}\n`);
      rmSync(folder, { recursive: true, force: true });
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  tell(
    table(
      [
        'content',
        'pages',
        'cold s',
        'ms a page',
        'warm s',
        'pages changed',
        'menu s',
        'warm by cold',
        'cold MB',
        'warm MB',
      ],
      rows,
    ),
  );

  for (const { times: count, cold, warm, menu } of found) {
    for (const [name, { steps }] of Object.entries({ cold, warm, 'after an edit of the menu': menu })) {
      const durations = steps.map((step) => `${step.name} ${step.seconds.toFixed(0)} s`);
      tell(`\n${count} times, ${name}: ${durations.join(', ')}`);
    }
  }
  tell('\n');

  const goals: Goal[] = [];
  const perPage = ({ cold, pages }: (typeof found)[number]) => (cold.seconds / pages) * 1000;
  const [most, fewer] = [...found].reverse();
  if (most) {
    const page = `${most.times} times the content`;
    goals.push({
      page,
      figure: 'warm build by cold build',
      value: most.warm.seconds / most.cold.seconds,
      atMost: buildLimits.warm,
    });
    if (fewer) {
      goals.push({
        page,
        figure: 'share of the pages that an edit of one file changed',
        value: most.changed / most.pages,
        atMost: buildLimits.changed,
      });
      goals.push({
        page,
        figure: `time per page (limit: that of ${fewer.times} times)`,
        value: perPage(most),
        unit: 'ms',
        atMost: Math.round(perPage(fewer)),
      });
    }
  }
  for (const { times: count, cold, warm, menu } of found) {
    goals.push({
      page: `${count} times the content`,
      figure: 'memory',
      value: Math.max(cold.memory, warm.memory, menu.memory),
      unit: 'MB',
      atMost: buildLimits.memory,
    });
  }
  return conclude(goals);
};
