import { readFileSync, writeFileSync } from 'node:fs';
import { isObject } from '../../is-object';
import { formatJson } from '../format-json';

/** The parsed JSON of a file. */
export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A copy of plain data with one value replaced; an unknown path changes nothing. */
export const withValue = (data: unknown, path: readonly PropertyKey[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((entry, index) => (index === key ? withValue(entry, rest, value) : entry));
  if (!isObject(data) || !(String(key) in data)) return data;
  return { ...data, [String(key)]: withValue(data[String(key)], rest, value) };
};

/** Changes a JSON file and writes it in the project's format. */
export const changeJson = (path: string, change: (data: unknown) => unknown): void =>
  writeFileSync(path, formatJson(change(readJson(path))));
