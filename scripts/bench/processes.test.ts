import { existsSync } from 'node:fs';
import { familyOf, memoryOf, parentIn } from './processes';

test('the parent of a process is found whatever the name contains', () => {
  expect(parentIn('42 (node) S 7 42 1 0 -1')).toBe(7);
  expect(parentIn('42 (a) b) R 9) S 7 42 1 0 -1')).toBe(7);
});

test('a process tree has all descendants, whatever their ids', () => {
  const parents = new Map([
    [2, 1],
    [9, 2],
    [3, 9],
    [4, 1],
  ]);
  expect(familyOf(2, parents).sort()).toEqual([2, 3, 9]);
});

test('no memory is reported for a process that does not exist', () => {
  expect(memoryOf(2 ** 30)).toBeNaN();
});

test('shared memory counts proportionally, where the system reports it', () => {
  if (!existsSync('/proc/self/smaps_rollup')) return;
  const before = memoryOf(process.pid);
  expect(before).toBeGreaterThan(1e6);
  expect(before).toBeLessThan(process.memoryUsage.rss());
});
