import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/test-folder';
import { EditError } from './entries';
import { collectChanges } from './file-changes';

const root = temporaryFolder();
const read = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

beforeEach(() => {
  for (const file of ['first.json', 'second.json']) writeFileSync(join(root, file), `"${file}"`);
});

test('changes are seen before they are made, and made together', () => {
  const changes = collectChanges(root);
  changes.writeJson('first.json', { of: changes.readJson('first.json') });
  changes.move('first.json', 'folder/third.json');
  changes.remove('second.json');
  expect(changes.readJson('folder/third.json')).toEqual({ of: 'first.json' });
  expect(['first.json', 'second.json', 'folder/third.json'].map(changes.has)).toEqual([false, false, true]);
  expect(read('first.json')).toBe('"first.json"');
  changes.apply();
  expect(['first.json', 'second.json'].map(read)).toEqual([undefined, undefined]);
  expect(JSON.parse(read('folder/third.json') ?? '')).toEqual({ of: 'first.json' });
});

test('if one file cannot be written, all are as they were', () => {
  const changes = collectChanges(root);
  changes.write('new.json', '1');
  changes.move('first.json', 'moved.json');
  changes.write('second.json/below-a-file.json', '2');
  expect(changes.apply).toThrow(EditError);
  expect(changes.apply).toThrow(/^Nothing was changed/);
  expect(['first.json', 'second.json'].map(read)).toEqual(['"first.json"', '"second.json"']);
  expect(['new.json', 'moved.json'].map(read)).toEqual([undefined, undefined]);
});
