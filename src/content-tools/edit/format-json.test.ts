import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyContent } from '../../../tests/test-content';
import { formatJson } from './format-json';

test('every content file is already written the way scripts write it', () => {
  const files = readdirSync(companyContent, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(join(companyContent, file), 'utf8');
    expect(formatJson(JSON.parse(text))).toBe(text);
  }
});

test('a list of short values is written on one line if it fits', () => {
  expect(formatJson({ list: ['a', 'b'], empty: [], none: {} })).toBe(
    '{\n  "list": ["a", "b"],\n  "empty": [],\n  "none": {}\n}\n',
  );
  const long = ['x'.repeat(60), 'y'.repeat(60)];
  expect(formatJson(long)).toBe(`[\n  "${long[0]}",\n  "${long[1]}"\n]\n`);
});

test('a line holds 110 characters, including the comma after it', () => {
  const value = (count: number) => ({ a: ['x'.repeat(count)], b: 1 });
  expect(formatJson(value(98)).split('\n')[1]).toHaveLength(110);
  expect(formatJson(value(99)).split('\n')[1]).toBe('  "a": [');
});
