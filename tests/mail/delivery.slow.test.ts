import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  type Verdict,
} from './helpers';
import { startReceiver } from './webhook-receiver';

const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;

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

const webServer = async (folder: string, smtpPort: number, env: Record<string, string> = {}) => {
  const server = await startServer({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ...env });
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

const isClaimed = (folder: string) =>
  storedDeliveries(folder).some(({ lease_owner }) => lease_owner !== null);
const isTried = (folder: string) => storedDeliveries(folder).some(({ attempts }) => attempts > 0);

const deliveredIds = ({ deliveries }: FakeMailServer) =>
  deliveries.map(({ messageId }) => messageId.slice(1, 33)).sort();

test('every message is delivered to each recipient once, from and to whom the settings say, and kept', async () => {
  const folder = newFolder();
  const mails = await mailServer();
  const server = await webServer(folder, mails.port, {
    MAIL_FROM: 'site@own.example',
    MAIL_TO: 'a@own.example,b@own.example',
  });
  const ids = await accept(server.port, 20);
  await until('all delivered', () => countDeliveries(folder, 'delivered') === 40);
  expect(deliveredIds(mails)).toEqual([...ids, ...ids].sort());
  const first = mails.deliveries.find(({ mail }) => mail.includes('Message 0\r\n'));
  expect(first?.from).toBe('site@own.example');
  expect(new Set(mails.deliveries.map(({ to }) => to.join()))).toEqual(
    new Set(['a@own.example', 'b@own.example']),
  );
  expect(first?.mail).toContain('\r\nTo: a@own.example, b@own.example\r\n');
  expect(first?.mail).toContain('\r\nReply-To: Asha Rao <asha@example.in>\r\n');
  expect(first?.mail).toContain('Message 0\r\n.\r\nFrom a line that begins so\r\n');
  expect(first?.mail.replaceAll('\r\n', '')).not.toContain('\n');
  expect(storedMessages(folder)).toHaveLength(20);
});

test('while the mail server is down messages are acknowledged and wait; when it is back each comes once', async () => {
  const folder = newFolder();
  const smtpPort = await freePort();
  const server = await webServer(folder, smtpPort);
  const ids = await accept(server.port, 10);
  await until('an attempt', () => server.output().includes('ESOCKET'));
  expect(countDeliveries(folder, 'waiting')).toBe(10);
  expect(storedDeliveries(folder)).toContainEqual(expect.objectContaining({ last_error: 'ESOCKET' }));
  const mails = await mailServer(() => undefined, smtpPort);
  await until('all delivered', () => countDeliveries(folder, 'delivered') === 10);
  expect(deliveredIds(mails)).toEqual(ids);
  await mails.close();
  const more = await accept(server.port, 2);
  const again = await mailServer(() => undefined, smtpPort);
  await until('the rest delivered', () => countDeliveries(folder, 'delivered') === 12);
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
  await until('delivered', () => countDeliveries(folder, 'delivered') === 1);
  expect(deliveredIds(mails)).toEqual(ids);
  expect(mails.attempts()).toBe(4);
});

test.each<[string, Verdict]>([
  ['sender', { at: 'from', code: 553 }],
  ['recipient', { at: 'to', code: 550 }],
  ['text', { at: 'data', code: 554 }],
])('a refusal of the %s "for good" is told loudly, and tried again', async (_, verdict) => {
  const folder = newFolder();
  const mails = await mailServer((attempt) => (attempt <= 3 ? verdict : undefined));
  const server = await webServer(folder, mails.port);
  const ids = await accept(server.port, 1);
  await until('delivered', () => countDeliveries(folder, 'delivered') === 1);
  expect(deliveredIds(mails)).toEqual(ids);
  expect(mails.attempts()).toBe(4);
  await until('the log line', () => /"level":50.*(refused|pause)/.test(server.output()));
  expect(server.output()).not.toMatch(/asha|@/);
});

test('of two recipients the one that is greylisted is tried again, and the other is not', async () => {
  const folder = newFolder();
  const greylist: (attempt: number, to?: string) => Verdict = (attempt, to) =>
    attempt <= 4 && to === 'b@own.example' ? { at: 'to', code: 450 } : undefined;
  const mails = await mailServer(greylist);
  const server = await webServer(folder, mails.port, { MAIL_TO: 'a@own.example,b@own.example' });
  await accept(server.port, 1);
  await until('both delivered', () => countDeliveries(folder, 'delivered') === 2);
  expect(mails.deliveries.map(({ to }) => to.join()).sort()).toEqual(['a@own.example', 'b@own.example']);
});

test('mails that the server drops in the middle of their text delay no other', async () => {
  const folder = newFolder();
  const mails = await mailServer((_attempt, _to, mail) =>
    mail?.includes('Message 1\r\n') ? { at: 'data', code: 0 } : undefined,
  );
  const server = await webServer(folder, mails.port);
  await accept(server.port, 6);
  await until('the others', () => countDeliveries(folder, 'delivered') === 5);
  expect(storedDeliveries(folder).filter(({ state }) => state === 'waiting')).toMatchObject([
    { last_error: expect.stringMatching(/^E/) },
  ]);
});

test('a mail server that only takes encrypted mail, and one that should be, get nothing in clear text', async () => {
  const folder = newFolder();
  const mails = await mailServer();
  const server = await webServer(folder, mails.port, { SMTP_TLS: 'required' });
  await accept(server.port, 1);
  await until('an attempt', () => storedDeliveries(folder).some(({ last_error }) => last_error !== null));
  expect(mails.deliveries).toEqual([]);
});

test('a server that wants a login it is not given costs no message', async () => {
  const folder = newFolder();
  const mails = await mailServer((attempt) => (attempt <= 2 ? { at: 'from', code: 530 } : undefined));
  const server = await webServer(folder, mails.port);
  await accept(server.port, 1);
  await until('delivered', () => countDeliveries(folder, 'delivered') === 1);
  expect(countDeliveries(folder, 'failed')).toBe(0);
});

test('what is refused for too long is given up', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => ({ at: 'to', code: 450 }));
  const server = await webServer(folder, mails.port, { TEST_GIVE_UP: '0.4' });
  await accept(server.port, 1);
  await until('given up', () => countDeliveries(folder, 'failed') === 1);
  await until('the log line', () => /"level":50.*MAIL NOT DELIVERED/.test(server.output()));
  expect(mails.attempts()).toBeGreaterThan(1);
});

