import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** The CMS has a package of its own, apart from the site's (docs/decisions/0006). */
const folder = resolve('admin');

/** The command that installs it. */
export const installCommand = 'npm ci --prefix admin --ignore-scripts --no-audit --no-fund';

/** Tells whether the CMS is installed in the versions of its lock file. npm writes its note last. */
export const isInstalled = (): boolean => {
  const note = join(folder, 'node_modules/.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
};

const packages = createRequire(join(folder, 'package.json'));
const load = (name: string): unknown => packages(name);

/** The folder of Decap's script and of the chunks that it loads, and its version. */
export const decap = (): { folder: string; version: string } => {
  const { version } = z.object({ version: z.string() }).parse(load('decap-cms-app/package.json'));
  return { folder: dirname(packages.resolve('decap-cms-app')), version };
};

const isFunction = (value: unknown): boolean => typeof value === 'function';

export const loadEsbuild = () =>
  z.object({ build: z.custom<typeof import('esbuild').build>(isFunction) }).parse(load('esbuild')).build;
