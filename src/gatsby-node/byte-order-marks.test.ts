import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/test-folder';
import { removeByteOrderMarks } from './byte-order-marks';

const folder = temporaryFolder();

test('the mark is removed, and nothing else changes', () => {
  const marked = join(folder, 'marked.json');
  writeFileSync(marked, '\ufeff{ "name": "Asha \ufeff" }\r\n');
  writeFileSync(join(folder, 'plain.json'), '{}');
  writeFileSync(join(folder, 'note.txt'), '\ufeffnot ours');
  expect(removeByteOrderMarks(folder)).toEqual([marked]);
  expect(readFileSync(marked, 'utf8')).toBe('{ "name": "Asha \ufeff" }\r\n');
  expect(readFileSync(join(folder, 'note.txt'), 'utf8')).toBe('\ufeffnot ours');
  expect(removeByteOrderMarks(folder)).toEqual([]);
});
