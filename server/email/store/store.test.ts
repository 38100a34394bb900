import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testDatabases } from '../../../tests/test-databases';
import { temporaryFolder } from '../../../tests/test-folder';
import { retryPlan } from '../delivery/backoff';
import type { ReceivedMessage } from '../mail/compose';
import { readRow } from './messages';
import { openSqlite } from './open-database';
import { eraseMessages } from './retention';
import type { Database } from './schema';
import { createStore, type Store } from './store';

const minute = 60_000;
const hour = 60 * minute;
const tenYears = 10 * 365 * 24 * hour;
const lease = minute;
const start = Date.UTC(2026, 10, 27, 9);
const mail = { channel: 'mail', target: 'a@own.example' } as const;
const other = { channel: 'mail', target: 'b@own.example' } as const;
const confirmation = { channel: 'confirmation', target: 'visitor' } as const;
const hook = { channel: 'webhook', target: 'crm.example#12345678' } as const;

const ids = (() => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(32, '0');
  };
})();

const message = (change: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id: ids(),
  date: new Date(start),
  kind: 'quote',
  service: 'Automation',
  contact: 'Meera Shah',
  message: {
    name: 'Asha 😀',
    email: 'asha@example.in',
    phoneNumber: '98765 43210',
    message: 'नमस्ते\n\nHello',
  },
  source: { page: '/contact-us', utm_campaign: 'spring' },
  suspectedSpam: false,
  ...change,
});

