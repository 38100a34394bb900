import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/temporary-folder';
import { stylesVersion } from './webpack';

const folder = temporaryFolder();

test('the version of the styles changes with a rule in any folder, and with nothing else', () => {
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'base.css'), 'p { color: red }');
  writeFileSync(join(folder, 'deep/part.css'), 'a { color: red }');
  const before = stylesVersion(folder);
  writeFileSync(join(folder, 'code.ts'), 'export {}');
  expect(stylesVersion(folder)).toBe(before);
  writeFileSync(join(folder, 'deep/part.css'), 'a { color: blue }');
  expect(stylesVersion(folder)).not.toBe(before);
});
