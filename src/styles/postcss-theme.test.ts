import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { companyContent } from '../../tests/test-companies';
import { temporaryFolder } from '../../tests/test-folder';
import { postcssTheme } from './postcss-theme';

const content = temporaryFolder();

const run = (css: string, from = 'src/layout/footer.module.css', plugin = postcssTheme(companyContent)) =>
  postcss([plugin]).process(css, { from }).css;

test('tokens.css begins with the tokens of the theme', () => {
  const css = run(':root {\n  --text-s: 1rem;\n}\n', 'src/styles/tokens.css');
  expect(css).toMatch(/^:root \{\n {2}--ink: #0b2a35;[^}]*--text-s: 1rem;\n\}/);
  expect(css).toContain('--ink-soft: #3a5560;');
  expect(css).toContain('--ring-1: #127b8b;');
  expect(css).not.toContain('--pebble');
});

test.each([
  ['rgb(from var(--foam) r g b / 45%)', 'rgb(169 221 211 / 45%)'],
  ['1px solid rgb(from var(--ring-3) r g b)', '1px solid rgb(53 169 172)'],
  ['env(--pill)', '99px'],
  ['env(--haze-sea)', '231 245 241'],
  ['env(--track)', '#cfdcd8'],
  ['env(safe-area-inset-top)', 'env(safe-area-inset-top)'],
])('%s becomes %s', (value, expected) => {
  expect(run(`a { --x: ${value} }`)).toBe(`a { --x: ${expected} }`);
});

test('a token that no theme has stops the build', () => {
  expect(() => run('a { color: env(--lagoon) }')).toThrow('The theme has no --lagoon');
});

test('in develop a theme with a mistake leaves the styles as they are', () => {
  const file = join(content, 'theme.json');
  const right = readFileSync(join(companyContent, 'theme.json'), 'utf8');
  writeFileSync(file, right);
  const plugin = postcssTheme(content);
  const write = () => run('a { color: env(--track) }', undefined, plugin);
  expect(write()).toContain('#cfdcd8');
  writeFileSync(file, right.replace('"#cfdcd8"', '"grey"'));
  expect(write()).toContain('#cfdcd8');
  writeFileSync(file, right.replace('"#cfdcd8"', '"#abcdef"'));
  expect(write()).toContain('#abcdef');
});
