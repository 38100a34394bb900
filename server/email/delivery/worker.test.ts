import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { recordingLog } from '../../../tests/test-email';
import { temporaryFolder } from '../../../tests/test-folder';
import { DeliveryError } from '../errors';
import { openSqlite } from '../store/open-database';
import { createStore } from '../store/store';
import { workerTimings as defaultTimings } from './backoff';
import type { Destination } from './destination';
import { createWorker } from './worker';

// The clocks and timings of production, moved by hand; the database is a real one.
const seconds = 1_000;
const minute = 60 * seconds;
const hour = 60 * minute;
const day = 24 * hour;
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

const folder = temporaryFolder();
const workers: ReturnType<typeof createWorker>[] = [];
const stores: ReturnType<typeof createStore>[] = [];
let count = 0;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 27),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
});
afterEach(async () => {
  const stopped = Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await pass(hour);
  await stopped;
  await Promise.all(stores.splice(0).map((store) => store.close()));
  jest.useRealTimers();
});

const newFile = () => {
  count += 1;
  mkdirSync(join(folder, String(count)));
  return join(folder, String(count), 'messages.db');
};

const openStore = (file: string) => {
  const limit = { messages: 1_000, seconds: 60 };
  const store = createStore({
    open: () => openSqlite(file, false),
    limits: { perAddress: limit, overall: limit },
  });
  stores.push(store);
  return store;
};

/** Takes messages whose text is not `bad`; `told` is what it was given. */
const receiver = (
  name: string,
  targets: readonly string[] = [name],
  take: (text: string, target: string) => Promise<void> | void = () => undefined,
  channel: 'mail' | 'webhook' = 'mail',
) => {
  const told: { text: string; target: string; at: number }[] = [];
  const taken: string[] = [];
  const destination: Destination = {
    channel,
    name,
    targets,
    async deliver({ message }, target) {
      told.push({ text: message.message, target, at: Date.now() });
      await take(message.message, target);
      taken.push(message.message);
    },
  };
  return { destination, told, taken };
};

const setUp = async (destinations: readonly Destination[], file = newFile()) => {
  const store = openStore(file);
  const { log, lines } = recordingLog();
  // Days pass quicker with fewer looks at the queue.
  const newWorker = (from = store, poll = defaultTimings.poll) => {
    const timings = { ...defaultTimings, poll };
    const worker = createWorker({ store: from, destinations, timings, log, random: () => 0 });
    workers.push(worker);
    return worker;
  };
  const targets = destinations.flatMap(({ channel, targets: each }) =>
    each.map((target) => ({ channel, target })),
  );
  const keep = async (...texts: string[]) => {
    const ids: string[] = [];
    for (const text of texts) {
      count += 1;
      const id = count.toString(16).padStart(32, '0');
      ids.push(id);
      const message = {
        id,
        date: new Date(),
        kind: 'contact' as const,
        message: { name: 'Asha', email: 'asha@example.in', phoneNumber: '', message: text },
        source: {},
        suspectedSpam: false,
      };
      await store.keep(message, targets, { sender: '192.0.2.1' });
    }
    return ids;
  };
  const { db } = await store.database();
  // Thousands of commits, and nothing here is about a power cut.
  await sql`pragma synchronous = off`.execute(db);
  const states = () => db.selectFrom('deliveries').selectAll().orderBy('due_at').execute();
  return { store, db, newWorker, keep, states, lines, file };
};

const numbered = (word: string, amount: number) =>
  Array.from({ length: amount }, (_, index) => `${word} ${index}`);

test.each([
  ['answers 500 to some', 'HTTP 500'],
  ['drops some in the middle of their text', 'ECONNECTION'],
])('a receiver that %s delays those alone: sixty bad ones hold up no good one', async (_how, code) => {
  const { destination, taken, told } = receiver('crm', undefined, (text) => {
    if (text.startsWith('bad')) throw new DeliveryError('later', code);
  });
  const { newWorker, keep } = await setUp([destination]);
  await keep(...numbered('bad', 60), 'good');
  newWorker().start();
  await pass(5 * seconds);
  expect(taken).toEqual(['good']);
  // One that arrives later, too.
  await pass(10 * minute);
  await keep('another');
  await pass(defaultTimings.poll);
  expect(taken).toEqual(['good', 'another']);
  expect(
    told
      .filter(({ text }) => text === 'bad 7')
      .map(({ at }) => Math.round((at - Date.UTC(2026, 10, 27)) / minute)),
  ).toEqual([0, 1, 3, 7]);
});

