import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../../scripts/processes';
import { exchange, raw, statusesIn } from '../attack/exchange';
import {
  acknowledgedId,
  allMessages,
  type FakeMailServer,
  filesIn,
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

const start = async (maildir: string, env: Record<string, string> = {}) => {
  const server = await startServer({ MAIL_DIR: maildir, ...env });
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
  for (const mount of mounts) spawnSync('umount', [mount]);
  rmSync(root, { recursive: true, force: true });
});

const accept = async (port: number, text = 'Hello'): Promise<string> => {
  const id = acknowledgedId(await post(port, text));
  if (id === undefined) throw new Error('not acknowledged');
  return id;
};

const idsIn = (maildir: string) =>
  allMessages(maildir)
    .map(({ name }) => /R([0-9a-f]{32})\./.exec(name)?.[1])
    .sort();

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
    const maildir = newFolder();
    const bad = await hanging(greeting, replies, drip);
    const env = { SMTP_URL: `smtp://127.0.0.1:${bad.port}`, TEST_SMTP_IDLE: '0.5', TEST_SMTP_WHOLE: '1' };
    const server = await start(maildir, env);
    const id = await accept(server.port);
    await until('an attempt that has failed', () =>
      filesIn(maildir, 'new').some((name) => /,A=1,/.test(name)),
    );
    expect((await send(server.port, 'GET', '/'))?.status).toBe(200);
    expect((await send(server.port, 'GET', '/readyz'))?.status).toBe(200);
    await new Promise<void>((resolve) => {
      bad.server.close(() => resolve());
      for (const socket of bad.sockets) socket.destroy();
    });
    const good = await mailServer(() => undefined, bad.port);
    await until('the delivery', () => filesIn(maildir, 'cur').length === 1);
    expect(good.deliveries.map(({ messageId }) => messageId.slice(1, 33))).toEqual([id]);
    await stopServer(server);
    expect(server.child.exitCode).toBe(0);
  });

  test('in the middle of a delivery, when SIGTERM comes: the process ends all the same, and the next delivers', async () => {
    const maildir = newFolder();
    const bad = await hanging('220 here\r\n', [hello, from, to]);
    const server = await start(maildir, { SMTP_URL: `smtp://127.0.0.1:${bad.port}`, TEST_GRACE: '1' });
    const id = await accept(server.port);
    await until('the claim', () => filesIn(maildir, '.Sending', 'cur').length === 1);
    const began = Date.now();
    await stopServer(server);
    expect(Date.now() - began).toBeLessThan(5_000);
    const good = await mailServer();
    await start(maildir, { SMTP_URL: `smtp://127.0.0.1:${good.port}` });
    await until('the delivery', () => filesIn(maildir, 'cur').length === 1);
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
    const maildir = newFolder();
    const server = await start(maildir);
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
    expect(allMessages(maildir)).toHaveLength(1);
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
    const maildir = newFolder();
    const { port } = await start(maildir);
    let acknowledged = 0;
    for (let round = 0; round < 10; round += 1) {
      const { statuses } = await exchange(port, [request(text.length, text)], { halfClose: true });
      if (statuses.includes(202)) acknowledged += 1;
    }
    await until('the last to be kept', () => filesIn(maildir, 'tmp').length === 0);
    const stored = allMessages(maildir);
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged);
    for (const { name, content } of stored) expect(name).toContain(`,S=${content.byteLength}`);
    const id = await accept(port);
    expect(idsIn(maildir)).toContain(id);
  });

  test('a sender that ends its side in the middle is not stored', async () => {
    const maildir = newFolder();
    const { port } = await start(maildir);
    await exchange(port, [request(text.length + 5, text)], { halfClose: true });
    expect((await send(port, 'GET', '/'))?.status).toBe(200);
    expect(allMessages(maildir)).toEqual([]);
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
    const maildir = newFolder();
    const smtpPort = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
    const wrong = await start(maildir, { ...env, TEST_CLOCK: String(offset) });
    const id = await accept(wrong.port);
    await until('an attempt', () => filesIn(maildir, 'new').some((name) => /,A=[1-9]/.test(name)));
    await stopServer(wrong);
    const mails = await mailServer(() => undefined, smtpPort);
    await start(maildir, env);
    await until('the delivery', () => filesIn(maildir, 'cur').length === 1, 10_000);
    expect(mails.deliveries.map(({ messageId }) => messageId.slice(1, 33))).toEqual([id]);
    expect(filesIn(maildir, '.Failed', 'new')).toEqual([]);
  });
});

