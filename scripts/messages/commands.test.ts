import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { ReceivedMessage } from '../../server/email/mail/compose';
import { openSqlite } from '../../server/email/store/open-database';
import type { Target } from '../../server/email/store/schema';
import { createStore, type Store } from '../../server/email/store/store';
import { testDatabases } from '../../tests/test-databases';
import { company, readSettings } from '../../tests/test-email';
import { temporaryFolder } from '../../tests/test-folder';
import { type Command, callCommand, UsageError } from './command';
import { clearSpam, eraseCommand, listMessages, retryMessages, showMessage } from './commands';
import { exportMessages } from './export-messages';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 20, 9, 30);
const mail = { channel: 'mail', target: 'a@own.example' } as const;
const limit = { messages: 1_000_000, seconds: 60 };
const folder = temporaryFolder();

const idFor = (number: number) => number.toString(16).padStart(6, '0').padEnd(32, 'f');

/** A store with as many messages, one a day, from Visitor 1, Visitor 2 … */
const fill = async (
  store: Store,
  count: number,
  change: (number: number) => Partial<ReceivedMessage> = () => ({}),
) => {
  for (let number = 1; number <= count; number += 1) {
    const message: ReceivedMessage = {
      id: idFor(number),
      date: new Date(start + number * day),
      kind: number % 2 ? 'quote' : 'contact',
      ...(number % 2 && { service: 'Automation' }),
      message: {
        name: `Visitor ${number}`,
        email: `visitor${number}@example.in`,
        phoneNumber: '',
        message: `Text ${number}`,
      },
      source: { page: '/contact-us' },
      suspectedSpam: false,
      ...change(number),
    };
    await store.keep(message, [mail], { sender: '192.0.2.1' });
  }
};

/** Runs a command. */
const runOn = (store: Store, json = false, targets: readonly Target[] = [mail]) => {
  return async (command: Command, ...args: string[]): Promise<string> => {
    const parts: string[] = [];
    const settings = readSettings({});
    const write = async (text: string) => void parts.push(text);
    await callCommand(command, json ? ['--json', ...args] : args, {
      store,
      settings,
      company,
      targets,
      write,
    });
    return parts.join('');
  };
};

afterEach(() => {
  process.exitCode = undefined;
});

