import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/test-folder';
import { dropForeignCache } from './gatsby-cache';

const project = process.cwd();
const kept = '.cache/redux';

const folder = temporaryFolder();

beforeAll(() => {
  for (const file of [
    'package.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'src/gatsby-node/content-node.ts',
  ])
    cpSync(join(project, file), join(folder, file));
  process.chdir(folder);
});

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.ASSET_HOST;
  delete process.env.CONTENT_DIR;
});

afterAll(() => process.chdir(project));

test('its own cache stays', () => {
  dropForeignCache();
  writeFileSync(kept, '');
  dropForeignCache();
  expect(existsSync(kept)).toBe(true);
});

test.each<[string, () => void]>([
  ['for another ASSET_HOST', () => Object.assign(process.env, { ASSET_HOST: 'https://cdn.example' })],
  ['of other content', () => Object.assign(process.env, { CONTENT_DIR: 'elsewhere' })],
  ['by other code', () => writeFileSync('src/gatsby-node/content-node.ts', '// other')],
  ['in another folder', () => writeFileSync('.cache/webpack/made-for', '/elsewhere')],
  ['by a version that left no note', () => rmSync('.cache/webpack/made-for')],
])('a cache made %s is dropped, with what was built from it', (_what, change) => {
  dropForeignCache();
  writeFileSync(kept, '');
  mkdirSync('public', { recursive: true });
  change();
  dropForeignCache();
  expect([existsSync(kept), existsSync('public')]).toEqual([false, false]);
});
