import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/temporary-folder';
import { writeAtomically } from './write-atomically';

const folder = temporaryFolder();

test('of two concurrent writes one is in the file whole, and nothing else is left', async () => {
  const file = join(folder, 'card.jpg');
  const [one, other] = [Buffer.alloc(3_000_000, 1), Buffer.alloc(2_000_000, 2)];
  const writing = Promise.all([writeAtomically(file, one), writeAtomically(file, other)]);
  while (!existsSync(file)) await new Promise(setImmediate);
  const first = readFileSync(file);
  expect(first.equals(one) || first.equals(other)).toBe(true);
  await writing;
  const last = readFileSync(file);
  expect(last.equals(one) || last.equals(other)).toBe(true);
  expect(readdirSync(folder)).toEqual(['card.jpg']);
});
