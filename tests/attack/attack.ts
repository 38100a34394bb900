/** Attacks on a running server. Each returns what it found wrong, and its figures. */
import { spawnSync } from 'node:child_process';
import { METHODS } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { readCompany } from '../../src/site-manifest/company';
import { exportMails } from '../mail/helpers';
import { type Case, makeCase } from './cases';
import { exchange, raw, statusesIn } from './exchange';
import { randomFrom } from './random';

/** What an attack found. */
export interface Finding {
  readonly problems: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
}

const parallel = 16;
/** Our responses, and those of Node's parser, to a malformed request. */
const refusals = [400, 403, 408, 411, 413, 415, 417, 431];
const mostReported = 20;

/** Runs a task for each item, several at a time. */
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
};

const report = (problems: readonly string[], figures: Finding['figures']): Finding => ({
  problems: problems.slice(0, mostReported),
  figures: { ...figures, problems: problems.length },
});

const mailReport = z.object({ markers: z.array(z.string()), problems: z.array(z.string()) });

/** What Python's mail parser says about the messages in a data folder, exported as mails. */
const readMails = (folder: string, cases: readonly Case[]) => {
  const known = Object.fromEntries(
    cases.flatMap(({ marker, written }) => (written === undefined ? [] : [[marker, written]])),
  );
  const mbox = exportMails(folder);
  const { stdout, stderr, status } = spawnSync('python3', [join(__dirname, 'read-mails.py'), mbox], {
    input: JSON.stringify({ company: readCompany(), known }),
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`the mails cannot be read: ${stderr}`);
  return mailReport.parse(JSON.parse(stdout.toString()));
};

const isTaken = (statuses: readonly number[]) => statuses[0] === 202 || statuses[0] === 303;

/** What is wrong with the response to a case. */
const judge = (
  { fate, broken }: Case,
  statuses: readonly number[],
  text: string,
  others: readonly number[],
): string | undefined => {
  const bad = statuses.find((status) => ![202, 303, ...refusals, ...others].includes(status));
  if (bad !== undefined) return `was answered with ${bad}`;
  if (/\n\s+at .*:\d+:\d+|node_modules/.test(text)) return 'was answered with a stack trace';
  // A sender that is refused in mid-request may see the connection close before it reads the response.
  if (statuses.length === 0) return broken || fate === 'refused' ? undefined : 'was not answered';
  if (fate === 'stored' && !isTaken(statuses)) return `was refused with ${statuses[0]}`;
  if (fate === 'refused' && isTaken(statuses)) return 'was taken';
  return undefined;
};

export interface FuzzOptions {
  readonly cases: number;
  readonly seed: number;
  /** Statuses with which a proxy in front refuses requests itself. */
  readonly refusals?: readonly number[];
}

/**
 * Sends made-up requests to `POST /email`. Every one has to be answered, none with 5xx; the mails stored have to be
 * those acknowledged, each once, with no header but ours and the visitor's words as they were written.
 */
export const fuzz = async (
  port: number,
  folder: string,
  { cases: count, seed, refusals: others = [] }: FuzzOptions,
): Promise<Finding> => {
  const random = randomFrom(seed);
  const cases = Array.from({ length: count }, (_, number) => makeCase(random, number));
  const problems: string[] = [];
  const taken: Case[] = [];
  const tally = new Map<number, number>();
  let silent = 0;
  let torn = 0;
  await forEach(cases, async (one) => {
    const { statuses, text } = await exchange(port, one.pieces, { halfClose: one.broken });
    for (const status of statuses) tally.set(status, (tally.get(status) ?? 0) + 1);
    if (isTaken(statuses)) taken.push(one);
    else if (one.torn) torn += 1;
    if (statuses.length === 0) silent += 1;
    const problem = judge(one, statuses, text, others);
    if (problem !== undefined) problems.push(`case ${one.number} (${one.label}) ${problem}`);
  });
  const mails = readMails(folder, cases);
  problems.push(...mails.problems);
  const stored = mails.markers.filter((marker) => marker !== '');
  // Cases that damage their message may have damaged its marker; the numbers still have to agree.
  const lost = taken.filter(({ marker, written }) => written !== undefined && !stored.includes(marker));
  const unknown = mails.markers.length - taken.length;
  if (unknown < 0 || unknown > torn) {
    problems.push(`${taken.length} messages were acknowledged and ${mails.markers.length} are stored`);
  }
  if (new Set(stored).size !== stored.length) problems.push('a message is stored twice');
  problems.push(...lost.map(({ marker }) => `${marker} was acknowledged and is not stored`));
  const answers = [...tally].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  return report(problems, {
    cases: count,
    acknowledged: taken.length,
    stored: mails.markers.length,
    answers: answers.join(', '),
    'closed without an answer': silent,
  });
};

/** Notations of a path outside the folder, and what it may lead to. */
const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '%252e%252e%252f',
  '..%c0%af',
  '..%ef%bc%8f',
  '....//',
  '..;/',
  '.%2e/',
  '%2e./',
  '..%00/',
  './.././',
  '..//',
  '..%09/',
  '.%0d./',
] as const;
const targets = [
  'secret.txt',
  'attack/secret.txt',
  'etc/passwd',
  'package.json',
  'dist/site-manifest.json',
  'server/main.ts',
  'data/mail/new/',
  'proc/self/environ',
] as const;
const plainPaths = [
  '/secret.txt',
  '/secret.txt%00.html',
  '/SECRET.TXT',
  '/.env',
  '/.git/config',
  '/index.html.br',
  '/index.html/',
  '/data/mail/new',
  '/proc/self/environ',
  '/C:/Windows/win.ini',
  '/C%3a%5cWindows%5cwin.ini',
  '/static//etc/passwd',
  '//evil.example/..',
  '//evil.example//',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/.//evil.example/',
  '/%09/evil.example/',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/%0d%0a%0d%0a<script>/',
  '/__proto__',
  '/constructor/',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ff',
  '/%u002e%u002e/',
  '/?/../../etc/passwd',
  '/#/../../etc/passwd',
  'http://evil.example/secret.txt',
  'http://evil.example//x/',
  'https:secret.txt',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '../secret.txt',
  'secret.txt',
  '*',
  '?',
] as const;

