import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../src/content-tools/check/check-content';
import type { Problem } from '../src/content-tools/read/read-content';
import { filesBelow } from '../src/gatsby-node/files-below';
import { companyContent } from './test-companies';

export { companyContent };

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A copy of that content, which tests may damage; its pictures are empty files. */
export interface ContentFolder {
  root: string;
  /** Sets one value of a JSON file; `undefined` removes the field, or the list entry. */
  set(file: string, path: readonly (string | number)[], value: Json | undefined): void;
  write(file: string, text: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
  problems(): Problem[];
}

/** Makes a copy of the content for a test file; each test finds it undamaged. */
export const contentFolder = (): ContentFolder => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const from of filesBelow(companyContent)) {
    const to = join(root, from.slice(companyContent.length));
    mkdirSync(dirname(to), { recursive: true });
    if (from.endsWith('.json')) copyFileSync(from, to);
    else writeFileSync(to, '');
  }

  const touched = new Set<string>();
  afterEach(() => {
    for (const file of touched) {
      const original = join(companyContent, file);
      if (existsSync(original)) copyFileSync(original, join(root, file));
      else rmSync(join(root, file), { force: true });
    }
    touched.clear();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const touch = (file: string): string => {
    touched.add(file);
    return join(root, file);
  };
  const write = (file: string, text: string): void => writeFileSync(touch(file), text);
  return {
    root,
    write,
    rename: (from, to) => renameSync(touch(from), touch(to)),
    remove: (file) => rmSync(touch(file)),
    problems: () => checkContent(root).problems,
    set(file, path, value) {
      const data: Json = JSON.parse(readFileSync(join(root, file), 'utf8'));
      const last = path.at(-1);
      const parent = path.slice(0, -1).reduce<Json | undefined>((place, key) => {
        if (Array.isArray(place)) return place[Number(key)];
        return typeof place === 'object' && place !== null ? place[key] : undefined;
      }, data);
      if (last === undefined || typeof parent !== 'object' || parent === null) {
        throw new Error(`${file} has no place ${path.join('.')}`);
      }
      if (Array.isArray(parent)) {
        if (value === undefined) parent.splice(Number(last), 1);
        else parent[Number(last)] = value;
      } else if (value === undefined) delete parent[last];
      else parent[last] = value;
      write(file, JSON.stringify(data, null, 2));
    },
  };
};

/** The JSON of one of its files. */
export const companyJson = (file: string): Json =>
  JSON.parse(readFileSync(join(companyContent, file), 'utf8'));
