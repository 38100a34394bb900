import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/test-folder';
import { createHotFiles } from './site-files';

const folder = temporaryFolder();
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** Takes a file several times, with time for the disk in between. */
const takeTimes = async (files: ReturnType<typeof createHotFiles>, name: string, times: number) => {
  let last: ReturnType<typeof files.take>;
  for (let time = 0; time < times; time += 1) {
    last = files.take(name);
    await settled();
  }
  return last;
};

/** Takes a file until it comes from memory, however long the disk takes. */
const takeKept = async (files: ReturnType<typeof createHotFiles>, name: string) => {
  const end = Date.now() + 10_000;
  let kept = files.take(name);
  while (!kept && Date.now() < end) kept = await takeTimes(files, name, 1);
  return kept;
};

test('a file is in memory once it has been asked for', async () => {
  put('page', 'hello');
  const files = createHotFiles(folder);
  expect(files.take('page')).toBeUndefined();
  expect((await takeKept(files, 'page'))?.toString()).toBe('hello');
});

test('a file that is not there stays unknown, without an error', async () => {
  expect(await takeTimes(createHotFiles(folder), 'nothing', 3)).toBeUndefined();
});

test('a large file stays on the disk', async () => {
  put('large', 'x'.repeat(11));
  expect(await takeTimes(createHotFiles(folder, { total: 100, largest: 10 }), 'large', 3)).toBeUndefined();
});

test('memory is limited', async () => {
  put('one', 'x'.repeat(60));
  put('two', 'x'.repeat(60));
  const files = createHotFiles(folder, { total: 100, largest: 100 });
  expect(await takeKept(files, 'one')).toBeDefined();
  expect(await takeTimes(files, 'two', 3)).toBeUndefined();
});
