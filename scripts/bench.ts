import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchOptions } from './bench/report';
import { listPages } from './bench/site-pages';

/**
 * `npm run bench -- [name…] [--runs 3] [--routes all|/,/about-us] [--peer folder] [--times 1,10,50] [--content content]`: the
 * benchmarks of the performance goals; without a name, all of them. Each prints its figures and which goals were missed.
 */
const benchmarks: Record<string, () => Promise<{ bench: (options: BenchOptions) => Promise<boolean> }>> = {
  bytes: () => import('./bench/bytes'),
  lighthouse: () => import('./bench/lighthouse'),
  navigation: () => import('./bench/navigation'),
  visits: () => import('./bench/visits'),
  serve: () => import('./bench/serve'),
  build: () => import('./bench/build'),
};

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes whole numbers from 1`);
  return number;
};

const readArguments = (): { names: string[]; options: BenchOptions } => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      routes: { type: 'string' },
      peer: { type: 'string' },
      times: { type: 'string', default: '1,10,50' },
      content: { type: 'string', default: 'content' },
    },
  });
  const unknown = positionals.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    throw new Error(`No benchmark ${unknown.join(', ')}; there are: ${Object.keys(benchmarks).join(', ')}`);
  }
  if (values.peer && !existsSync(join(values.peer, 'index.html')))
    throw new Error(`--peer takes the folder of a built site; ${values.peer} has no index.html`);
  return {
    names: positionals,
    options: {
      runs: wholeNumber('runs', values.runs),
      routes: values.routes === 'all' ? listPages() : values.routes?.split(','),
      peer: values.peer,
      times: values.times.split(',').map((text) => wholeNumber('times', text)),
      content: values.content,
    },
  };
};

const main = async (): Promise<void> => {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
    return;
  }
  for (const [name, load] of Object.entries(benchmarks)) {
    if (given.names.length > 0 && !given.names.includes(name)) continue;
    process.stdout.write(`\n## ${name}\n\n`);
    const { bench } = await load();
    if (!(await bench(given.options))) process.exitCode = 1;
  }
};

void main();
