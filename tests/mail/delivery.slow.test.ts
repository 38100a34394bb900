import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../../scripts/processes';
import {
  acknowledgedId,
  allMessages,
  type FakeMailServer,
  filesIn,
  post,
  type ServerProcess,
  startMailServer,
  startServer,
  stopServer,
  type Verdict,
} from './helpers';

jest.setTimeout(300_000);

const servers: ServerProcess[] = [];
const mailServers: FakeMailServer[] = [];
const folders: string[] = [];

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  folders.push(folder);
  return folder;
};

const mailServer = async (...given: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...given);
  mailServers.push(server);
  return server;
};

const webServer = async (maildir: string, smtpPort: number, env: Record<string, string> = {}) => {
  const server = await startServer({ MAIL_DIR: maildir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ...env });
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => stopServer(server, 'SIGKILL')));
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const accept = async (port: number, messages: number) => {
  const ids: string[] = [];
  for (let index = 0; index < messages; index += 1) {
    const id = acknowledgedId(await post(port, `Message ${index}\n.\nFrom a line that begins so`));
    if (id === undefined) throw new Error('not acknowledged');
    ids.push(id);
  }
  return ids.sort();
};

const deliveredIds = ({ deliveries }: FakeMailServer) =>
  deliveries.map(({ messageId }) => messageId.slice(1, 33)).sort();

test('every message is delivered once, from and to whom the settings say, and kept', async () => {
  const folder = newFolder();
  const mails = await mailServer();
  const server = await webServer(folder, mails.port, {
    MAIL_FROM: 'site@own.example',
    MAIL_TO: 'a@own.example,b@own.example',
  });
  const ids = await accept(server.port, 20);
  await until('all delivered', () => filesIn(folder, 'cur').length === 20);
  expect(deliveredIds(mails)).toEqual(ids);
  const [first] = mails.deliveries;
  expect(first).toMatchObject({ from: 'site@own.example', to: ['a@own.example', 'b@own.example'] });
  expect(first?.mail).toContain('\r\nReply-To: Asha Rao <asha@example.in>\r\n');
  expect(first?.mail).toContain('Message 0\r\n.\r\nFrom a line that begins so\r\n');
  expect(first?.mail.replaceAll('\r\n', '')).not.toContain('\n');
  expect(filesIn(folder, 'cur').every((name) => name.endsWith(':2,S'))).toBe(true);
});

test('while the mail server is down messages are acknowledged and wait; when it is back each comes once', async () => {
  const folder = newFolder();
  const smtpPort = await freePort();
  const server = await webServer(folder, smtpPort);
  const ids = await accept(server.port, 10);
  await until('an attempt', () => server.output().includes('ESOCKET'));
  const mails = await mailServer(() => undefined, smtpPort);
  await until('all delivered', () => filesIn(folder, 'cur').length === 10);
  expect(deliveredIds(mails)).toEqual(ids);
  await mails.close();
  const more = await accept(server.port, 2);
  const again = await mailServer(() => undefined, smtpPort);
  await until('the rest delivered', () => filesIn(folder, 'cur').length === 12);
  expect(deliveredIds(again)).toEqual(more);
});

test.each<[string, Verdict]>([
  ['at the greeting', { at: 'connect', code: 421 }],
  ['at the sender', { at: 'from', code: 451 }],
  ['at the recipient', { at: 'to', code: 450 }],
  ['at the text', { at: 'data', code: 452 }],
])('a refusal for a time %s is tried again', async (_, verdict) => {
  const folder = newFolder();
  const mails = await mailServer((attempt) => (attempt <= 3 ? verdict : undefined));
  const server = await webServer(folder, mails.port);
  const ids = await accept(server.port, 1);
  await until('delivered', () => filesIn(folder, 'cur').length === 1);
  expect(deliveredIds(mails)).toEqual(ids);
  expect(mails.attempts()).toBe(4);
});

test.each<[string, Verdict]>([
  ['sender', { at: 'from', code: 553 }],
  ['recipient', { at: 'to', code: 550 }],
  ['text', { at: 'data', code: 554 }],
])('a refusal of the %s for good is given up at once, loudly, and kept', async (_, verdict) => {
  const folder = newFolder();
  const mails = await mailServer(() => verdict);
  const server = await webServer(folder, mails.port);
  const [id = ''] = await accept(server.port, 1);
  await until('given up', () => filesIn(folder, '.Failed', 'new').length === 1);
  expect(mails.attempts()).toBe(1);
  expect(filesIn(folder, '.Failed', 'new')[0]).toContain(id);
  // The line is written after the file has moved, and arrives through a pipe.
  await until('the log line', () => /"level":50.*MAIL NOT DELIVERED/.test(server.output()));
  expect(server.output()).not.toMatch(/asha|@/);
});

