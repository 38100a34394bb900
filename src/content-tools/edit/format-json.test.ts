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
