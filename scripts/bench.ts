/**
 * `npm run bench -- <name>…`: the benchmarks of the performance goals; without a name, all of them. Each prints what it
 * measured and rejects when a goal is missed.
 */
const benchmarks: Record<string, () => Promise<{ bench: () => Promise<boolean> }>> = {
  bytes: () => import('./bench/bytes'),
};

const main = async (names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    process.stderr.write(
      `No benchmark ${unknown.join(', ')}; there are: ${Object.keys(benchmarks).join(', ')}\n`,
    );
    process.exitCode = 2;
    return;
  }
  for (const [name, load] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { bench } = await load();
    if (!(await bench())) process.exitCode = 1;
  }
};

void main(process.argv.slice(2));
