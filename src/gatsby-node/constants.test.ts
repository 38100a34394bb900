import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyContent } from '../../tests/test-companies';
import { defineHtmlConstants, readLocale, stylesVersion } from './constants';

test.each([
  ['en-IN', { one: [1] }],
  ['fr-FR', { one: [0, 1] }],
  ['ja-JP', {}],
])('plural categories of %s', (tag, plurals) => {
  // French has "many" for millions.
  expect(readLocale(tag).plurals).toEqual(tag === 'fr-FR' ? { ...plurals, many: [] } : plurals);
});

test.each([
  ['en-IN', 2],
  ['en-GB', 3],
])('groups of digits of %s', (tag, size) => {
  expect(readLocale(tag).groupSize).toBe(size);
});

test.each([
  ['en-IN', '{day} {month} {year}', 'March', ',', '.'],
  ['en-US', '{month} {day}, {year}', 'March', ',', '.'],
  ['de-DE', '{day}. {month} {year}', 'März', '.', ','],
  // Of Arabia's own calendar and Egypt's own digits there are none.
  ['ar-SA', '{day} {month} {year}', 'مارس', ',', '.'],
  ['ar-EG', '{day} {month} {year}', 'مارس', ',', '.'],
  // In a date Polish uses the genitive.
  ['pl-PL', '{day} {month} {year}', 'marca', '\u00a0', ','],
])('dates and numbers of %s', (tag, date, march, group, decimal) => {
  const locale = readLocale(tag);
  expect(locale).toMatchObject({ tag, date, group, decimal });
  expect(locale.months).toHaveLength(12);
  expect(locale.months[2]).toBe(march);
});

let source: string;
const write = (file: string, text: string) => writeFileSync(join(source, file), text);

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'styles-version-'));
  mkdirSync(join(source, 'styles'));
  mkdirSync(join(source, 'layout'));
  write('layout/footer.module.css', '.footer { gap: 1px }');
  write('layout/footer.tsx', 'one');
  write('styles/breakpoints.ts', 'one');
  write(
    'styles/fonts.css',
    '@font-face { src: url("/fonts/display.0a1b.woff2") } @font-face { src: url("/fonts/text-latin.2c3d.woff2") }',
  );
  write('theme.json', readFileSync(join(companyContent, 'theme.json'), 'utf8'));
});
afterEach(() => rmSync(source, { recursive: true }));

describe('the version of the styles', () => {
  test.each(['layout/footer.module.css', 'styles/breakpoints.ts', 'theme.json'])(
    'changes with %s',
    (file) => {
      const before = stylesVersion(source, source);
      write(file, 'two');
      expect(stylesVersion(source, source)).not.toBe(before);
    },
  );

  test('stays the same when other code changes', () => {
    const before = stylesVersion(source, source);
    write('layout/footer.tsx', 'two');
    expect(stylesVersion(source, source)).toBe(before);
  });
});

test('the bundle of the HTML knows the company of the content folder', () => {
  write('site.json', JSON.stringify({ name: 'Fernbank', locale: 'en-GB', email: 'a@b.example' }));
  const defined: Record<string, string>[] = [];
  const plugins = { define: (constants: Record<string, string>) => defined.push(constants) };
  const actions = { setWebpackConfig: () => undefined };
  defineHtmlConstants({ stage: 'build-html', actions, plugins } as never, source, source);
  expect(JSON.parse(defined[0]?.SITE ?? '')).toEqual({
    name: 'Fernbank',
    locale: 'en-GB',
    themeColor: '#0b2a35',
  });
  expect(JSON.parse(defined[0]?.PRELOADED_FONTS ?? '')).toEqual(['/fonts/display.0a1b.woff2']);
});
