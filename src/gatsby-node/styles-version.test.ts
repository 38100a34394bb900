import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stylesVersion } from './styles-version';

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
