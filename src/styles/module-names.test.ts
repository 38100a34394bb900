import { basename, resolve } from 'node:path';
import { filesBelow } from '../gatsby-node/files-below';
import { moduleNames, nameClass, nameModule } from './class-names';

test('no two style sheets have the same name, which is a part of their class names', () => {
  const names = filesBelow(resolve('src'))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const short = names.map(nameModule);
  expect(names.filter((_name, index) => short.indexOf(short[index] ?? '') !== index)).toEqual([]);
});

test('classes of a module differ, also from those of another, and show their module', () => {
  const name = (file: string, local: string) => nameClass({ resourcePath: `/src/${file}` }, '', local);
  const header = [name('header.module.css', 'bar'), name('header.module.css', 'logo')];
  expect(new Set([...header, name('menu.module.css', 'bar')]).size).toBe(3);
  expect(header.join(' ').match(moduleNames)).toEqual(Array(2).fill(nameModule('header.module.css')));
  expect(name('header.module.css', 'bar')).toBe(header[0]);
});