/** Texts of files that must not be served. */
const secrets = /SECRET:|root:.*:0:0|"private": true|headerSets|createHttpServer|NODE_OPTIONS=/;

/** What is wrong with the response to a path. */
const judgePath = (statuses: readonly number[], text: string): string | undefined => {
  const [status = 0] = statuses;
  const location = /^location: (.*)$/im.exec(text)?.[1]?.trim();
  if (statuses.length !== 1 || ![200, 301, 400, 404].includes(status))
    return `was answered with [${statuses}]`;
  if (secrets.test(text)) return 'gave a secret away';
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return /^set-cookie:/im.test(text) ? 'wrote a header' : undefined;
};

/** Requests files outside the site, in every known notation. */
export const traverse = async (port: number): Promise<Finding> => {
  const climbing = climbs.flatMap((climb) =>
    targets.flatMap((target) =>
      [1, 3, 8].flatMap((times) => [
        `/${climb.repeat(times)}${target}`,
        `/static/${climb.repeat(times)}${target}`,
      ]),
    ),
  );
  const paths = [...plainPaths, ...climbing];
  const problems: string[] = [];
  await forEach(paths, async (path) => {
    const request = raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const { statuses, text } = await exchange(port, [request]);
    const problem = judgePath(statuses, text);
    if (problem !== undefined) problems.push(`${path} ${problem}`);
  });
  return report(problems, { paths: paths.length });
};

/**
 * Odd methods, and heads beyond every size.
 *
 * @param others statuses with which a proxy in front refuses by itself
 */