test('a restart goes on where the last process stopped', async () => {
  const folder = newFolder();
  const smtpPort = await freePort();
  // The killed process may have left claims.
  const env = { TEST_LEASE: '2' };
  const first = await webServer(folder, smtpPort, env);
  const ids = await accept(first.port, 5);
  await until('an attempt', () => isTried(folder));
  await stopServer(first, 'SIGKILL');
  const mails = await mailServer(() => undefined, smtpPort);
  await webServer(folder, smtpPort, env);
  await until('all delivered', () => countDeliveries(folder, 'delivered') === 5);
  expect(deliveredIds(mails)).toEqual(ids);
});

test('a process killed in the middle of a delivery: the next takes it up, with the same Message-ID', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => undefined, 0, 400);
  const env = { TEST_LEASE: '2' };
  const first = await webServer(folder, mails.port, env);
  const [id = ''] = await accept(first.port, 1);
  await until('under way', () => mails.attempts() === 1 && isClaimed(folder));
  await stopServer(first, 'SIGKILL');
  expect(isClaimed(folder)).toBe(true);
  await webServer(folder, mails.port, env);
  await until('delivered', () => countDeliveries(folder, 'delivered') === 1);
  expect(new Set(deliveredIds(mails))).toEqual(new Set([id]));
});