test('messages that cannot be read, claimed or recorded hold up no other', async () => {
  const { destination, taken } = receiver('crm');
  const { db, newWorker, keep, states } = await setUp([destination]);
  const unreadable = await keep(...numbered('unreadable', 4));
  const stuck = await keep(...numbered('stuck', 4));
  const unrecordable = await keep(...numbered('unrecordable', 4));
  await db.updateTable('messages').set({ source: '{"page' }).where('id', 'in', unreadable).execute();
  const trigger = (name: string, ids: string[], when: string) =>
    sql`create trigger ${sql.id(name)} before update on deliveries when old.message_id in (${sql.raw(ids.map((id) => `'${id}'`).join())}) and ${sql.raw(when)} begin select raise(abort, 'no'); end`.execute(
      db,
    );
  await trigger('claims', stuck, 'new.attempts > old.attempts');
  await trigger('records', unrecordable, 'new.lease_owner is null');
  await keep('good');
  newWorker().start();
  await pass(minute);
  expect(taken).toContain('good');
  await keep('later');
  await pass(minute);
  expect(taken).toContain('later');
  expect((await states()).filter(({ message_id }) => unreadable.includes(message_id))).toMatchObject(
    unreadable.map(() => ({ state: 'waiting', last_error: 'unknown' })),
  );
  // What was delivered, but could not be recorded, is not delivered again as long as this process remembers.
  await pass(10 * minute);
  expect(taken.filter((text) => text.startsWith('unrecordable'))).toHaveLength(4);
  await sql`drop trigger records`.execute(db);
  await pass(10 * minute);
  expect(taken.filter((text) => text.startsWith('unrecordable'))).toHaveLength(4);
  expect((await states()).filter(({ message_id }) => unrecordable.includes(message_id))).toMatchObject(
    unrecordable.map(() => ({ state: 'delivered' })),
  );
});

test('a refusal "for good" is told, and tried again slowly: after three seconds of it ten of ten are delivered', async () => {
  const { destination, taken, told } = receiver('mail', undefined, () => {
    if (Date.now() < Date.UTC(2026, 10, 27, 0, 0, 3)) throw new DeliveryError('refused', 'EENVELOPE 550');
  });
  const { newWorker, keep, states, lines } = await setUp([destination]);
  await keep(...numbered('lead', 10));
  newWorker().start();
  await pass(14 * minute);
  expect(told).toHaveLength(10);
  expect(lines.filter((line) => line.includes('"level":50') && line.includes('550'))).toHaveLength(10);
  await pass(2 * minute);
  expect(taken).toHaveLength(10);
  expect((await states()).every(({ state }) => state === 'delivered')).toBe(true);
});

test('of two recipients the one that is greylisted is tried again, and the other is not', async () => {
  let greylisted = 2;
  const { destination, told } = receiver('mail', ['a@own.example', 'b@own.example'], (_text, target) => {
    if (target.startsWith('b') && greylisted-- > 0) throw new DeliveryError('later', 'EENVELOPE 450');
  });
  const { newWorker, keep, states } = await setUp([destination]);
  await keep('lead');
  newWorker().start();
  await pass(5 * minute);
  expect(told.map(({ target }) => target[0]).sort()).toEqual(['a', 'b', 'b', 'b']);
  expect(await states()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
});

test('a server that says 421 gets a few connections, and then everything', async () => {
  let isDown = true;
  const { destination, told, taken } = receiver('mail', undefined, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (isDown) throw new DeliveryError('server', 'EENVELOPE 421');
  });
  const { newWorker, keep, lines } = await setUp([destination]);
  await keep(...numbered('lead', 300));
  newWorker().start();
  await pass(6 * seconds);
  expect(told.length).toBeLessThanOrEqual(5);
  await pass(10 * minute);
  expect(told.length).toBeLessThanOrEqual(20);
  expect(lines.filter((line) => line.includes('deliveries pause'))).toHaveLength(1);
  isDown = false;
  await pass(2 * minute);
  expect(taken).toHaveLength(300);
});

test('a single lost connection pauses nothing', async () => {
  let failures = 2;
  const { destination, taken } = receiver('mail', undefined, () => {
    if (failures-- > 0) throw new DeliveryError('server', 'ESOCKET');
  });
  const { newWorker, keep } = await setUp([destination]);
  await keep('one', 'two', 'three', 'four');
  newWorker().start();
  await pass(seconds);
  expect(taken).toEqual(['three', 'four']);
  await pass(minute + defaultTimings.poll);
  expect(taken).toHaveLength(4);
});

test('after a day without the mail server, all is delivered within three minutes', async () => {
  let isDown = true;
  const { destination, taken } = receiver('mail', undefined, () => {
    if (isDown) throw new DeliveryError('server', 'ESOCKET');
  });
  const { store, newWorker, keep } = await setUp([destination]);
  await keep(...numbered('lead', 20));
  newWorker(store, minute).start();
  await pass(day);
  isDown = false;
  await pass(3 * minute);
  expect(taken).toHaveLength(20);
});

