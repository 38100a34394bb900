import { basename, resolve } from 'node:path';
import { filesBelow } from '../gatsby-node/files-below';

test('no two style sheets have the same name, which is a part of their class names', () => {
  const names = filesBelow(resolve('src'))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