export const oddRequests = async (port: number, others: readonly number[] = []): Promise<Finding> => {
  const long = 'x'.repeat(100_000);
  const requests = [
    ...[...METHODS, 'FOO', 'get', 'POST\t', 'G\0T', ''].flatMap((method) =>
      ['/', '/email', '/livez', '/no-such-page'].map((path) => `${method} ${path} HTTP/1.1\r\nHost: x\r\n`),
    ),
    `GET /${long} HTTP/1.1\r\nHost: x\r\n`,
    `GET /?${long} HTTP/1.1\r\nHost: x\r\n`,
    `GET /${long.slice(0, 12_000)}/ HTTP/1.1\r\nHost: x\r\n`,
    `GET / HTTP/1.1\r\nHost: ${long}\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(3_000)}`,
    `GET / HTTP/1.1\r\nHost: x\r\n${long}: x\r\n`,
    'GET / HTTP/1.1\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n',
    'GET / HTTP/2.0\r\nHost: x\r\n',
    'GET / HTTP/9.9\r\nHost: x\r\n',
    'GET /\r\n',
    'GET / HTTP/1.1\nHost: x\n',
    `GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=${'0-1,'.repeat(2_000)}0-1\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=-99999999999999999999\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\nIf-Modified-Since: never\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${'br;q=0.1,'.repeat(1_500)}\r\n`,
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n',
  ];
  const problems: string[] = [];
  await forEach(requests, async (request) => {
    const { statuses } = await exchange(port, [raw(`${request}Connection: close\r\n\r\n`)], {
      halfClose: true,
    });
    const bad = statuses.find(
      (status) =>
        (status >= 500 && !others.includes(status)) || (status < 300 && !/^(GET|HEAD) /.test(request)),
    );
    if (bad !== undefined) problems.push(`${request.slice(0, 60)} was answered with ${bad}`);
  });
  return report(problems, { requests: requests.length });
};

