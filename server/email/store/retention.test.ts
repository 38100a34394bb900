import { testDatabases } from '../../../tests/test-databases';
import { recordingLog } from '../../../tests/test-email';
import type { ReceivedMessage } from '../mail/compose';
import { createRetention } from './retention';
import { createStore, type Store } from './store';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 27, 9);
const limit = { messages: 1_000, seconds: 60 };

const message = (digit: string, age: number): ReceivedMessage => ({
  id: digit.repeat(32),
  date: new Date(start - age * day),
  kind: 'contact',
  message: { name: 'Asha', email: 'asha@example.in', phoneNumber: '', message: 'Hello' },
  source: {},
  suspectedSpam: false,
});

describe.each(testDatabases())('%s', (_name, create) => {
  let store: Store;
  let now: number;
  let elapsed: number;
  beforeEach(async () => {
    now = start;
    elapsed = 0;
    store = createStore({ open: await create(), limits: { perAddress: limit, overall: limit } });
    for (const [digit, age] of [
      ['a', 400],
      ['b', 365.5],
      ['c', 365],
      ['d', 0],
    ] as const)
      await store.keep(message(digit, age), [{ channel: 'mail', target: 'a@own.example' }], {
        sender: digit,
      });
  });
  afterEach(() => store.close());

  const setUp = () => {
    const { log, lines } = recordingLog();
    const clocks = { now: () => now, elapsed: () => elapsed };
    return { lines, everyHour: createRetention({ database: store.database, keepDays: 365, log, ...clocks }) };
  };
  const pass = (hours: number) => {
    now += hours * hour;
    elapsed += hours * hour;
  };
  const kept = async () => {
    const { db } = await store.database();
    const rows = await db.selectFrom('messages').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id[0]).join('');
  };

  test('every night, and not before, what has been kept long enough is erased, with a record', async () => {
    const { everyHour, lines } = setUp();
    await everyHour();
    pass(14);
    await everyHour();
    expect(await kept()).toBe('abcd');
    pass(1);
    await everyHour();
    expect(await kept()).toBe('d');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, messages: 3, keepDays: 365 }]);
    const { db } = await store.database();
    expect(await db.selectFrom('erasures').selectAll().execute()).toEqual([
      { erased_at: now, reason: 'retention', messages: 3 },
    ]);
    expect(await db.selectFrom('deliveries').selectAll().execute()).toHaveLength(1);
    pass(24);
    await everyHour();
    expect(lines).toHaveLength(1);
  });

  test('a clock that is set years ahead erases nothing that night', async () => {
    const { everyHour, lines } = setUp();
    now += 3_650 * day;
    await everyHour();
    expect(await kept()).toBe('abcd');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, hours: 87_600 }]);
    // Somebody corrects it.
    now -= 3_650 * day;
    pass(1);
    await everyHour();
    expect(await kept()).toBe('abcd');
    pass(24);
    await everyHour();
    expect(await kept()).toBe('d');
  });
});

test('a database that cannot be opened is an error in the log', async () => {
  let now = start;
  const { log, lines } = recordingLog();
  const database = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const everyHour = createRetention({ database, keepDays: 365, log, now: () => now, elapsed: () => now });
  now += day;
  await everyHour();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, code: 'ENOSPC' }]);
});
