import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  flood,
  fuzz,
  halfSentHeads,
  oddRequests,
  slowSenders,
  traverse,
  unfinishedBodies,
} from '../attack/attack';
import { hasPython, measureMemory, type ServerProcess, startServer, stopServer } from './helpers';

// The short form of `npm test -- attack`; a failure names its case, which the same seed reproduces.
const seed = Number(process.env.ATTACK_SEED ?? 7);

jest.setTimeout(300_000);

const root = mkdtempSync(join(tmpdir(), 'attack-'));
const servers: ServerProcess[] = [];
let counter = 0;

const start = async (env: Record<string, string> = {}) => {
  counter += 1;
  const folder = join(root, String(counter));
  mkdirSync(folder);
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error', ...env });
  servers.push(server);
  return { server, folder, port: server.port };
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => stopServer(server, 'SIGKILL')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

(hasPython() ? test : test.skip)(
  `made-up messages are answered without 5xx, and stored as they were acknowledged (seed ${seed})`,
  async () => {
    const { port, folder, server } = await start();
    const { problems, figures } = await fuzz(port, folder, { cases: 800, seed });
    expect(problems).toEqual([]);
    expect(Number(figures.acknowledged)).toBeGreaterThan(50);
    expect(server.output()).not.toMatch(/"level":[56]0/);
  },
);

test('no path leads out of the site, and no redirect to another host', async () => {
  const { port } = await start();
  expect((await traverse(port)).problems).toEqual([]);
});

test('odd methods, heads and versions are refused', async () => {
  const { port } = await start();
  expect((await oddRequests(port)).problems).toEqual([]);
});

test('slow senders are cut off while others are served', async () => {
  const { port } = await start({
    TEST_SLOW_HEAD: '1',
    TEST_SLOW_REQUEST: '2',
    TEST_SLOW_BODY: '1',
    TEST_CHECK: '0.2',
  });
  const { problems, figures } = await slowSenders(port, { senders: 200, limit: 8 });
  expect(problems).toEqual([]);
  expect(Number(figures['served meanwhile'])).toBeGreaterThan(5);
});

test('half-sent heads of one client leave others served', async () => {
  const { port } = await start();
  expect((await halfSentHeads(port, { heads: 5_200 })).problems).toEqual([]);
});

test('unfinished bodies take only so much memory, and leave room for messages', async () => {
  const { server, port } = await start({ NODE_OPTIONS: '--max-old-space-size=128' });
  const limits = { bodies: 600, size: 380_000, readMemory: () => measureMemory(server), most: 350 };
  expect((await unfinishedBodies(port, limits)).problems).toEqual([]);
});

test('a flood is limited and leaves the site standing', async () => {
  const { port } = await start({ MAIL_LIMIT_PER_ADDRESS: '60', MAIL_LIMIT_OVERALL: '600' });
  expect((await flood(port, { requests: 600, allowed: 60 })).problems).toEqual([]);
});
