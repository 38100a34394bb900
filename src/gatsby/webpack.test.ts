import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/temporary-folder';
import { keepFacesApart, pageVersion, shortenClassNames } from './webpack';

const folder = temporaryFolder();

test('the version of the pages changes with a rule in any folder and with what they are finished with, and with nothing else', () => {
  for (const name of ['deep', 'start']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'start/start.js'), '');
  writeFileSync(join(folder, 'base.css'), 'p { color: red }');
  writeFileSync(join(folder, 'deep/part.css'), 'a { color: red }');
  const before = pageVersion(folder);
  writeFileSync(join(folder, 'code.ts'), 'export {}');
  expect(pageVersion(folder)).toBe(before);
  writeFileSync(join(folder, 'deep/part.css'), 'a { color: blue }');
  const after = pageVersion(folder);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, 'start/start.js'), 'begin()');
  expect(pageVersion(folder)).not.toBe(after);
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

test('small faces stay files, other rules stay as they are', () => {
  const rules = [
    { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: ['url'] },
    { test: /\.css$/, use: ['style'] },
    { oneOf: [] },
  ];
  const [, ...others] = structuredClone(rules);
  keepFacesApart(rules, 'file');
  expect(rules[0]?.use).toEqual(['file']);
  expect(rules.slice(1)).toEqual(others);
});
