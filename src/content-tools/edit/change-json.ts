import { readFileSync, writeFileSync } from 'node:fs';
import { isObject } from '../../is-object';
import { parseJson } from '../read/parse-json';
import { EditError } from './entries';
import { formatJson } from './format-json';

/** @throws EditError if a file cannot be read */
export const readJson = (path: string): unknown => {
  const read = parseJson(readFileSync(path));
  if ('data' in read) return read.data;
  throw new EditError(`${path} ${read.fault.problem}. ${read.fault.fix}`);
};

/** A copy of plain data with one value replaced; an unknown path changes nothing. */
export const replaceValue = (data: unknown, path: readonly PropertyKey[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((entry, index) => (index === key ? replaceValue(entry, rest, value) : entry));
  if (!isObject(data) || !(String(key) in data)) return data;
  return { ...data, [String(key)]: replaceValue(data[String(key)], rest, value) };
};

/** Changes a JSON file and writes it in the project's format. */
export const changeJson = (path: string, change: (data: unknown) => unknown): void =>
  writeFileSync(path, formatJson(change(readJson(path))));
