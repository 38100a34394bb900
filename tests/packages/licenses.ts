import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import correctSpelling from 'spdx-correct';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';

/** Licences (SPDX) that dependencies may have: permissive, or weak copyleft on unchanged files. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});
const packageSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.union([z.string(), z.array(z.object({ type: z.string() }))]).optional(),
});

/** A package of the lock file. */
export interface LockedPackage {
  /** Its folder in the project, such as `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression; undefined if the package declares none. */
  readonly license: string | undefined;
}

/** The licence that an installed package declares, in any of the historical ways. */
const installedLicense = (root: string, folder: string): string | undefined => {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (typeof license === 'string') return license;
  if (license !== undefined) return license.type;
  if (typeof licenses === 'string') return licenses;
  return licenses?.map(({ type }) => type).join(' OR ');
};

/**
 * Every package of `package-lock.json`, with the licence in the lock file, or else in the package.
 * @param root folder of the project
 */
export const lockedPackages = (root: string): LockedPackage[] => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version = '', license }]) => {
      const name = license ?? installedLicense(root, folder);
      return {
        folder,
        name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        license: name === undefined ? undefined : (correctSpelling(name) ?? name),
      };
    });
};

/**
 * Whether the allowed licences satisfy an SPDX expression; false for what is none. An exception (`WITH`) only adds rights.
 */
export const isAllowed = (expression: string): boolean => {
  try {
    return satisfies(expression.replaceAll(/ WITH [\w.-]+/g, ''), [...allowedLicenses]);
  } catch {
    // spdx-satisfies throws for an expression that it cannot parse, and has no other way to ask.
    return false;
  }
};
