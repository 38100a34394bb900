import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, projectFolder, type Running, startProcess, startSite } from '../processes';
import { nginx, writeNginxConfig } from '../proxy/nginx';
import { serveLimits } from './budgets';
import { measureMemory } from './memory';
import { type Figures, findMedian, findMedians, type Row } from './report';

/** The requested page, and the file that every server must answer with. */
const page = { path: '/about-us', file: 'public/about-us/index.html' };
/** Concurrent connections. */
const connections = 32;
/** Seconds of one measurement, and the number of measurements; the servers take turns. */
const seconds = 8;
const rounds = 3;
/** Seconds of load during which memory is measured. */
const minute = 60;
/** Seconds of load before that. */
const warming = 30;

const runFile = promisify(execFile);

const startGatsby = (): Promise<Running> =>
  startProcess((port) => ({
    command: process.execPath,
    args: [resolve('node_modules/gatsby/cli.js'), 'serve', '--host', '127.0.0.1', '--port', String(port)],
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
  }));

const startNginx = (command: string): Promise<Running> =>
  startProcess((port, folder) => {
    const config = writeNginxConfig({ folder, port, serverPort: 9, workers: availableParallelism() });
    return { command, args: ['-p', folder, '-c', config] };
  });

/** The figures of wrk's output. */
export const parseWrk = (output: string): Figures => {
  const [, rate = Number.NaN] = /^Requests\/sec:\s+([\d.]+)/m.exec(output) ?? [];
  const [, ...sockets] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const [, refused = 0] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  const failed = [refused, ...sockets].reduce<number>((sum, count) => sum + Number(count), 0);
  return { 'requests/s': Number(rate), failed };
};

/** Runs wrk on the page, with the compression that each server supports. */
const putLoadOn = async (wrk: string, { origin }: Running, time: number): Promise<Figures> => {
  const { stdout } = await runFile(wrk, [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${time}s`,
    '--header=Accept-Encoding: gzip',
    origin + page.path,
  ]);
  return parseWrk(stdout);
};

/** @throws an error if a server does not answer with the whole page, compressed */
const checkAnswer = async ({ origin }: Running): Promise<void> => {
  const response = await fetch(origin + page.path, { headers: { 'accept-encoding': 'gzip' } });
  const isWhole = (await response.text()) === readFileSync(join(projectFolder, page.file), 'utf8');
  if (response.status !== 200 || response.headers.get('content-encoding') !== 'gzip' || !isWhole)
    throw new Error(`${response.url} is not the page, compressed`);
};

/** Megabytes in use at the end of a minute of load, and how much more that is than in its second quarter. */
const watchMemory = async (wrk: string, server: Running): Promise<Figures> => {
  // Under load the heap first grows to its size in steps; only growth after that could be a leak.
  await putLoadOn(wrk, server, warming);
  const sizes: number[] = [];
  const timer = setInterval(() => sizes.push(measureMemory(server.pid)), 1000);
  await putLoadOn(wrk, server, minute);
  clearInterval(timer);
  const quarter = Math.floor(sizes.length / 4);
  const [early, late] = [findMedian(sizes.slice(quarter, 2 * quarter)), findMedian(sizes.slice(3 * quarter))];
  return { MB: late, 'growth MB': late - early };
};

/**
 * Compares the project's server with `gatsby serve` and nginx: the same page, compressed, in turns. Then measures the
 * server's memory for a minute.
 */
export const bench = async (): Promise<Row[]> => {
  const wrk = findProgram('wrk');
  if (!wrk || !nginx) throw new Error('wrk and nginx are needed: apt-get install wrk nginx');
  await using ours = await startSite();
  await using gatsby = await startGatsby();
  await using proxy = await startNginx(nginx);
  const servers = { 'this server': ours, 'gatsby serve': gatsby, nginx: proxy };
  for (const server of Object.values(servers)) {
    await checkAnswer(server);
    // Warm up: the first requests run code that is not compiled yet.
    await putLoadOn(wrk, server, 3);
  }
  const loads = new Map<string, Figures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      loads.set(name, [...(loads.get(name) ?? []), await putLoadOn(wrk, server, seconds)]);
    }
  }
  const [own, ...others] = [...loads].map(([name, all]) => ({
    name,
    figures: findMedians(all),
    limits: { failed: { atMost: 0 } },
  }));
  if (!own) return [];
  const shares = others.map(({ name, figures }) => [
    `times ${name}`,
    (own.figures['requests/s'] ?? 0) / (figures['requests/s'] ?? 0),
  ]);
  return [
    {
      ...own,
      figures: { ...own.figures, ...Object.fromEntries(shares), ...(await watchMemory(wrk, ours)) },
      limits: { ...own.limits, ...serveLimits },
    },
    ...others,
  ];
};
