import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/test-folder';
import { dropUnused, findKept, keep } from './kept';

const root = temporaryFolder();
const day = 24 * 60 * 60 * 1000;
let counter = 0;

beforeEach(() => {
  counter += 1;
  process.env.BUILD_CACHE = join(root, String(counter));
});

/** Keeps a result that was last used some days ago. */
const keepSince = async (name: string, days: number, bytes = 10): Promise<void> => {
  const file = await keep(name, Buffer.alloc(bytes));
  const then = new Date(Date.now() - days * day);
  utimesSync(file, then, then);
};
const names = () => readdirSync(join(root, String(counter))).sort();

test('what was kept is found again, and nothing else', async () => {
  const file = await keep('a.avif', Buffer.from('isle'));
  expect(await findKept('a.avif')).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('isle');
  expect(await findKept('b.avif')).toBeUndefined();
});

test('of two results that are kept under one name at the same time, one is there whole and nothing else', async () => {
  const [one, other] = [Buffer.alloc(3_000_000, 1), Buffer.alloc(2_000_000, 2)];
  const writing = Promise.all([keep('card.jpg', one), keep('card.jpg', other)]);
  const file = join(root, String(counter), 'card.jpg');
  while (!existsSync(file)) await new Promise(setImmediate);
  for (const wait of [undefined, writing]) {
    await wait;
    const found = readFileSync(file);
    expect(found.equals(one) || found.equals(other)).toBe(true);
  }
  expect(names()).toEqual(['card.jpg']);
});

test('what no build has used for sixty days is dropped, and what is used stays', async () => {
  await keepSince('old.avif', 61);
  await keepSince('used.avif', 61);
  await keepSince('young.avif', 59);
  await findKept('used.avif');
  await dropUnused();
  expect(names()).toEqual(['used.avif', 'young.avif']);
});

test('beyond the limit, what was used longest ago is dropped', async () => {
  await keepSince('second.avif', 2, 40);
  await keepSince('third.avif', 3, 40);
  await keepSince('first.avif', 1, 40);
  await dropUnused(Date.now(), 100);
  expect(names()).toEqual(['first.avif', 'second.avif']);
});

test('nothing is dropped where nothing was kept', async () => {
  await dropUnused();
  expect(existsSync(join(root, String(counter)))).toBe(false);
});

test('a find marks the result as used', async () => {
  await keepSince('a.avif', 30);
  const file = await findKept('a.avif');
  expect(Date.now() - statSync(file ?? '').mtimeMs).toBeLessThan(day);
});