describe.each(testDatabases())('%s', (name, create) => {
  const isPostgres = name === 'PostgreSQL';
  let now: number;
  let open: () => Promise<Database>;
  const stores: Store[] = [];
  const limits = {
    perAddress: { messages: 2, seconds: 600 },
    overall: { messages: 1_000, seconds: 3600 },
  };
  const newStore = (change: Partial<typeof limits> = {}) => {
    const store = createStore({
      open,
      limits: { ...limits, ...change },
      timings: { lease, retry: { ...retryPlan, longest: hour } },
      now: () => now,
    });
    stores.push(store);
    return store;
  };
  let senders = 0;
  const nobodyElse = () => {
    senders += 1;
    return { sender: `192.0.2.${senders}` };
  };
  const rows = async (store: Store) =>
    (await store.database()).db.selectFrom('messages').selectAll().execute();

  beforeEach(async () => {
    now = start;
    senders = 0;
    open = await create();
  });
  afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())));

  test('what is kept is there after the database is closed and opened again, as it was', async () => {
    const first = newStore();
    const kept = message();
    expect(await first.keep(kept, [mail], nobodyElse())).toEqual({
      kind: 'kept',
      id: kept.id,
      suspectedSpam: false,
      isConfirmed: false,
    });
    await first.close();
    const second = newStore();
    expect((await rows(second)).map((row) => readRow(row))).toEqual([{ ...kept, files: [] }]);
    expect(await second.due('mail', [mail.target], 9)).toMatchObject([{ message_id: kept.id, attempts: 0 }]);
  });

  test('files are kept and read with their message, and go with it', async () => {
    const store = newStore();
    const file = { name: 'a.csv', type: 'text/csv', size: 4, content: Buffer.from([0, 255, 10, 13]) };
    const kept = message({ files: [file, { ...file, name: 'b.csv' }] });
    await store.keep(kept, [mail], nobodyElse());
    const claim = await store.claim({ message_id: kept.id, ...mail });
    expect(claim?.files.map(({ name, content }) => [name, content])).toEqual([
      ['a.csv', file.content],
      ['b.csv', file.content],
    ]);
    const { db } = await store.database();
    await eraseMessages(await store.database(), sql<boolean>`id = ${kept.id}`, 'request', now);
    expect(await db.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  test('the same form with the same files is the same message, with others another', async () => {
    const store = newStore();
    const file = { name: 'a.csv', type: 'text/csv', size: 1, content: Buffer.from('a') };
    const origin = { ...nobodyElse(), clientId: 'form' };
    const kinds: string[] = [];
    for (const content of ['a', 'a', 'b']) {
      const files = [{ ...file, content: Buffer.from(content) }];
      kinds.push((await store.keep(message({ files }), [], origin)).kind);
    }
    expect(kinds).toEqual(['kept', 'repeated', 'kept']);
  });

  test('a sender may send so many megabytes of files in a while, and messages without', async () => {
    const store = newStore({ perAddress: { messages: 100, seconds: 600 } });
    const origin = nobodyElse();
    const file = { name: 'a.csv', type: 'text/csv', size: 30 * 1024 * 1024, content: Buffer.from('a') };
    const send = (files: readonly (typeof file)[]) => store.keep(message({ files }), [], origin);
    expect((await send([file, file])).kind).toBe('kept');
    expect(await send([file])).toEqual({ kind: 'limited', retryAfter: 600 });
    expect((await send([])).kind).toBe('kept');
    expect(await rows(store)).toHaveLength(2);
    now += 601_000;
    expect((await send([file])).kind).toBe('kept');
  });

  describe('a confirmation', () => {
    const send = async (
      store: Store,
      change: Partial<ReceivedMessage> = {},
      targets = [mail, confirmation],
    ) => {
      const result = await store.keep(message({ date: new Date(now), ...change }), targets, nobodyElse());
      return result.kind !== 'limited' && result.isConfirmed;
    };

    test('goes to an address once a day, whatever is sent there, and to every other', async () => {
      const store = newStore();
      const other = { ...message().message, email: 'ben@example.in' };
      expect(await send(store)).toBe(true);
      expect(await send(store)).toBe(false);
      expect(await send(store, { message: other })).toBe(true);
      now += 23 * hour;
      expect(await send(store)).toBe(false);
      now += 2 * hour;
      expect(await send(store)).toBe(true);
      expect(await store.due('confirmation', ['visitor'], 9)).toHaveLength(3);
      expect(await store.due('mail', [mail.target], 9)).toHaveLength(5);
    });

    test('is one, although messages from the same address arrive at two servers at once', async () => {
      // A process that waits for SQLite's lock stands still, and so would the other of this test.
      const stores = [newStore(), ...(isPostgres ? [newStore()] : [])];
      for (const store of stores) await store.database();
      const sent = await Promise.all(
        Array.from({ length: 8 }, (_, index) => send(stores[index % stores.length] as Store)),
      );
      expect(sent.filter(Boolean)).toHaveLength(1);
    });

    test('of a message that is sent again is told again', async () => {
      const store = newStore();
      const origin = { ...nobodyElse(), clientId: 'form' };
      const keep = () => store.keep(message(), [mail, confirmation], origin);
      expect(await keep()).toMatchObject({ kind: 'kept', isConfirmed: true });
      expect(await keep()).toMatchObject({ kind: 'repeated', isConfirmed: true });
    });

    test('is not sent in a flood', async () => {
      const store = newStore({ overall: { messages: 1, seconds: 3600 } });
      await send(store, {}, [mail]);
      expect(await send(store)).toBe(false);
    });

    test('that fails or waits is no trouble of the server', async () => {
      const store = newStore();
      await send(store, {}, [confirmation]);
      now += 5 * hour;
      expect(await store.health()).toMatchObject({
        oldestWaiting: null,
        blocked: null,
      });
    });

    test('that waits is gone with its message', async () => {
      const store = newStore();
      await send(store);
      await eraseMessages(await store.database(), sql<boolean>`email = 'asha@example.in'`, 'request', now);
      expect(await store.due('confirmation', ['visitor'], 9)).toEqual([]);
    });
  });

  test('a phone number "as typed" may hold anything', async () => {
    const store = newStore();
    const typed = { name: 'A', email: 'a@b.co', phoneNumber: '1\u00002\n3\t ', message: 'x' };
    await store.keep(message({ message: typed }), [], nobodyElse());
    expect((await rows(store)).map(({ phone }) => phone)).toEqual(['1 2 3']);
  });

  test('the same form with the same text is one message, even at the same time', async () => {
    const store = newStore();
    const clientId = '0191c2a4-5e1b-4c3d-8f00-123456789abc';
    const results = await Promise.all(
      Array.from({ length: 5 }, () => store.keep(message(), [mail], { sender: '192.0.2.1', clientId })),
    );
    expect(results.filter(({ kind }) => kind === 'kept')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'repeated')).toHaveLength(4);
    expect(new Set(results.map((result) => ('id' in result ? result.id : '')))).toHaveProperty('size', 1);
    expect(await store.due('mail', [mail.target], 9)).toHaveLength(1);
  });

  test('without an id of the form every message is one of its own', async () => {
    const store = newStore();
    for (let count = 0; count < 3; count += 1) await store.keep(message(), [], nobodyElse());
    expect(await rows(store)).toHaveLength(3);
  });

  test('each sender has its own limit, which ends when the oldest message is old enough', async () => {
    const store = newStore();
    const keep = (sender: string) => store.keep(message({ date: new Date(now) }), [], { sender });
    await keep('192.0.2.1');
    now += minute;
    await keep('192.0.2.1');
    expect(await keep('192.0.2.1')).toEqual({ kind: 'limited', retryAfter: 540 });
    expect(await keep('192.0.2.2')).toMatchObject({ kind: 'kept' });
    expect(await rows(store)).toHaveLength(3);
    now += 9 * minute + 1;
    expect(await keep('192.0.2.1')).toMatchObject({ kind: 'kept' });
  });

  test('an IPv6 site is counted by its /48 too, and others are not refused because of it', async () => {
    const store = newStore();
    const keep = (network: string) => store.keep(message(), [], { sender: `${network}::/64` });
    const results = [];
    for (let part = 0; part < 6; part += 1) results.push(await keep(`2001:db8:1:${part}`));
    expect(results.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept', 'kept', 'limited', 'limited']);
    expect(await keep('2001:db8:2:0')).toMatchObject({ kind: 'kept' });
  });

  test('beyond the limit for everybody a message is kept and marked, not refused', async () => {
    const store = newStore({ overall: { messages: 2, seconds: 3600 } });
    const results = [];
    for (let count = 0; count < 3; count += 1) {
      results.push(await store.keep(message(), [mail], nobodyElse()));
    }
    expect(results).toMatchObject([
      { kind: 'kept', suspectedSpam: false },
      { kind: 'kept', suspectedSpam: false },
      { kind: 'kept', suspectedSpam: true },
    ]);
    expect((await rows(store)).filter((row) => row.suspected_spam === 1)).toHaveLength(1);
    expect(await store.due('mail', [mail.target], 9)).toHaveLength(3);
  });

  test('a clock that was years ahead leaves no limit behind', async () => {
    const store = newStore();
    const keep = () => store.keep(message({ date: new Date(now) }), [], { sender: '192.0.2.1' });
    now += tenYears;
    await keep();
    await keep();
    now -= tenYears;
    expect(await keep()).toMatchObject({ kind: 'kept' });
  });

  test('from whom a message came is forgotten after an hour', async () => {
    const store = newStore();
    await store.keep(message(), [], { sender: '2001:db8:1:2::/64' });
    await store.forgetSenders();
    expect(await rows(store)).toMatchObject([{ sender: expect.any(String), network: expect.any(String) }]);
    expect((await rows(store))[0]?.sender).not.toContain('2001');
    now += hour + 1;
    await store.forgetSenders();
    expect(await rows(store)).toMatchObject([{ sender: null, network: null }]);
  });

  const due = async (store: Store) =>
    (await store.due('mail', [mail.target, other.target], 9)).map(({ message_id }) => message_id);

  test('deliveries come in the order in which they are due, and not before', async () => {
    const store = newStore();
    const [first, second] = [message(), message()];
    await store.keep(first, [mail], nobodyElse());
    now += 1;
    await store.keep(second, [mail, hook], nobodyElse());
    expect(await due(store)).toEqual([first.id, second.id]);
    const claim = await store.claim({ ...mail, message_id: first.id });
    if (claim === undefined) throw new Error('not claimed');
    await store.record(claim, { state: 'waiting', error: 'HTTP 500', due: now + minute - 0.4 });
    expect(await due(store)).toEqual([second.id]);
    now += minute;
    expect(await due(store)).toEqual([second.id, first.id]);
    expect(await store.due('webhook', [hook.target], 9)).toHaveLength(1);
  });

  test('of two processes one gets a delivery, and its lease keeps the other away', async () => {
    const [one, two] = [newStore(), newStore()];
    const { id } = message();
    await one.keep(message({ id }), [mail], nobodyElse());
    const key = { ...mail, message_id: id };
    const claims = await Promise.all([one.claim(key), two.claim(key), one.claim(key), two.claim(key)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await due(two)).toEqual([]);
    now += lease - 1;
    await (claims[0] ? one : two).renew(key);
    now += lease - 1;
    expect(await due(two)).toEqual([]);
    now += 2;
    expect(await due(two)).toEqual([id]);
    expect(await two.claim(key)).toMatchObject({ delivery: { attempts: 2 }, firstAttempt: start });
  });

  test('a claim holds against a process whose clock is a little behind, or that has waited for the database', async () => {
    const [one, two] = [newStore(), newStore()];
    const { id } = message();
    await one.keep(message({ id }), [mail], nobodyElse());
    const key = { ...mail, message_id: id };
    now += minute;
    expect(await one.claim(key)).toBeDefined();
    now -= 5_000;
    expect(await two.claim(key)).toBeUndefined();
  });

  test('what is delivered stays delivered, even if the lease had run out', async () => {
    const store = newStore();
    const { id } = message();
    await store.keep(message({ id }), [mail], nobodyElse());
    const claim = await store.claim({ ...mail, message_id: id });
    if (claim === undefined) throw new Error('not claimed');
    now += 2 * lease;
    await store.record(claim, { state: 'delivered' });
    expect(await due(store)).toEqual([]);
    expect(await store.claim({ ...mail, message_id: id })).toBeUndefined();
  });

  test.each([
    ['ahead', tenYears],
    ['behind', -tenYears],
  ])('a clock ten years %s delays nothing once it is right', async (_way, offset) => {
    const store = newStore();
    const [waits, claimed] = [message(), message()];
    now += offset;
    for (const each of [waits, claimed]) await store.keep(each, [mail], nobodyElse());
    const claim = await store.claim({ ...mail, message_id: waits.id });
    await store.claim({ ...mail, message_id: claimed.id });
    if (claim === undefined) throw new Error('not claimed');
    await store.record(claim, { state: 'waiting', error: 'x', due: now + minute });
    now -= offset;
    now += lease;
    expect((await due(store)).sort()).toEqual([waits.id, claimed.id].sort());
  });

  test('what waited for a wrong address goes to the right ones, once each', async () => {
    const store = newStore();
    const [waits, done] = [message(), message()];
    await store.keep(waits, [mail, hook], nobodyElse());
    await store.keep(done, [mail], nobodyElse());
    const claim = await store.claim({ ...mail, message_id: done.id });
    if (claim) await store.record(claim, { state: 'delivered' });
    // A process that was killed in the middle of it.
    await store.claim({ ...mail, message_id: waits.id });
    await store.redirect([]);
    await store.redirect([hook]);
    now += lease;
    expect(await due(store)).toEqual([waits.id]);
    const right = [other, { ...mail, target: 'c@own.example' }];
    await store.redirect(right);
    await store.redirect(right);
    expect(await store.due('mail', [mail.target], 9)).toEqual([]);
    expect(await store.due('mail', [other.target, 'c@own.example'], 9)).toHaveLength(2);
    expect(await store.due('webhook', [hook.target], 9)).toHaveLength(1);
  });

  test('health tells how long what waits has waited', async () => {
    const store = newStore();
    const { id } = message();
    await store.keep(message({ id, suspectedSpam: true }), [mail, other, hook], nobodyElse());
    const claim = await store.claim({ ...mail, message_id: id });
    if (claim) await store.record(claim, { state: 'failed', error: 'EENVELOPE 550' });
    now += minute;
    expect(await store.health()).toEqual({
      canStore: true,
      oldestWaiting: minute,
      blocked: minute,
    });
  });

  test('one message that its receiver does not take is not a sign that deliveries are stuck', async () => {
    const store = newStore();
    const [bad, good] = [message(), message({ date: new Date(start + minute) })];
    await store.keep(bad, [hook], nobodyElse());
    now += hour;
    await store.keep(good, [hook], nobodyElse());
    expect(await store.health()).toMatchObject({ oldestWaiting: hour, blocked: hour });
    const claim = await store.claim({ ...hook, message_id: good.id });
    if (claim) await store.record(claim, { state: 'delivered' });
    expect(await store.health()).toMatchObject({ oldestWaiting: hour, blocked: null });
    // The receiver goes away.
    await store.keep(message({ date: new Date(now) }), [hook], nobodyElse());
    now += hour;
    expect(await store.health()).toMatchObject({ oldestWaiting: 2 * hour, blocked: hour });
  });

  test('a database that cannot be opened is opened later', async () => {
    const right = open;
    const troubled = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    open = () => Promise.reject(troubled);
    const store = createStore({
      open: () => open(),
      limits,
      timings: { lease, retry: { ...retryPlan, longest: hour } },
      now: () => now,
    });
    stores.push(store);
    await expect(store.keep(message(), [], nobodyElse())).rejects.toBe(troubled);
    expect(await store.health()).toMatchObject({ canStore: false });
    open = right;
    // Nothing has been stored since, but it would be.
    expect(await store.health()).toMatchObject({ canStore: true });
    expect(await store.keep(message(), [], nobodyElse())).toMatchObject({ kind: 'kept' });
  });
});

describe('the file', () => {
  const folder = temporaryFolder();

  test('can be read by its owner alone, and overwrites what is deleted', async () => {
    const { db } = await openSqlite(join(folder, 'messages.db'), false);
    expect(statSync(join(folder, 'messages.db')).mode & 0o777).toBe(0o600);
    const { rows } = await sql`
      select s.secure_delete, y.synchronous, j.journal_mode
      from pragma_secure_delete s, pragma_synchronous y, pragma_journal_mode j`.execute(db);
    expect(rows).toEqual([{ secure_delete: 1, synchronous: 2, journal_mode: 'wal' }]);
    await db.destroy();
  });

  test('is not created in a folder that is missing, unless it is the default one', async () => {
    const missing = join(folder, 'volume');
    await expect(openSqlite(join(missing, 'messages.db'), false)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(existsSync(missing)).toBe(false);
    const { db } = await openSqlite(join(missing, 'messages.db'), true);
    await db.destroy();
    expect(statSync(missing).mode & 0o777).toBe(0o700);
  });

  test('that vanishes or is replaced is noticed', async () => {
    const file = join(folder, 'other.db');
    const { db, check } = await openSqlite(file, false);
    check();
    rmSync(file);
    expect(check).toThrow(/ENOENT/);
    mkdirSync(file);
    expect(check).toThrow(/replaced/);
    await db.destroy();
  });
});
