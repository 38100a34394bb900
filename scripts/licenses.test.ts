import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isAllowed, lockedPackages } from './licenses';

const root = resolve(__dirname, '..');
const packages = lockedPackages(root);
const dependencies = z.record(z.string(), z.string());
const own = z
  .object({ dependencies, devDependencies: dependencies })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const lock = z
  .object({ packages: z.record(z.string(), z.object({ dependencies: dependencies.optional() })) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Packages that tell no licence in a field; the file in the package was read. */
const readByHand: Readonly<Record<string, string>> = {
  'linkfs@2.1.0': 'Unlicense',
  'valid-url@1.0.9': 'MIT',
};

test('every package in the lock file is under a licence that is allowed', () => {
  const refused = packages
    .map(({ name, version, license }) => ({ name: `${name}@${version}`, license }))
    .map(({ name, license }) => ({ name, license: license ?? readByHand[name] }))
    .filter(({ license }) => license === undefined || !isAllowed(license));
  expect(packages.length).toBeGreaterThan(500);
  expect(refused).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['Apache-2.0 WITH LLVM-exception', true],
  ['GPL-3.0-only', false],
  ['MIT AND AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
])('%s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('of what reaches the browser there is one version each', () => {
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    const folder = packages.find((one) => one.name === name)?.folder ?? '';
    for (const next of Object.keys(lock.packages[folder]?.dependencies ?? {})) reach(next);
  };
  for (const name of [
    'react',
    'react-dom',
    'react-slick',
    'react-hot-toast',
    'gatsby-link',
    'gatsby-react-router-scroll',
    'gatsby-script',
    '@gatsbyjs/reach-router',
  ]) {
    reach(name);
  }
  const folders = [...reached].map((name) =>
    packages.filter((one) => one.name === name).map(({ folder }) => folder),
  );
  expect(folders.filter((copies) => copies.length !== 1)).toEqual([]);
  expect(folders.length).toBeGreaterThan(10);
});

test('the README has a line for every dependency, and for no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('## The parts'));
  const told = [...table.matchAll(/^\| ([^|]+?) +\|/gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => name !== 'part' && !name.startsWith('---'));
  const isTold = (name: string) =>
    told.some((entry) => entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))));
  const all = Object.keys({ ...own.dependencies, ...own.devDependencies });
  expect(all.filter((name) => !isTold(name))).toEqual([]);
  const isThere = (entry: string) =>
    all.some((name) => name === entry || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))));
  expect(told.filter((entry) => !isThere(entry))).toEqual([]);
});