test('a destination that cannot be reached holds up no other', async () => {
  const gone = receiver(
    'gone',
    undefined,
    () => {
      throw new DeliveryError('server', 'ECONNREFUSED');
    },
    'webhook',
  );
  const silent = receiver(
    'silent',
    undefined,
    () =>
      new Promise<void>((_, reject) =>
        setTimeout(reject, 20 * seconds, new DeliveryError('later', 'TimeoutError')),
      ),
    'webhook',
  );
  const good = receiver('good', undefined, undefined, 'webhook');
  const mail = receiver('mail');
  const { newWorker, keep } = await setUp([
    gone.destination,
    silent.destination,
    good.destination,
    mail.destination,
  ]);
  await keep(...numbered('lead', 12));
  newWorker().start();
  await pass(5 * seconds);
  expect([good.taken.length, mail.taken.length]).toEqual([12, 12]);
});

test('Retry-After is honoured', async () => {
  const { destination, told, taken } = receiver('crm', undefined, () => {
    if (told.length === 1) throw new DeliveryError('later', 'HTTP 429', { retryAfter: 7 * minute });
  });
  const { newWorker, keep } = await setUp([destination]);
  await keep('first');
  newWorker().start();
  await pass(seconds);
  await keep('second');
  await pass(6 * minute);
  expect(told).toHaveLength(1);
  await pass(2 * minute);
  expect(taken.sort()).toEqual(['first', 'second']);
});

test('what fails for five days is given up, loudly, and kept', async () => {
  const { destination, told } = receiver('mail', undefined, () => {
    throw new DeliveryError('refused', 'EENVELOPE 550');
  });
  const { store, newWorker, keep, states, lines } = await setUp([destination]);
  const [id] = await keep('lead');
  const worker = newWorker(store, 10 * minute);
  worker.start();
  await pass(5 * day - hour);
  expect(await states()).toMatchObject([{ state: 'waiting' }]);
  await pass(2 * hour);
  expect(await states()).toMatchObject([{ state: 'failed', last_error: 'EENVELOPE 550', lease_owner: null }]);
  expect(worker.counters()).toEqual({ delivered: 0, failed: 1 });
  expect(lines.at(-1)).toMatch(new RegExp(`"level":50.*${id}.*NOT DELIVERED and given up`));
  const attempts = told.length;
  await pass(5 * day);
  expect(told).toHaveLength(attempts);
});

test('a stop finishes what is in progress, mail and webhook alike, starts nothing, and leaves no lease', async () => {
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 10 * seconds));
  const mail = receiver('mail', undefined, slow);
  const crm = receiver('crm', undefined, slow, 'webhook');
  const { newWorker, keep, states } = await setUp([mail.destination, crm.destination]);
  await keep(...numbered('lead', 10));
  const worker = newWorker();
  worker.start();
  await pass(seconds);
  const stopped = worker.stop();
  await pass(20 * seconds);
  await stopped;
  expect([mail.told.length, mail.taken.length]).toEqual([3, 3]);
  expect([crm.told.length, crm.taken.length]).toEqual([3, 3]);
  const rows = await states();
  expect(rows.filter(({ state }) => state === 'delivered')).toHaveLength(6);
  expect(rows.filter(({ lease_owner }) => lease_owner !== null)).toEqual([]);
  await pass(hour);
  expect(mail.told).toHaveLength(3);
});

test('two servers deliver each message once, however long one takes', async () => {
  const { destination, taken } = receiver(
    'mail',
    undefined,
    () => new Promise((resolve) => setTimeout(resolve, 3 * minute)),
  );
  const { newWorker, keep, file } = await setUp([destination]);
  await keep(...numbered('lead', 8));
  newWorker().start();
  newWorker(openStore(file)).start();
  await pass(hour);
  expect(taken.sort()).toEqual(numbered('lead', 8));
});

test('what a dead process had claimed is taken up when its lease has run out', async () => {
  const { destination, taken } = receiver('mail');
  const { store, newWorker, keep } = await setUp([destination]);
  const [id = ''] = await keep('lead');
  await store.claim({ message_id: id, channel: 'mail', target: 'mail' });
  newWorker().start();
  await pass(defaultTimings.lease - seconds);
  expect(taken).toEqual([]);
  await pass(seconds + defaultTimings.poll);
  expect(taken).toEqual(['lead']);
});

test('while the database cannot be read nothing is delivered, the log says so once, and then it goes on', async () => {
  const { destination, taken } = receiver('mail');
  const { store, keep } = await setUp([destination]);
  await keep('lead');
  let isBroken = true;
  const { log, lines } = recordingLog();
  const worker = createWorker({
    store: {
      ...store,
      due: (...given) =>
        isBroken
          ? Promise.reject(Object.assign(new Error('x'), { code: 'SQLITE_IOERR' }))
          : store.due(...given),
    },
    destinations: [destination],
    timings: defaultTimings,
    log,
  });
  workers.push(worker);
  worker.start();
  await pass(minute);
  expect(lines.filter((line) => line.includes('SQLITE_IOERR'))).toHaveLength(1);
  isBroken = false;
  await pass(defaultTimings.poll);
  expect(taken).toEqual(['lead']);
});
