import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exchange, raw, statusesIn } from '../attack/exchange';
import { freePort, until } from '../processes';
import { countDeliveries, storedDeliveries, storedMessages } from '../stored-messages';
import {
  acknowledgedId,
  type FakeMailServer,
  post,
  type ServerProcess,
  send,
  startMailServer,
  startServer,
  stopServer,
} from './helpers';

jest.setTimeout(300_000);

const root = mkdtempSync(join(tmpdir(), 'trouble-'));
const servers: ServerProcess[] = [];
const mailServers: FakeMailServer[] = [];
const listeners: { server: Server; sockets: Set<Socket> }[] = [];
const mounts: string[] = [];
let counter = 0;

const newFolder = () => {
  counter += 1;
  const folder = join(root, String(counter));
  mkdirSync(folder);
  return folder;
};

const start = async (folder: string, env: Record<string, string> = {}) => {
  const server = await startServer({ DATA_DIR: folder, ...env });
  servers.push(server);
  return server;
};

const mailServer = async (...given: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...given);
  mailServers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => stopServer(server, 'SIGKILL')));
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
  for (const { server, sockets } of listeners.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
afterAll(() => {
  for (const mount of mounts) spawnSync('umount', ['-l', mount]);
  rmSync(root, { recursive: true, force: true });
});

const accept = async (port: number, text = 'Hello'): Promise<string> => {
  const id = acknowledgedId(await post(port, text));
  if (id === undefined) throw new Error('not acknowledged');
  return id;
};

const idsIn = (folder: string) =>
  storedMessages(folder)
    .map(({ id }) => id)
    .sort();

const isTried = (folder: string) => storedDeliveries(folder).some(({ last_error }) => last_error !== null);
const isDelivered = (folder: string) => countDeliveries(folder, 'delivered') === 1;

describe('a mail server that hangs', () => {
  /** A mail server that sends the given lines, each after what it waits for, and then falls silent. */
  const hanging = async (
    greeting: string | undefined,
    replies: readonly [RegExp, string][],
    drip = false,
  ) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      let heard = '';
      let step = 0;
      socket.on('error', () => undefined);
      if (greeting !== undefined) socket.write(greeting);
      // An endless line keeps the connection from looking idle.
      const timer = drip ? setInterval(() => socket.write('220-still here\r\n'), 100) : undefined;
      socket.on('close', () => {
        clearInterval(timer);
        sockets.delete(socket);
      });
      socket.on('data', (data: Buffer) => {
        heard += data.toString('latin1');
        for (let reply = replies[step]; reply?.[0].test(heard); reply = replies[step]) {
          heard = '';
          step += 1;
          socket.write(reply[1]);
        }
      });
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    listeners.push({ server, sockets });
    return { server, sockets, port };
  };

  const hello: [RegExp, string] = [/EHLO.*\r\n/, '250 here\r\n'];
  const from: [RegExp, string] = [/MAIL FROM.*\r\n/, '250 taken\r\n'];
  const to: [RegExp, string] = [/RCPT TO.*\r\n/, '250 taken\r\n'];
  const data: [RegExp, string] = [/DATA\r\n/, '354 go on\r\n'];

  test.each<[string, string | undefined, [RegExp, string][], boolean]>([
    ['before its greeting', undefined, [], false],
    ['with a greeting that never ends', undefined, [], true],
    ['after its greeting', '220 here\r\n', [], false],
    ['after EHLO', '220 here\r\n', [hello], false],
    ['at DATA', '220 here\r\n', [hello, from, to], false],
    ['after DATA', '220 here\r\n', [hello, from, to, data], false],
  ])('%s costs no message and holds up no stop', async (_, greeting, replies, drip) => {
    const folder = newFolder();
    const bad = await hanging(greeting, replies, drip);
    const env = { SMTP_URL: `smtp://127.0.0.1:${bad.port}`, TEST_SMTP_IDLE: '0.5', TEST_SMTP_WHOLE: '1' };
    const server = await start(folder, env);
    const id = await accept(server.port);
    await until('an attempt that has failed', () => isTried(folder));
    expect((await send(server.port, 'GET', '/'))?.status).toBe(200);
    expect((await send(server.port, 'GET', '/readyz'))?.status).toBe(200);
    await new Promise<void>((resolve) => {
      bad.server.close(() => resolve());
      for (const socket of bad.sockets) socket.destroy();
    });
    const good = await mailServer(() => undefined, bad.port);
    await until('the delivery', () => isDelivered(folder));
    expect(good.deliveries.map(({ messageId }) => messageId.slice(1, 33))).toEqual([id]);
    await stopServer(server);
    expect(server.child.exitCode).toBe(0);
  });

  test('in the middle of a delivery, when SIGTERM comes: the process ends all the same, and the next delivers', async () => {
    const folder = newFolder();
    const bad = await hanging('220 here\r\n', [hello, from, to]);
    const server = await start(folder, {
      SMTP_URL: `smtp://127.0.0.1:${bad.port}`,
      TEST_GRACE: '1',
    });
    const id = await accept(server.port);
    await until('the claim', () => storedDeliveries(folder).some(({ lease_owner }) => lease_owner !== null));
    const began = Date.now();
    await stopServer(server);
    expect(Date.now() - began).toBeLessThan(5_000);
    const good = await mailServer();
    await start(folder, { SMTP_URL: `smtp://127.0.0.1:${good.port}`, TEST_LEASE: '2' });
    await until('the delivery', () => isDelivered(folder));
    expect(good.deliveries.map(({ messageId }) => messageId.slice(1, 33))).toEqual([id]);
  });
});