const page = raw('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

const timed = async (work: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  return (await work()) ? performance.now() - began : Number.POSITIVE_INFINITY;
};

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.POSITIVE_INFINITY;

const message = (marker: string) => {
  const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.in', message: marker });
  return raw(
    `POST /email HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
};

/**
 * Senders of one byte a second, half of them in the head and half in the body. Others have to be served meanwhile,
 * and every slow one has to be cut off, without anything of it being taken.
 *
 * @param limit seconds after which the last of them must be gone
 */
export const slowSenders = async (
  port: number,
  { senders, limit }: { senders: number; limit: number },
): Promise<Finding> => {
  const head =
    'POST /email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n';
  let open = 0;
  let text = '';
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  for (let index = 0; index < senders; index += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    open += 1;
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
    });
    socket.once('close', () => {
      open -= 1;
    });
    socket.write(index % 2 === 0 ? 'POST /email HT' : `${head}\r\n{`);
    timers.push(setInterval(() => socket.writable && socket.write('x'), 1_000));
  }
  const began = performance.now();
  const times: number[] = [];
  const problems: string[] = [];
  while (open > 0 && performance.now() - began < limit * 1_000) {
    times.push(await timed(async () => (await exchange(port, [page])).statuses[0] === 200));
    times.push(
      await timed(async () => isTaken((await exchange(port, [message(`Slow ${times.length}`)])).statuses)),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const seconds = (performance.now() - began) / 1_000;
  timers.forEach(clearInterval);
  for (const socket of sockets) socket.destroy();
  if (open > 0) problems.push(`${open} slow senders are still connected after ${limit} s`);
  const slowest = Math.max(...times);
  if (percentile(times, 0.95) > 500) problems.push(`others waited ${percentile(times, 0.95).toFixed(0)} ms`);
  if (slowest === Number.POSITIVE_INFINITY) problems.push('somebody else was not served');
  const answers = statusesIn(text);
  if (answers.some((status) => status !== 408 && status !== 400))
    problems.push('a slow sender was answered otherwise than with 408');
  return report(problems, {
    senders,
    'all cut off after, s': seconds.toFixed(1),
    'served meanwhile': times.length,
    'p95, ms': percentile(times, 0.95).toFixed(0),
    'slowest, ms': slowest.toFixed(0),
  });
};

/**
 * A flood of messages from one address, of pages, and of connections that are opened and dropped.
 *
 * @param allowed messages that one address may send
 */
export const flood = async (
  port: number,
  { requests, allowed }: { requests: number; allowed: number },
): Promise<Finding> => {
  const problems: string[] = [];
  const tally = new Map<number, number>();
  const times: number[] = [];
  await forEach(
    Array.from({ length: requests }, (_, index) => index),
    async (index) => {
      if (index % 3 === 0) {
        const dropped = connect(port, '127.0.0.1', () => dropped.destroy());
        dropped.on('error', () => undefined);
        return;
      }
      const began = performance.now();
      const { statuses, text } = await exchange(port, [index % 3 === 1 ? page : message(`Flood ${index}`)]);
      times.push(performance.now() - began);
      const [status = 0] = statuses;
      tally.set(status, (tally.get(status) ?? 0) + 1);
      if (![200, 202, 429].includes(status)) problems.push(`request ${index} was answered with ${status}`);
      if (status === 429 && !/^retry-after: [1-9]\d*\r$/im.test(text))
        problems.push('429 without Retry-After');
    },
  );
  if (tally.get(202) !== allowed) problems.push(`${tally.get(202) ?? 0} messages were taken, not ${allowed}`);
  if ((await exchange(port, [page])).statuses[0] !== 200)
    problems.push('the site does not answer after the flood');
  return report(problems, {
    requests,
    answers: [...tally].map(([status, count]) => `${status}: ${count}`).join(', '),
    'p95, ms': percentile(times, 0.95).toFixed(0),
  });
};

/** An attacker's and a visitor's address of loopback; only Linux has more than one without any setting. */
const makeAddress = (network: number): string | undefined =>
  process.platform === 'linux' ? `127.0.0.${network}` : undefined;
const visitors = Array.from({ length: 20 }, (_, visitor) => makeAddress(100 + visitor));

/** Whether visitors get a page and can send a message, however long they wait. */
const serveVisitors = async (port: number): Promise<{ problems: string[]; slowest: string }> => {
  const problems: string[] = [];
  const times: number[] = [];
  for (const [number, from] of visitors.entries()) {
    const manner = { from, patience: 60_000 };
    const began = performance.now();
    if ((await exchange(port, [page], manner)).statuses[0] !== 200)
      problems.push(`visitor ${number} was not served`);
    if (!isTaken((await exchange(port, [message(`Visitor ${number}`)], manner)).statuses))
      problems.push(`the message of visitor ${number} was refused`);
    times.push(performance.now() - began);
  }
  return { problems, slowest: (Math.max(...times) / 1_000).toFixed(1) };
};

const openAll = async (count: number, open: (number: number) => Socket): Promise<Socket[]> => {
  const opened: Socket[] = [];
  for (let number = 0; number < count; number += 1) {
    const socket = open(number);
    socket.on('error', () => undefined);
    socket.resume();
    opened.push(socket);
    // A few at a time, or the system refuses connections before the server sees them.
    if (number % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return opened;
};

/** Heads that are sent by half, all from one address. Visitors from others have to be served. */
export const halfSentHeads = async (port: number, { heads }: { heads: number }): Promise<Finding> => {
  const sockets = await openAll(heads, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: makeAddress(2) });
    socket.write('GET / HTTP/1.1\r\nHost: ');
    return socket;
  });
  const { problems, slowest } = await serveVisitors(port);
  for (const socket of sockets) socket.destroy();
  return report(problems, { heads, visitors: visitors.length, 'slowest, s': slowest });
};

/** Bodies that are sent but for their last byte, from many addresses; some of them in chunks of a byte each. */
export const unfinishedBodies = async (
  port: number,
  {
    bodies,
    size,
    readMemory,
    most,
  }: { bodies: number; size: number; readMemory: () => number; most: number },
): Promise<Finding> => {
  const head = 'POST /email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const whole = Buffer.concat([raw(`${head}Content-Length: ${size + 1}\r\n\r\n`), Buffer.alloc(size, 'x')]);
  const pieces = raw(`${head}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(size)}`);
  let peak = 0;
  const sockets = await openAll(bodies, (number) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: makeAddress(2 + (number % 20)) });
    socket.write(number % 20 === 0 ? pieces : whole);
    peak = Math.max(peak, readMemory());
    return socket;
  });
  const { problems, slowest } = await serveVisitors(port);
  peak = Math.max(peak, readMemory());
  for (const socket of sockets) socket.destroy();
  if (peak > most) problems.push(`the server took ${peak.toFixed(0)} MB`);
  return report(problems, {
    bodies,
    visitors: visitors.length,
    'slowest, s': slowest,
    'most memory, MB': peak.toFixed(0),
  });
};
