import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { nginx, writeNginxConfig } from '../nginx';
import {
  findProgram,
  freePort,
  projectFolder,
  type Running,
  startProcess,
  startSite,
  temporary,
} from '../processes';
import { type Goal, serveLimits } from './budgets';
import { memoryOf } from './processes';
import { conclude, tell } from './report';
import { median } from './statistics';
import { table } from './table';
import { type Load, parseWrk } from './wrk';

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

const startGatsby = async (): Promise<Running> => {
  const port = await freePort();
  return startProcess({
    command: process.execPath,
    args: [resolve('node_modules/gatsby/cli.js'), 'serve', '--host', '127.0.0.1', '--port', String(port)],
    port,
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
  });
};

const startNginx = async (binary: string): Promise<Running> => {
  const port = await freePort();
  const { folder, remove } = temporary('bench-nginx');
  const config = writeNginxConfig({ folder, port, serverPort: 9, workers: availableParallelism() });
  return startProcess({ command: binary, args: ['-p', folder, '-c', config], port, after: remove });
};

/** Runs wrk on a page, with the compression that each server supports. */
const load = async (wrk: string, address: string, time: number): Promise<Load> => {
  const { stdout } = await runFile(wrk, [
    '--latency',
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${time}s`,
    '--header=Accept-Encoding: gzip',
    address,
  ]);
  return parseWrk(stdout);
};

/** Whether a server answers with the whole page, compressed. */
const answersRight = async (address: string): Promise<boolean> => {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  const text = await response.text();
  return (
    response.status === 200 &&
    response.headers.get('content-encoding') === 'gzip' &&
    text === readFileSync(join(projectFolder, page.file), 'utf8')
  );
};

/** Megabytes in use each second of a minute of load. */
const watchMemory = async (wrk: string, { pid, origin }: Running): Promise<number[]> => {
  // Under load the heap first grows to its size in steps; only growth after that could be a leak.
  await load(wrk, origin + page.path, warming);
  const sizes: number[] = [];
  const timer = setInterval(() => sizes.push(memoryOf(pid) / 1e6), 1000);
  await load(wrk, origin + page.path, minute);
  clearInterval(timer);
  return sizes;
};

const rate = (value: number): string => value.toFixed(0);
const time = (value: number): string => `${value.toFixed(1)} ms`;

/**
 * Compares the project's server with `gatsby serve` and nginx: the same page, compressed, in turns. Then measures the
 * server's memory for a minute.
 */
export const bench = async (): Promise<boolean> => {
  const wrk = findProgram('wrk');
  if (!wrk || !nginx) {
    tell('wrk and nginx are needed: apt-get install wrk nginx\n');
    return false;
  }
  const servers = new Map<string, Running>();
  try {
    servers.set('this server', await startSite());
    servers.set('gatsby serve', await startGatsby());
    servers.set('nginx', await startNginx(nginx));

    const goals: Goal[] = [];
    const loads = new Map<string, Load[]>();
    for (const [name, { origin }] of servers) {
      if (!(await answersRight(origin + page.path))) {
        goals.push({ page: name, figure: 'right answers', value: 0, atLeast: 1 });
      }
      // Warm up: the first requests run code that is not compiled yet.
      await load(wrk, origin + page.path, 3);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { origin }] of servers) {
        loads.set(name, [...(loads.get(name) ?? []), await load(wrk, origin + page.path, seconds)]);
      }
    }
    const middle = (name: string, figure: keyof Load): number =>
      median((loads.get(name) ?? []).map((one) => one[figure]));
    const ours = middle('this server', 'rate');
    const rows = [...servers.keys()].map((name) => [
      name,
      rate(middle(name, 'rate')),
      time(middle(name, 'half')),
      time(middle(name, 'slowest')),
      String(middle(name, 'failed')),
      (ours / middle(name, 'rate')).toFixed(2),
    ]);
    tell(
      table(
        [`${page.path}, gzip`, 'requests/s', 'half within', '99% within', 'failed', 'ours is times'],
        rows,
      ),
    );

    const site = servers.get('this server');
    const sizes = site ? await watchMemory(wrk, site) : [];
    const quarter = Math.floor(sizes.length / 4);
    const quarters = [0, 1, 2, 3].map((index) => median(sizes.slice(index * quarter, (index + 1) * quarter)));
    const [, second = Number.NaN, , last = Number.NaN] = quarters;
    tell(
      `\nMemory of this server by quarters of ${minute} s of load, MB: ${quarters.map(rate).join(', ')}\n`,
    );

    goals.push(
      ...[...servers.keys()].map((name) => ({
        page: name,
        figure: 'failed requests',
        value: middle(name, 'failed'),
        atMost: 0,
      })),
      {
        page: page.path,
        figure: 'requests by those of gatsby serve',
        value: ours / middle('gatsby serve', 'rate'),
        atLeast: serveLimits.ofGatsby,
      },
      {
        page: page.path,
        figure: 'requests by those of nginx',
        value: ours / middle('nginx', 'rate'),
        atLeast: serveLimits.ofNginx,
      },
      // Only Linux reports the memory of a process.
      ...(Number.isNaN(last)
        ? []
        : [
            {
              page: 'this server',
              figure: 'growth of memory',
              value: last - second,
              unit: 'MB',
              atMost: serveLimits.growth,
            },
          ]),
    );
    return conclude(goals);
  } finally {
    for (const running of servers.values()) await running.stop();
  }
};
