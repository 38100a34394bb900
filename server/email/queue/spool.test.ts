import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/test-folder';
import { formatOwner, type Owner, ownProcess } from './claim-owner';
import { claimedName, newBase } from './file-name';
import { prepareMaildir, putMail } from './maildir';
import { createSpool, measureSpool } from './spool';

const root = temporaryFolder();
const self = ownProcess();
const elsewhere: Owner = { host: 'elsewhere', pid: 1, start: 'x' };
const lease = 1_000;
const content = Buffer.from('Subject: x\n\nx\n');
let counter = 0;

const fill = async (messages: number) => {
  counter += 1;
  const path = join(root, String(counter));
  prepareMaildir(path);
  const names = Array.from({ length: messages }, (_, index) =>
    newBase({
      id: String(index).padStart(32, '0'),
      now: Date.now(),
      pid: 1,
      counter: index,
      host: 'h',
      size: 14,
    }),
  );
  for (const name of names) await putMail(path, name, content);
  const files = (...parts: string[]) => readdirSync(join(path, ...parts)).sort();
  return { path, names, files };
};

test('a message is claimed once, read, delivered and kept', async () => {
  const { path, names, files } = await fill(1);
  const spool = createSpool(path, self, { lease });
  const other = createSpool(path, elsewhere, { lease });
  const [entry] = await spool.due();
  const [same] = await other.due();
  if (entry === undefined || same === undefined) throw new Error('nothing due');
  const claim = await spool.claim(entry);
  expect(await other.claim(same)).toBeUndefined();
  if (claim === undefined) throw new Error('not claimed');
  expect(await spool.read(claim)).toEqual(content);
  expect(files('new')).toEqual([]);
  await spool.delivered(claim);
  expect(files('cur')).toEqual([`${names[0]}:2,S`]);
  expect(files('.Sending', 'cur')).toEqual([]);
});

test('of twenty concurrent claims one succeeds', async () => {
  const { path } = await fill(1);
  const owners = Array.from({ length: 20 }, (_, pid) => createSpool(path, { ...elsewhere, pid }, { lease }));
  const entries = await Promise.all(owners.map((spool) => spool.due()));
  const claims = await Promise.all(
    owners.map((spool, index) => {
      const entry = entries[index]?.[0];
      return entry === undefined ? undefined : spool.claim(entry);
    }),
  );
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
});

test('a released message is claimable again when it is due, with its attempts', async () => {
  const { path } = await fill(1);
  let now = Date.now();
  const spool = createSpool(path, self, { lease, now: () => now });
  const [entry] = await spool.due();
  const claim = entry && (await spool.claim(entry));
  if (claim === undefined) throw new Error('not claimed');
  const first = claim.state.firstAttempt;
  await spool.putBack(claim, now + 60_000);
  expect(await spool.due()).toEqual([]);
  now += 61_000;
  const [again] = await createSpool(path, elsewhere, { lease, now: () => now }).due();
  expect(again).toMatchObject({ attempts: 1, firstAttempt: Math.floor(first / 1000) * 1000 });
});

test('a message given up is kept in its own folder under its base name', async () => {
  const { path, names, files } = await fill(1);
  const spool = createSpool(path, self, { lease });
  const [entry] = await spool.due();
  const claim = entry && (await spool.claim(entry));
  if (claim === undefined) throw new Error('not claimed');
  await spool.failed(claim);
  expect(files('.Failed', 'new')).toEqual(names);
});

