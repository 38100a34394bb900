import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');

test.each(['--face-text', '--face-display'])('the first family of %s has one file', (token) => {
  const [, family] = new RegExp(`${token}:\\s*"([^"]+)"`).exec(css) ?? [];
  expect(css.split(`font-family: "${family}";`)).toHaveLength(2);
});
