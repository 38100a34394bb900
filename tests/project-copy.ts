import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What a site is built from and served with, besides its content. */
const parts = ['src', 'server', 'static', 'scripts', 'package.json', 'tsconfig.json'];

interface CopyOptions {
  /** Further parts of the project. */
  readonly more?: readonly string[];
  /** Folders that the copy shares with the project. */
  readonly shared?: readonly string[];
  /** The content folder; undefined for a copy that gets its own. */
  readonly content?: string;
}

/**
 * Copies the project to a folder in which it can be built and served without touching the original. What earlier
 * builds left there stays, and files keep their timestamps, so that caches remain valid.
 */
export const copyProject = (
  folder: string,
  { more = [], shared = ['node_modules'], content }: CopyOptions = {},
): void => {
  mkdirSync(folder, { recursive: true });
  const configs = readdirSync('.').filter((name) => name.startsWith('gatsby-'));
  const copies = [...parts, ...configs, ...more].map((part) => [part, part] as const);
  for (const [from, to] of content === undefined ? copies : [...copies, [content, 'content'] as const]) {
    rmSync(join(folder, to), { recursive: true, force: true });
    cpSync(from, join(folder, to), { recursive: true, preserveTimestamps: true });
  }
  for (const name of shared) {
    if (!existsSync(join(folder, name))) symlinkSync(resolve(name), join(folder, name), 'junction');
  }
};

/** Copies everything that a commit would contain, and what is installed; the editor's package installs itself. */
export const copyClone = (folder: string): void => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
};