describe.each(testDatabases())('%s', (_name, create) => {
  let store: Store;
  let run: ReturnType<typeof runOn>;
  beforeEach(async () => {
    store = createStore({ open: await create(), limits: { perAddress: limit, overall: limit } });
    run = runOn(store);
  });
  afterEach(() => store.close());

  const setState = async (number: number, state: 'waiting' | 'failed' | 'delivered') => {
    const { db } = await store.database();
    const finished_at = state === 'waiting' ? null : Date.now();
    const change = { state, attempts: 9, first_attempt_at: 1, finished_at };
    await db.updateTable('deliveries').set(change).where('message_id', '=', idFor(number)).execute();
  };
  const deliveries = async () => (await store.database()).db.selectFrom('deliveries').selectAll().execute();

  test('the list is oldest first, by state and since when', async () => {
    await fill(store, 5, (number) => ({ suspectedSpam: number === 4 }));
    await setState(1, 'delivered');
    await setState(2, 'failed');
    const references = async (...args: string[]) =>
      (await run(listMessages, ...args)).split('\n').flatMap((line) => line.split(' ')[0] || []);
    expect(await references()).toEqual(['000001', '000002', '000003', '000004', '000005']);
    expect(await references('all', '--since', '2026-11-23')).toEqual(['000003', '000004', '000005']);
    expect(await references('waiting')).toEqual(['000003', '000004', '000005']);
    expect(await references('failed')).toEqual(['000002']);
    expect(await references('spam')).toEqual(['000004']);
    expect(JSON.parse(await runOn(store, true)(listMessages, 'failed'))).toEqual([
      {
        id: idFor(2),
        receivedAt: '2026-11-22T09:30:00.000Z',
        kind: 'contact',
        service: null,
        contact: null,
        name: 'Visitor 2',
        email: 'visitor2@example.in',
        suspectedSpam: false,
        state: 'failed',
      },
    ]);
    for (const args of [['odd'], ['all', 'spam'], ['--since', 'yesterday'], ['--since', '2026-99-01']])
      await expect(run(listMessages, ...args)).rejects.toThrow(UsageError);
  });

  test('a list of more than one batch is complete, also where many came at the same moment', async () => {
    await fill(store, 1_100, (number) => ({ date: new Date(start + Math.floor(number / 600)) }));
    const ids = JSON.parse(await runOn(store, true)(listMessages)).map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(1_100);
    expect(ids).toEqual([...ids].sort());
  });

  test('an empty list is a list', async () => {
    expect(await run(listMessages)).toBe('');
    expect(JSON.parse(await runOn(store, true)(listMessages))).toEqual([]);
    expect(JSON.parse(await run(exportMessages, '--format', 'json'))).toEqual([]);
  });

  test('a message is shown by its id or its reference; nothing that it says moves the cursor', async () => {
    const text = 'One\r\nTwo \u001b[2J\u202e';
    await fill(store, 17, () => ({
      message: { name: 'A\nb', email: 'a@example.in', phoneNumber: '', message: text },
    }));
    const shown = await run(showMessage, '000001');
    expect(shown).toContain(
      `Id:        ${idFor(1)}\nReceived:  2026-11-21 09:30 UTC\nKind:      quote, Automation\n`,
    );
    expect(shown).toContain('Name:      A b\n');
    expect(shown).toContain('  mail to a@own.example: waiting after 0 attempts, next ');
    expect(shown).toMatch(/\n\nOne\nTwo {2}\[2J $/m);
    expect(JSON.parse(await runOn(store, true)(showMessage, idFor(1)))).toMatchObject({
      message: text,
      source: { page: '/contact-us' },
      deliveries: [{ channel: 'mail', target: 'a@own.example', state: 'waiting' }],
    });
    await expect(run(showMessage, 'abcdef')).rejects.toThrow('There is no message abcdef.');
    for (const args of [[], ['00000'], ['%%%%%%'], ['000001', '000002']])
      await expect(run(showMessage, ...args)).rejects.toThrow(UsageError);
  });

  test('a reference that several messages have is not guessed', async () => {
    await fill(store, 2, (number) => ({ id: `abcdef${String(number).padEnd(26, '0')}` }));
    await expect(run(showMessage, 'abcdef')).rejects.toThrow('Several messages begin with abcdef.');
    expect(await run(showMessage, 'ABCDEF2')).toContain('Visitor 2');
  });

  test('what was given up is delivered again, as if it had just come', async () => {
    await fill(store, 3);
    await setState(1, 'failed');
    await setState(2, 'failed');
    await setState(3, 'delivered');
    expect(await run(retryMessages, '000001')).toBe('Deliveries to be tried again: 1.\n');
    expect(await store.due('mail', [mail.target], 9)).toMatchObject([
      { message_id: idFor(1), attempts: 0, first_attempt_at: null, finished_at: null },
    ]);
    expect(JSON.parse(await runOn(store, true)(retryMessages, '--failed'))).toEqual({ deliveries: 1 });
    expect(await store.due('mail', [mail.target], 9)).toHaveLength(2);
    expect(await run(retryMessages, '--failed')).toBe('Deliveries to be tried again: 0.\n');
    await expect(run(retryMessages, '000003')).rejects.toThrow('Nothing of 000003 waits');
    for (const args of [[], ['--failed', '000001']])
      await expect(run(retryMessages, ...args)).rejects.toThrow(UsageError);
  });

  test('what is being delivered right now is left alone, and a corrected address gets what is tried again', async () => {
    await fill(store, 2);
    const [first] = await store.due('mail', [mail.target], 1);
    if (first) await store.claim(first);
    await expect(run(retryMessages, '000001')).rejects.toThrow('right now');
    await setState(2, 'failed');
    const corrected = { channel: 'mail', target: 'new@own.example' } as const;
    await runOn(store, false, [corrected])(retryMessages, '000002');
    expect(await store.due('mail', [corrected.target], 9)).toContainEqual(
      expect.objectContaining({ message_id: idFor(2) }),
    );
  });

  test('a false alarm is taken back', async () => {
    await fill(store, 1, () => ({ suspectedSpam: true }));
    expect(await run(clearSpam, '000001')).toBe('000001 is not suspected spam.\n');
    expect(await run(listMessages, 'spam')).toBe('');
    expect(await run(clearSpam, '000001')).toContain('was not before');
  });

  test('an export has what is known, of one address if that is asked for', async () => {
    await fill(store, 3);
    const exported = JSON.parse(
      await run(exportMessages, '--format', 'json', '--email', ' Visitor2@EXAMPLE.in'),
    );
    expect(exported).toMatchObject([
      { id: idFor(2), message: 'Text 2', phone: '', deliveries: [{ state: 'waiting' }] },
    ]);
    expect((await run(exportMessages, '--format', 'csv')).split('\r\n')).toEqual([
      '\ufeff"id","received","kind","service","name","email","phone","message","files","source","suspected spam","state","contact"',
      ...[1, 2, 3].map((number) =>
        expect.stringContaining(`"Visitor ${number}","visitor${number}@example.in"`),
      ),
      '',
    ]);
    const mails = await run(exportMessages, '--format', 'mbox');
    expect(mails.match(/^From MAILER-DAEMON /gm)).toHaveLength(3);
    expect(mails).toContain('Subject: Quote request: Automation, from Visitor 1 (000001)');
    await expect(run(exportMessages, '--format', 'xls')).rejects.toThrow(UsageError);
  });

  test('erasing takes deliveries along, and leaves a record that names nobody', async () => {
    await fill(store, 4, (number) => ({
      message: {
        name: 'Asha',
        email: number < 3 ? 'asha@example.in' : `b${number}@example.in`,
        phoneNumber: '',
        message: number === 4 ? 'Asha is Asha@Example.in' : 'Hello',
      },
    }));
    expect(await run(eraseCommand, '--email', 'ASHA@example.in')).toBe(
      'Erased: 2 messages. Others mention the address, see "show": 000004.\n',
    );
    expect((await deliveries()).map(({ message_id }) => message_id)).toEqual([idFor(3), idFor(4)]);
    expect(JSON.parse(await runOn(store, true)(eraseCommand, '000004'))).toEqual({ erased: 1, mentions: [] });
    await expect(run(eraseCommand, '--email', 'asha@example.in')).rejects.toThrow('There is no message from');
    await expect(run(eraseCommand, '000004')).rejects.toThrow('There is no message');
    for (const args of [[], ['--email', ' '], ['--email', 'a@example.in', '000003']])
      await expect(run(eraseCommand, ...args)).rejects.toThrow(UsageError);
    const { db } = await store.database();
    expect(await db.selectFrom('erasures').selectAll().execute()).toEqual([
      { erased_at: expect.any(Number), reason: 'request', messages: 2 },
      { erased_at: expect.any(Number), reason: 'request', messages: 1 },
    ]);
    expect(await run(eraseCommand, '--record')).toMatch(/request {2}2 messages\n.* request {2}1 message\n$/);
  });

  test('an address with the characters of a pattern is that address', async () => {
    await fill(store, 2, (number) => ({
      message: { name: 'A', email: `a${number}@example.in`, phoneNumber: '', message: 'axb@example.in' },
    }));
    await expect(run(eraseCommand, '--email', 'a_@example.in')).rejects.toThrow('There is no message from');
    await expect(run(eraseCommand, '--email', 'a_b@example.in')).rejects.toThrow('There is no message from');
    expect(await run(listMessages)).toMatch(/000001[\s\S]*000002/);
  });
});

test('an erased address is in no file of the database, while a server has it open', async () => {
  const file = join(folder, 'messages.db');
  const open = () => openSqlite(file, false);
  const [server, store] = [0, 1].map(() =>
    createStore({ open, limits: { perAddress: limit, overall: limit } }),
  );
  if (!server || !store) throw new Error('no store');
  // Long texts and short ones, so that pages are split and joined.
  await fill(server, 300, (number) => ({
    message: {
      name: number % 3 ? 'Erased Person' : 'Other',
      email: number % 3 ? 'erased@example.in' : `other${number}@example.in`,
      phoneNumber: '',
      message: `${number % 3 ? 'secret-words' : 'other'} ${'x'.repeat((number * 97) % 9_000)}`,
    },
  }));
  const bytes = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
  expect(bytes()).toContain('erased@example.in');
  await runOn(store)(eraseCommand, '--email', 'erased@example.in');
  expect(bytes()).not.toMatch(/erased@example|Erased Person|secret-words/);
  expect(bytes()).toContain('other3@example.in');
  await fill(server, 1, () => ({ id: 'd'.repeat(32) }));
  await Promise.all([server.close(), store.close()]);
});

test('while a reader keeps the old pages, erasing says that something is left, and completes it later', async () => {
  const file = join(folder, 'messages.db');
  const store = createStore({
    open: () => openSqlite(file, false),
    limits: { perAddress: limit, overall: limit },
  });
  await fill(store, 1, () => ({ id: 'e'.repeat(32) }));
  const reader = new Libsql(file);
  reader.exec('begin');
  reader.prepare('select count(*) from messages').all();
  await expect(runOn(store)(eraseCommand, 'e'.repeat(32))).rejects.toThrow('the files keep it');
  reader.exec('commit');
  reader.close();
  expect(await runOn(store)(eraseCommand, '--rest')).toContain('Nothing is left');
  expect(statSync(`${file}-wal`).size).toBe(0);
  await store.close();
});
