import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineHtmlConstants, stylesVersion } from './html-constants';

let source: string;
const write = (file: string, text: string) => writeFileSync(join(source, file), text);

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'styles-version-'));
  mkdirSync(join(source, 'styles'));
  mkdirSync(join(source, 'layout'));
  write('layout/footer.module.css', '.footer { gap: 1px }');
  write('layout/footer.tsx', 'one');
  write('styles/breakpoints.ts', 'one');
});
afterEach(() => rmSync(source, { recursive: true }));

describe('the version of the styles', () => {
  test.each(['layout/footer.module.css', 'styles/breakpoints.ts'])('changes with %s', (file) => {
    const before = stylesVersion(source);
    write(file, 'two');
    expect(stylesVersion(source)).not.toBe(before);
  });

  test('stays the same when other code changes', () => {
    const before = stylesVersion(source);
    write('layout/footer.tsx', 'two');
    expect(stylesVersion(source)).toBe(before);
  });
});

test('the bundle of the HTML knows the company of the content folder', () => {
  write(
    'site.json',
    JSON.stringify({ name: 'Fernbank', locale: 'en-GB', themeColor: '#123', email: 'a@b.example' }),
  );
  const defined: Record<string, string>[] = [];
  const plugins = { define: (constants: Record<string, string>) => defined.push(constants) };
  const actions = { setWebpackConfig: () => undefined };
  defineHtmlConstants({ stage: 'build-html', actions, plugins } as never, source, source);
  expect(JSON.parse(defined[0]?.SITE ?? '')).toEqual({
    name: 'Fernbank',
    locale: 'en-GB',
    themeColor: '#123',
  });
});
