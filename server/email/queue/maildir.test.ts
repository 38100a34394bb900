import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/test-folder';
import { errorCode } from '../error-code';
import {
  diskOperations,
  type FileOperations,
  listMail,
  prepareMaildir,
  putMail,
  removeLeftovers,
} from './maildir';

const folder = temporaryFolder();
const content = Buffer.from('Subject: x\n\nनमस्ते\n');
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

const recorded = (fail?: keyof FileOperations) => {
  const steps: string[] = [];
  const step =
    <Arguments extends unknown[]>(name: keyof FileOperations, run: (...given: Arguments) => Promise<void>) =>
    async (...given: Arguments) => {
      steps.push(name);
      if (name === fail) throw full;
      await run(...given);
    };
  const files: FileOperations = {
    write: step('write', diskOperations.write),
    rename: step('rename', diskOperations.rename),
    syncFolder: step('syncFolder', diskOperations.syncFolder),
    unlink: step('unlink', diskOperations.unlink),
  };
  return { files, steps };
};

test('the folders are made, for the owner alone, and making them again changes nothing', () => {
  const path = join(folder, 'deep', 'mail');
  prepareMaildir(path);
  writeFileSync(join(path, 'new', 'letter'), 'x');
  prepareMaildir(path);
  expect(statSync(join(path, 'cur')).mode & 0o777).toBe(0o700);
  expect(existsSync(join(path, '.Junk', 'maildirfolder'))).toBe(true);
  expect(existsSync(join(path, 'maildirfolder'))).toBe(false);
  expect(readFileSync(join(path, 'new', 'letter'), 'utf8')).toBe('x');
});

test('a folder that cannot be made is an error', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareMaildir(join(folder, 'file'))).toThrow(/EEXIST|ENOTDIR/);
});

test('a message is synced before it is named, and its name before it counts as kept', async () => {
  prepareMaildir(folder);
  const { files, steps } = recorded();
  await putMail(folder, 'one', content, files);
  expect(steps).toEqual(['write', 'rename', 'syncFolder']);
  expect(readFileSync(join(folder, 'new', 'one'))).toEqual(content);
  expect(statSync(join(folder, 'new', 'one')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(folder, 'tmp', 'one'))).toBe(false);
});

test.each(['write', 'rename', 'syncFolder'] as const)('when %s fails nothing stays', async (operation) => {
  const name = `fails-${operation}`;
  await expect(putMail(folder, name, content, recorded(operation).files)).rejects.toBe(full);
  expect(existsSync(join(folder, 'tmp', name))).toBe(false);
  expect(existsSync(join(folder, 'new', name))).toBe(false);
});

test('a message never overwrites another', async () => {
  writeFileSync(join(folder, 'tmp', 'taken'), 'other');
  await expect(putMail(folder, 'taken', content)).rejects.toThrow('EEXIST');
});

test('messages are listed oldest first; a missing folder is an empty one', async () => {
  const path = join(folder, 'list');
  mkdirSync(join(path, 'new'), { recursive: true });
  for (const name of ['3', '1', '.hidden', '2']) writeFileSync(join(path, 'new', name), '');
  expect(await listMail(path, 'new')).toEqual(['1', '2', '3']);
  expect(await listMail(path, 'cur')).toEqual([]);
});

test('drafts of processes that died are removed after 36 hours', async () => {
  const path = join(folder, 'leftovers');
  mkdirSync(join(path, 'tmp'), { recursive: true });
  const now = Date.now();
  for (const [name, hours] of [
    ['old', 37],
    ['young', 35],
  ] as const) {
    writeFileSync(join(path, 'tmp', name), '');
    const seconds = (now - hours * 3_600_000) / 1000;
    utimesSync(join(path, 'tmp', name), seconds, seconds);
  }
  await removeLeftovers(path, now);
  expect(existsSync(join(path, 'tmp', 'old'))).toBe(false);
  expect(existsSync(join(path, 'tmp', 'young'))).toBe(true);
});

test.each([
  [full, 'ENOSPC'],
  [new Error('x'), 'unknown'],
  ['x', 'unknown'],
  [undefined, 'unknown'],
])('%s has code %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
