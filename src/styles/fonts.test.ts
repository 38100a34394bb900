import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

test.each(['--face-text', '--face-display'])('the first family of %s has one file', (token) => {
  const [, family] = new RegExp(`${token}: "([^"]+)"`).exec(read('tokens.css')) ?? [];
  expect(read('fonts.css').split(`font-family: "${family}";`)).toHaveLength(2);
});