test('a server that wants a login it is not given costs no message', async () => {
  const folder = newFolder();
  const mails = await mailServer((attempt) => (attempt <= 2 ? { at: 'from', code: 530 } : undefined));
  const server = await webServer(folder, mails.port);
  await accept(server.port, 1);
  await until('delivered', () => filesIn(folder, 'cur').length === 1);
  expect(filesIn(folder, '.Failed', 'new')).toEqual([]);
});

test('what is refused for too long is given up', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => ({ at: 'to', code: 450 }));
  const server = await webServer(folder, mails.port, { TEST_GIVE_UP: '0.4' });
  await accept(server.port, 1);
  await until('given up', () => filesIn(folder, '.Failed', 'new').length === 1);
  expect(mails.attempts()).toBeGreaterThan(1);
});

test('a restart goes on where the last process stopped', async () => {
  const folder = newFolder();
  const smtpPort = await freePort();
  const first = await webServer(folder, smtpPort);
  const ids = await accept(first.port, 5);
  await until('an attempt', () => filesIn(folder, 'new').some((name) => /,A=[1-9]/.test(name)));
  await stopServer(first, 'SIGKILL');
  const mails = await mailServer(() => undefined, smtpPort);
  await webServer(folder, smtpPort);
  await until('all delivered', () => filesIn(folder, 'cur').length === 5);
  expect(deliveredIds(mails)).toEqual(ids);
});

test('a process killed in the middle of a delivery: the next takes it up at once, with the same Message-ID', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => undefined, 0, 400);
  const first = await webServer(folder, mails.port);
  const [id = ''] = await accept(first.port, 1);
  await until('under way', () => mails.attempts() === 1 && filesIn(folder, '.Sending', 'cur').length === 1);
  await stopServer(first, 'SIGKILL');
  expect(filesIn(folder, '.Sending', 'cur')).toHaveLength(1);
  await webServer(folder, mails.port);
  await until('delivered', () => filesIn(folder, 'cur').length === 1);
  expect(new Set(deliveredIds(mails))).toEqual(new Set([id]));
});

test('SIGTERM finishes the delivery under way', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => undefined, 0, 400);
  const server = await webServer(folder, mails.port);
  await accept(server.port, 3);
  await until('under way', () => filesIn(folder, '.Sending', 'cur').length === 1);
  await stopServer(server, 'SIGTERM');
  expect(filesIn(folder, '.Sending', 'cur')).toEqual([]);
  expect(filesIn(folder, 'cur').length).toBe(mails.deliveries.length);
  expect(mails.deliveries.length).toBeGreaterThan(0);
});

test('two processes on one spool deliver each message once', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => undefined, 0, 5);
  const both = await Promise.all([webServer(folder, mails.port), webServer(folder, mails.port)]);
  const ids = (await Promise.all(both.map(({ port }) => accept(port, 20)))).flat().sort();
  await until('all delivered', () => filesIn(folder, 'cur').length === 40);
  expect(deliveredIds(mails)).toEqual(ids);
  expect(allMessages(folder)).toHaveLength(40);
  const delivered = both.map(({ output }) => output()).join();
  expect(delivered).not.toContain('"level":50');
});

test('two processes that find a full spool share it', async () => {
  const folder = newFolder();
  const smtpPort = await freePort();
  const filler = await webServer(folder, smtpPort);
  const ids = await accept(filler.port, 20);
  await stopServer(filler);
  const mails = await mailServer(() => undefined, smtpPort, 10);
  const both = await Promise.all([1, 2].map(() => webServer(folder, smtpPort, { LOG_LEVEL: 'info' })));
  await until('all delivered', () => filesIn(folder, 'cur').length === 20);
  expect(deliveredIds(mails)).toEqual(ids);
  for (const { output } of both) expect(output()).toContain('mail delivered');
});

test('settings that cannot work: the process ends and names them', async () => {
  await expect(startServer({ SMTP_URL: 'nonsense', MAIL_TO: 'nobody' })).rejects.toThrow(
    /MAIL_TO.*|SMTP_URL.*/,
  );
});
