import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/content-tools/check/check-content';
import { readJson } from '../change-json';
import { companyContent, companyJson } from '../test-content';
import { temporaryFolder } from '../test-folder';
import { editOne, writeCopies } from './copies';

const folder = join(temporaryFolder(), 'content');
const read = (file: string) => readJson(join(folder, file));
beforeAll(() => writeCopies(companyContent, folder, 3));

test('a copy has a title of its own and everything else of the original', () => {
  expect(read('projects/vhuman-3.json')).toEqual({
    ...Object(companyJson('projects/vhuman.json')),
    title: 'vHuman 3',
  });
  expect(existsSync(join(folder, 'projects/vhuman-4.json'))).toBe(false);
});

test('entries without a page have no copies', () => {
  expect(existsSync(join(folder, 'clients/nandur-pumps-2.json'))).toBe(false);
});

test('copies of the content and an edit of one have no mistakes', () => {
  const file = editOne(folder);
  expect(readFileSync(file, 'utf8')).toMatch(/"tagline": ".*, again\."/);
  expect(checkContent(folder).problems).toEqual([]);
  writeFileSync(file, '{');
  expect(checkContent(folder).problems).not.toEqual([]);
});
