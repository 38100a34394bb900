import { readFileSync, writeFileSync } from 'node:fs';
import { formatJson } from '../src/content-tools/edit/format-json';

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Changes a JSON file and writes it in the project's format. */
export const changeJson = (path: string, change: (data: unknown) => unknown): void =>
  writeFileSync(path, formatJson(change(readJson(path))));
