import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isAllowed, lockedPackages } from './licenses';

const root = resolve(__dirname, '../..');
const admin = join(root, 'admin');
const packages = [...lockedPackages(root), ...lockedPackages(admin)];
const dependencies = z.record(z.string(), z.string());
const own = z
  .object({ dependencies, devDependencies: dependencies })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const ofAdmin = z
  .object({ dependencies })
  .parse(JSON.parse(readFileSync(join(admin, 'package.json'), 'utf8')));
const lock = z
  .object({ packages: z.record(z.string(), z.object({ dependencies: dependencies.optional() })) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Packages without a licence field; the licence file in the package was read. */
const readByHand: Readonly<Record<string, string>> = {
  'linkfs@2.1.0': 'Unlicense',
  'valid-url@1.0.9': 'MIT',
  // Parts of Decap; those that are not installed declare nothing, so the rest of them is listed, too.
  '@mapbox/jsonlint-lines-primitives@2.0.2': 'MIT',
  'fuzzy@0.1.3': 'MIT',
  'semaphore@1.1.0': 'MIT',
  'sort-asc@0.1.0': 'MIT',
  'sort-desc@0.1.1': 'MIT',
  'sort-object@0.3.2': 'MIT',
  'trim@0.0.1': 'MIT',
};

test('every package in the lock files is under a licence that is allowed', () => {
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

/** The folder of the package that `name` means when it is imported from `folder`, as Node finds it. */
const resolveFrom = (folder: string, name: string): string | undefined => {
  for (let above = folder; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const candidate = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (candidate in lock.packages) return candidate;
    if (above === '' || !above.includes('/node_modules/')) {
      return `node_modules/${name}` in lock.packages ? `node_modules/${name}` : undefined;
    }
  }
};

test('of what reaches the browser there is one copy each', () => {
  const reached = new Set<string>();
  // gatsby-link imports one file of it (apply-trailing-slash-option), which imports nothing.
  const leaves = ['gatsby-page-utils'];
  const reach = (from: string, name: string) => {
    const folder = resolveFrom(from, name);
    if (folder === undefined || reached.has(folder) || leaves.includes(name)) return;
    reached.add(folder);
    for (const next of Object.keys(lock.packages[folder]?.dependencies ?? {})) reach(folder, next);
  };
  for (const name of ['react', 'react-dom', 'react-slick', 'react-hot-toast']) reach('', name);
  for (const name of ['gatsby-link', 'gatsby-react-router-scroll', 'gatsby-script']) {
    reach('node_modules/gatsby', name);
  }
  reach('node_modules/gatsby', '@gatsbyjs/reach-router');
  const names = [...reached].map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(12);
});

test('the parts of the editor in the browser have exact versions, and no lock file names a registry', () => {
  for (const version of Object.values(ofAdmin.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const folder of [root, admin]) {
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  }
  // tsx installs the same version for the site's scripts.
  const locked = packages.filter(({ name }) => name === 'esbuild');
  expect([...new Set(locked.map(({ version }) => version))]).toEqual([ofAdmin.dependencies.esbuild]);
});

test('docs/dependencies.md has a line for every dependency, and for no other', () => {
  const table = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const listed = [...table.matchAll(/^\| ([^|]+?) +\|/gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => name !== 'package' && !name.startsWith('---'));
  const isListed = (name: string) =>
    listed.some((entry) => entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))));
  const all = Object.keys({ ...own.dependencies, ...own.devDependencies, ...ofAdmin.dependencies });
  expect(all.filter((name) => !isListed(name))).toEqual([]);
  const isThere = (entry: string) =>
    all.some((name) => name === entry || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))));
  expect(listed.filter((entry) => !isThere(entry))).toEqual([]);
});
