import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { contentFolder } from '../../src/content-folder';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { copyProject } from '../project-copy';
import { buildLimits } from './budgets';
import { editOne, writeCopies } from './copies';
import { measureMemory } from './memory';
import type { BenchOptions, Row } from './report';

/** Folder of the builds, so that the project's own caches stay unchanged. */
const workshop = resolve('dist/bench-build');
/** Milliseconds between two measurements of memory. */
const interval = 500;

interface Build {
  readonly seconds: number;
  /** Peak memory of all its processes together, in MB. */
  readonly memory: number;
  /** The HTML of every page, by file. */
  readonly pages: ReadonlyMap<string, string>;
}

/** `npm run build` in a folder; prints its output if it fails. */
const build = async (folder: string): Promise<Build> => {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: '',
      ASSET_HOST: '',
      CONTENT_DIR: join(folder, 'content'),
      BUILD_CACHE: join(folder, 'kept'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, measureMemory(child.pid ?? 0));
  }, interval);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode !== 0) throw new Error(`${output}\n${errors}\nThe build in ${folder} failed.`);
  const files = filesBelow(join(folder, 'public')).filter((file) => basename(file) === 'index.html');
  return { seconds, memory, pages: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])) };
};

/**
 * Builds several copies of the content (`--times`) that share their pictures: cold, and again after an edit of one file, which
 * changes a share of the pages.
 */
export const bench = async ({ times }: BenchOptions): Promise<Row[]> => {
  const rows: Row[] = [];
  try {
    for (const count of [...times].sort((a, b) => a - b)) {
      const folder = join(workshop, String(count));
      rmSync(folder, { recursive: true, force: true });
      copyProject(folder);
      writeCopies(contentFolder(), join(folder, 'content'), count);
      const cold = await build(folder);
      editOne(join(folder, 'content'));
      const warm = await build(folder);
      rmSync(folder, { recursive: true, force: true });

      const changed = [...warm.pages].filter(([file, html]) => cold.pages.get(file) !== html).length;
      const figures = {
        pages: cold.pages.size,
        'cold s': cold.seconds,
        'ms a page': (cold.seconds / cold.pages.size) * 1000,
        'warm s': warm.seconds,
        'warm by cold': warm.seconds / cold.seconds,
        'share changed': changed / cold.pages.size,
        'peak MB': Math.max(cold.memory, warm.memory),
      };
      rows.push({ name: `${count} times`, figures, limits: { 'peak MB': buildLimits['peak MB'] } });
      process.stderr.write(`${count} times: ${JSON.stringify(figures)}\n`);
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  // What a few pages cost at least hides what each page costs.
  const [most, fewer] = [...rows].reverse();
  if (!most) return rows;
  const { 'share changed': share, ...always } = buildLimits;
  const more = fewer && { 'share changed': share, 'ms a page': { atMost: fewer.figures['ms a page'] ?? 0 } };
  return [...rows.slice(0, -1), { ...most, limits: { ...always, ...more } }];
};