describe('SIGTERM', () => {
  const head = (length: number) =>
    raw(
      `POST /email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
  const body = raw(JSON.stringify({ name: 'Asha', email: 'asha@example.in', message: 'In the middle' }));

  test('in the middle of a request: it is answered and stored, nothing new is taken, and the process ends', async () => {
    const folder = newFolder();
    const server = await start(folder);
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data: Buffer) => {
      text += data.toString();
    });
    socket.write(Buffer.concat([head(body.length), body.subarray(0, 10)]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = stopServer(server);
    await until('the port to close', async () => (await send(server.port, 'GET', '/')) === undefined);
    socket.write(body.subarray(10));
    await stopped;
    expect(statusesIn(text)).toEqual([202]);
    expect(storedMessages(folder)).toHaveLength(1);
    expect(server.child.exitCode).toBe(0);
  });

  test('while connections are kept open idle: the process ends at once', async () => {
    const server = await start(newFolder());
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await answered;
    const began = Date.now();
    await stopServer(server);
    expect(Date.now() - began).toBeLessThan(3_000);
    socket.destroy();
  });

  test('while a sender dawdles: it is cut off after the grace, and the process ends', async () => {
    const server = await start(newFolder(), { TEST_GRACE: '1' });
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(Buffer.concat([head(100), raw('{')]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const began = Date.now();
    await stopServer(server);
    expect(Date.now() - began).toBeLessThan(4_000);
    expect(server.child.exitCode).toBe(0);
  });
});

describe('half-open connections', () => {
  const request = (length: number, text: string) =>
    raw(
      `POST /email HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`,
    );
  const text = JSON.stringify({ name: 'Asha', email: 'asha@example.in', message: 'Half-open' });

  test('a sender that ends its side after the message: what is acknowledged is stored, what is stored is whole', async () => {
    const folder = newFolder();
    const { port } = await start(folder);
    let acknowledged = 0;
    for (let round = 0; round < 10; round += 1) {
      const { statuses } = await exchange(port, [request(text.length, text)], { halfClose: true });
      if (statuses.includes(202)) acknowledged += 1;
    }
    const stored = storedMessages(folder);
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged);
    for (const { message } of stored) expect(message).toBe('Half-open');
    const id = await accept(port);
    expect(idsIn(folder)).toContain(id);
  });

  test('a sender that ends its side in the middle is not stored', async () => {
    const folder = newFolder();
    const { port } = await start(folder);
    await exchange(port, [request(text.length + 5, text)], { halfClose: true });
    expect((await send(port, 'GET', '/'))?.status).toBe(200);
    expect(storedMessages(folder)).toEqual([]);
  });

  test('a reader that takes nothing of its answer is let go', async () => {
    const { port } = await start(newFolder(), { TEST_SILENCE: '0.3' });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Two hundred megabytes of responses: more than two sockets can buffer, so soon nothing moves.
    socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
    // A socket that is not read notices the end of its connection only when it writes.
    const writing = setInterval(() => socket.write('GET'), 500);
    await closed;
    clearInterval(writing);
    // So short a silence can be over quickly on a busy machine, so it is requested until it responds in time.
    await until('others to be answered', async () => (await send(port, 'GET', '/'))?.status === 200);
  });
});

describe('the clock', () => {
  const tenYears = 10 * 365 * 86_400;

  test.each([
    ['ahead', tenYears],
    ['behind', -tenYears],
  ])('ten years %s, and then set right: what waited is delivered once, soon', async (_, offset) => {
    const folder = newFolder();
    const smtpPort = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
    const wrong = await start(folder, { ...env, TEST_CLOCK: String(offset) });
    const id = await accept(wrong.port);
    await until('an attempt', () => isTried(folder));
    await stopServer(wrong);
    const mails = await mailServer(() => undefined, smtpPort);
    await start(folder, env);
    await until('the delivery', () => isDelivered(folder), 10_000);
    expect(mails.deliveries.map(({ messageId }) => messageId.slice(1, 33))).toEqual([id]);
    expect(countDeliveries(folder, 'failed')).toBe(0);
  });
});

describe('a disk that can only be read', () => {
  const disk = newFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0;
  const turn = (way: 'ro' | 'rw') => {
    const { status, stderr } = spawnSync('mount', ['-o', `remount,${way}`, disk]);
    if (status !== 0) throw new Error(String(stderr));
  };
  // A skipped test would look like a kept promise; the line says that nothing was tested.
  if (!mounted) process.stderr.write('NOT SHOWN: read-only disk (mounting a tmpfs needs root).\n');
  if (mounted) mounts.push(disk);

  (mounted ? test : test.skip)(
    'is answered with 503 while the site is served; messages are taken once it can be written',
    async () => {
      const folder = disk;
      const first = await start(folder);
      const kept = await accept(first.port);
      await stopServer(first);
      turn('ro');

      const second = await start(folder);
      expect((await send(second.port, 'GET', '/readyz'))?.status).toBe(503);
      expect((await send(second.port, 'GET', '/livez'))?.status).toBe(200);
      expect((await post(second.port, 'x'))?.status).toBe(503);
      expect((await send(second.port, 'GET', '/'))?.status).toBe(200);
      turn('rw');
      expect((await send(second.port, 'GET', '/readyz'))?.status).toBe(200);
      const later = await accept(second.port);
      expect(idsIn(folder)).toEqual([kept, later].sort());
    },
  );
});

describe('a log that cannot be written', () => {
  /** Starts a server with a shell's redirection of its stdout. */
  const startInto = async (redirection: string) => {
    const server = await startServer(
      { DATA_DIR: newFolder(), LOG_LEVEL: 'info' },
      { prefix: ['bash', '-c', `exec "$@" ${redirection}`, 'bash'] },
    );
    servers.push(server);
    return server;
  };

  test.each([
    ['on a full disk', '>/dev/full'],
    ['on a full disk, errors too', '>/dev/full 2>/dev/full'],
    ['for a reader that has stopped', '> >(exec sleep 60)'],
    ['for a reader that has gone', '> >(exec true)'],
  ])('%s costs log lines and nothing else, and SIGTERM ends the process', async (_, redirection) => {
    const server = await startInto(redirection);
    // More lines than a pipe holds.
    for (let request = 0; request < 600; request += 1)
      expect((await send(server.port, 'GET', '/'))?.status).toBe(200);
    await accept(server.port);
    const began = Date.now();
    await stopServer(server);
    expect(server.child.exitCode).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
