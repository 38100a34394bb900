import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/temporary-folder';
import { shortenClassNames, stylesVersion } from './webpack';

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

test('classes of CSS Modules get short names wherever the rules set them', () => {
  const long = '[name]--[local]--[hash:hex:5]';
  const loader = { loader: 'css-loader', options: { modules: { localIdentName: long, namedExport: true } } };
  const rules = [
    { oneOf: [{ test: /css/, use: ['style', structuredClone(loader)] }] },
    { use: structuredClone(loader) },
  ];
  shortenClassNames(rules);
  expect(JSON.stringify(rules)).not.toContain('[local]');
  expect(JSON.stringify(rules).match(/\[hash:base52:5\]/g)).toHaveLength(2);
  expect(JSON.stringify(rules)).toContain('"namedExport":true');
});