describe('a newer process finds a full spool', () => {
  // Names as version 1.0.0 wrote them. They may only be extended: an updated server finds them.
  const id = (digit: string) => digit.repeat(32);
  const part = (digit: string) => `1795230521.M123456P4711Q3R${id(digit)}.host,S=`;
  const mail = (digit: string) =>
    `From: x@example.in\nTo: y@example.in\nMessage-ID: <${id(digit)}@example.in>\nSubject: x\n\nText ${digit}\n`;
  const waiting: [string, string][] = [
    ['as accepted', `${part('1')}103`],
    ['tried before', `${part('2')}103,A=2,F=1795230530,N=1795230700`],
    ['with a field of a version to come', `${part('3')}103,Z=9,A=1,F=1795230530,N=1795230700`],
    ['put there by a mail program', `1795230521.${id('4')}.host`],
  ];
  const claimed: [string, string][] = [
    ['claimed by a process that is gone', `${part('5')}103,A=3,F=1795230530,O=0123456789-4194305-abc:2,`],
    ['claimed by nobody', `${part('6')}103,A=1,F=1795230530:2,`],
  ];

  test('every message of it is delivered once, and delivered ones stay delivered', async () => {
    const maildir = newFolder();
    for (const folder of ['new', 'cur', '.Sending/cur', '.Failed/new']) {
      mkdirSync(join(maildir, folder), { recursive: true });
    }
    for (const [index, [, name]] of waiting.entries()) {
      writeFileSync(join(maildir, 'new', name), mail(String(index + 1)));
    }
    for (const [index, [, name]] of claimed.entries()) {
      writeFileSync(join(maildir, '.Sending/cur', name), mail(String(index + 5)));
    }
    writeFileSync(join(maildir, 'cur', `${part('7')}103:2,S`), mail('7'));
    writeFileSync(join(maildir, '.Failed/new', `${part('8')}103`), mail('8'));
    const mails = await mailServer();
    // The lease of a claim that another machine may hold.
    await start(maildir, { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, TEST_LEASE: '1' });
    const all = waiting.length + claimed.length;
    await until('all deliveries', () => filesIn(maildir, 'cur').length === all + 1);
    expect(mails.deliveries.map(({ messageId }) => messageId.slice(1, 2)).sort()).toEqual(
      Array.from({ length: all }, (_, index) => String(index + 1)),
    );
    expect(filesIn(maildir, '.Failed', 'new')).toEqual([`${part('8')}103`]);
    expect(filesIn(maildir, 'cur')).toContain(`${part('3')}103,Z=9:2,S`);
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
    'is answered with 503 while the site is served, at a start too; messages are taken once it can be written',
    async () => {
      const maildir = join(disk, 'mail');
      const first = await start(maildir);
      const kept = await accept(first.port);
      turn('ro');
      expect((await post(first.port, 'x'))?.status).toBe(503);
      expect((await send(first.port, 'GET', '/'))?.status).toBe(200);
      await stopServer(first);

      const second = await start(maildir);
      expect((await send(second.port, 'GET', '/readyz'))?.status).toBe(503);
      expect((await send(second.port, 'GET', '/livez'))?.status).toBe(200);
      expect((await post(second.port, 'x'))?.status).toBe(503);
      turn('rw');
      expect((await send(second.port, 'GET', '/readyz'))?.status).toBe(200);
      const later = await accept(second.port);
      expect(idsIn(maildir)).toEqual([kept, later].sort());
      expect(existsSync(join(maildir, 'tmp')) && readdirSync(join(maildir, 'tmp'))).toEqual([]);
    },
  );
});

describe('a log that cannot be written', () => {
  /** Starts a server with a shell's redirection of its stdout. */
  const startInto = async (redirection: string) => {
    const server = await startServer(
      { MAIL_DIR: newFolder(), LOG_LEVEL: 'info' },
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