test('SIGTERM finishes the deliveries under way, mail and webhook alike, and leaves no lease', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => undefined, 0, 400);
  const receiver = await startReceiver(secret, (_, response) => {
    setTimeout(() => response.writeHead(204).end(), 400);
  });
  const server = await webServer(folder, mails.port, {
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: secret,
  });
  const ids = await accept(server.port, 8);
  await until('under way', () => isClaimed(folder) && receiver.received.length > 0);
  await stopServer(server, 'SIGTERM');
  expect(isClaimed(folder)).toBe(false);
  expect(countDeliveries(folder, 'delivered')).toBe(mails.deliveries.length + receiver.received.length);
  expect(mails.deliveries.length).toBeGreaterThan(0);
  expect(mails.deliveries.length).toBeLessThan(8);
  await webServer(folder, mails.port, { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret });
  await until('all delivered', () => countDeliveries(folder, 'delivered') === 16);
  expect(deliveredIds(mails)).toEqual(ids);
  expect(ids.map((id) => receiver.count(id))).toEqual(ids.map(() => 1));
  await receiver.close();
});

test('two processes on one database deliver each message once', async () => {
  const folder = newFolder();
  const mails = await mailServer(() => undefined, 0, 5);
  const both = await Promise.all([webServer(folder, mails.port), webServer(folder, mails.port)]);
  const ids = (await Promise.all(both.map(({ port }) => accept(port, 20)))).flat().sort();
  await until('all delivered', () => countDeliveries(folder, 'delivered') === 40);
  expect(deliveredIds(mails)).toEqual(ids);
  expect(storedMessages(folder)).toHaveLength(40);
  const delivered = both.map(({ output }) => output()).join();
  expect(delivered).not.toContain('"level":50');
});

test('two processes that find a full queue share it', async () => {
  const folder = newFolder();
  const smtpPort = await freePort();
  const filler = await webServer(folder, smtpPort);
  const ids = await accept(filler.port, 20);
  await stopServer(filler);
  const mails = await mailServer(() => undefined, smtpPort, 10);
  const both = await Promise.all([1, 2].map(() => webServer(folder, smtpPort, { LOG_LEVEL: 'info' })));
  await until('all delivered', () => countDeliveries(folder, 'delivered') === 20);
  expect(deliveredIds(mails)).toEqual(ids);
  for (const { output } of both) expect(output()).toContain('mail delivered');
});

test('settings that cannot work: the process ends and names them', async () => {
  await expect(startServer({ SMTP_URL: 'nonsense', MAIL_TO: 'nobody' })).rejects.toThrow(
    /MAIL_TO.*|SMTP_URL.*/,
  );
});

test('a visitor whose address is refused, or whose server is busy, holds up no lead; others get their confirmation', async () => {
  const folder = newFolder();
  const mails = await mailServer((_attempt, to) => {
    if (to === 'gone@example.in') return { at: 'to', code: 550 };
    return to === 'busy@example.in' ? { at: 'to', code: 451 } : undefined;
  });
  const env = { MAIL_CONFIRMATION: 'on', MAIL_TO: 'a@own.example', LOG_LEVEL: 'info' };
  const server = await webServer(folder, mails.port, env);
  for (const email of ['gone@example.in', 'busy@example.in', 'asha@example.in', 'asha@example.in']) {
    const body = JSON.stringify({ name: 'Asha Rao', email, message: `From ${email}` });
    expect((await send(server.port, 'POST', '/email', body))?.status).toBe(202);
  }
  const states = () => storedDeliveries(folder).map(({ channel, state }) => `${channel} ${state}`);
  await until('all ends', () => states().filter((state) => state.endsWith('waiting')).length === 1);
  expect(states().sort()).toEqual([
    'confirmation delivered',
    'confirmation failed',
    'confirmation waiting',
    ...Array.from({ length: 4 }, () => 'mail delivered'),
  ]);
  const confirmations = mails.deliveries.filter(({ mail }) => mail.includes('Auto-Submitted: auto-replied'));
  expect(confirmations.map(({ to }) => to)).toEqual([['asha@example.in']]);
  expect(server.output()).toContain('confirmation not delivered');
  expect(server.output()).not.toMatch(/@example\.in/);
});