describe('claims left behind', () => {
  const leave = async (owner: Owner) => {
    const { path, names, files } = await fill(0);
    const base = newBase({ id: '0'.repeat(32), now: Date.now(), pid: 1, counter: 1, host: 'h', size: 14 });
    const file = join(
      path,
      '.Sending',
      'cur',
      claimedName(base, { attempts: 2, due: 0 }, formatOwner(owner)),
    );
    writeFileSync(file, content);
    return { path, names, files, file };
  };

  test('a dead process of this machine loses them at once', async () => {
    const { path } = await leave({ ...self, pid: 4_194_304 });
    const spool = createSpool(path, self, { lease });
    expect(await spool.recover()).toBe(1);
    expect(await spool.due()).toMatchObject([{ attempts: 2, due: 0 }]);
  });

  test('this process can claim again what it has released', async () => {
    const { path } = await leave(self);
    expect(await createSpool(path, self, { lease }).recover()).toBe(1);
  });

  test('claims of another machine expire one lease after their last renewal', async () => {
    const { path, file } = await leave(elsewhere);
    let passed = 0;
    const spool = createSpool(path, self, { lease, elapsed: () => passed });
    expect(await spool.recover()).toBe(0);
    passed += lease;
    expect(await spool.recover()).toBe(0);
    utimesSync(file, 1_900_000_000, 1_900_000_000);
    passed += 1;
    expect(await spool.recover()).toBe(0);
    passed += lease + 1;
    expect(await spool.recover()).toBe(1);
    expect(await spool.recover()).toBe(0);
  });

  test.each([
    ['behind', -10],
    ['ahead', 10],
  ])('a machine whose clock is ten years %s keeps its claim for a lease and no longer', async (_, years) => {
    const { path, file } = await leave(elsewhere);
    const wrong = Date.now() / 1_000 + years * 365 * 86_400;
    utimesSync(file, wrong, wrong);
    let passed = 0;
    const spool = createSpool(path, self, { lease, elapsed: () => passed });
    expect(await spool.recover()).toBe(0);
    passed += lease + 1;
    expect(await spool.recover()).toBe(1);
  });

  test('a current claim is kept, in every spool of this process, and an old message is not an old claim', async () => {
    const { path, names } = await fill(1);
    const old = (Date.now() - 3_600_000) / 1_000;
    utimesSync(join(path, 'new', names[0] ?? ''), old, old);
    const spool = createSpool(path, elsewhere, { lease });
    const [entry] = await spool.due();
    const claim = entry && (await spool.claim(entry));
    if (claim === undefined) throw new Error('not claimed');
    expect(await createSpool(path, self, { lease }).recover()).toBe(0);
    expect(await spool.recover()).toBe(0);
    expect(await createSpool(path, elsewhere, { lease }).recover()).toBe(0);
  });

  test('a claim is renewed', async () => {
    const { path } = await fill(1);
    let now = Date.now();
    const spool = createSpool(path, elsewhere, { lease, now: () => now });
    const [entry] = await spool.due();
    const claim = entry && (await spool.claim(entry));
    if (claim === undefined) throw new Error('not claimed');
    now += 10 * lease;
    await spool.renew(claim);
    expect(statSync(claim.path).mtimeMs).toBeCloseTo(now, -1);
    expect(await createSpool(path, self, { lease, now: () => now }).recover()).toBe(0);
  });
});

describe('a clock that is set', () => {
  const year = 365 * 86_400_000;
  const putBackAt = async (clock: number) => {
    const { path } = await fill(1);
    let now = clock;
    const spool = createSpool(path, self, { lease, longestWait: 3_600_000, now: () => now });
    const [entry] = await spool.due();
    const claim = entry && (await spool.claim(entry));
    if (claim === undefined) throw new Error('not claimed');
    await spool.putBack(claim, now + 60_000);
    const at = (moment: number) => {
      now = moment;
      return spool.due();
    };
    return { spool, at };
  };

  test('back by years: what was put back before is due at once, and counts its days from now', async () => {
    const today = Date.now();
    const { spool, at } = await putBackAt(today + 10 * year);
    const [entry] = await at(today);
    const claim = entry && (await spool.claim(entry));
    expect(claim?.state).toMatchObject({ attempts: 2, firstAttempt: today });
  });

  test('back by minutes: what was put back waits', async () => {
    const today = Date.now();
    const { at } = await putBackAt(today);
    expect(await at(today - 600_000)).toEqual([]);
  });

  test('forward: what was put back is due', async () => {
    const today = Date.now();
    const { at } = await putBackAt(today);
    expect(await at(today + 10 * year)).toHaveLength(1);
  });
});

test('the queue is measured', async () => {
  const { path, names } = await fill(2);
  writeFileSync(join(path, '.Failed', 'new', 'x'), '');
  writeFileSync(join(path, '.Junk', 'new', 'x'), '');
  const accepted = Number(names[0]?.split('.')[0]) * 1000;
  expect(await measureSpool(path, accepted + 90_000)).toEqual({
    waiting: 2,
    failed: 1,
    suspectedSpam: 1,
    oldestSeconds: 90,
  });
  expect(await measureSpool(join(path, 'nowhere'), 0)).toEqual({
    waiting: 0,
    failed: 0,
    suspectedSpam: 0,
    oldestSeconds: null,
  });
});
