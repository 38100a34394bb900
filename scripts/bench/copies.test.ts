import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '../../src/content-tools/check/check-content';
import { temporaryFolder } from '../../tests/test-folder';
import { copyOf, editMenu, editOne, withoutGroups, writeCopies } from './copies';

const root = temporaryFolder();

test('a copy has a title of its own and the pictures of the original', () => {
  const text = JSON.stringify({ order: 3, title: 'Impex', image: { src: './impex.jpg' } });
  expect(JSON.parse(copyOf(text, 7))).toEqual({ order: 3, title: 'Impex 7', image: { src: './impex.jpg' } });
});

test('a menu without groups keeps its items', () => {
  const text = JSON.stringify({ header: [{ name: 'Services', children: 'service' }], footer: [1] });
  expect(JSON.parse(withoutGroups(text))).toEqual({ header: [{ name: 'Services' }], footer: [1] });
});

test('copies of the content, an edit of one and one of the menu have no mistakes', () => {
  const folder = join(root, 'content');
  writeCopies(resolve('content'), folder, 3);
  expect(existsSync(join(folder, 'projects/impex-3.json'))).toBe(true);
  expect(existsSync(join(folder, 'clients/noor-harbour-clinics-2.json'))).toBe(false);
  const file = editOne(folder);
  expect(readFileSync(file, 'utf8')).toMatch(/"tagline": ".*, again\."/);
  editMenu(folder);
  expect(readFileSync(join(folder, 'navigation.json'), 'utf8')).toContain('"Our Services"');
  expect(checkContent(folder).problems).toEqual([]);
  writeFileSync(file, '{');
  expect(checkContent(folder).problems).not.toEqual([]);
});
