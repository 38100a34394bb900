import { parseArgs } from 'node:util';
import { type BenchOptions, formatTable, listMisses, type Row } from './report';
import { listPages } from './site-pages';

/**
 * `npm run bench -- [name…] [--runs 3] [--routes all|/,/about-us] [--peer http://localhost:9300] [--times 1,10,50]`:
 * the benchmarks of the performance goals; without a name, all of them. Each prints its figures and which goals were missed.
 */
const benchmarks: Record<string, () => Promise<{ bench: (options: BenchOptions) => Promise<Row[]> }>> = {
  bytes: () => import('./bytes'),
  lighthouse: () => import('./lighthouse'),
  navigation: () => import('./navigation'),
  serve: () => import('./serve'),
  build: () => import('./build'),
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
    },
  });
  const { peer } = values;
  const unknown = positionals.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    throw new Error(`No benchmark ${unknown.join(', ')}; there are: ${Object.keys(benchmarks).join(', ')}`);
  }
  if (peer && !URL.canParse(peer)) throw new Error('--peer takes an address such as http://localhost:9300');
  return {
    names: positionals.length > 0 ? positionals : Object.keys(benchmarks),
    options: {
      runs: wholeNumber('runs', values.runs),
      routes: values.routes === 'all' ? listPages() : values.routes?.split(','),
      peer: peer && new URL(peer).origin,
      times: values.times.split(',').map((text) => wholeNumber('times', text)),
    },
  };
};

const main = async (): Promise<void> => {
  const { names, options } = readArguments();
  for (const [name, load] of Object.entries(benchmarks)) {
    if (!names.includes(name)) continue;
    process.stdout.write(`\n## ${name}\n\n`);
    const rows = await (await load()).bench(options);
    const missed = listMisses(rows);
    process.stdout.write(formatTable(rows));
    process.stdout.write(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}\n` : '\nAll goals are kept.\n');
    if (missed.length > 0) process.exitCode = 1;
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
