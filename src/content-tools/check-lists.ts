import { isObject } from '../is-object';
import { fieldPath, fieldsOf, walkFields } from './fields-of';
import type { Content, Problem } from './read';

/** Fields by which the entries of a list are told apart, the first that an entry has. */
const names = ['name', 'title', 'label', 'days', 'link', 'from', 'alt'];

const nameOf = (entry: unknown): string | undefined => {
  const name = isObject(entry) ? names.map((field) => entry[field]).find(Boolean) : entry;
  return typeof name === 'string' ? name.trim().toLowerCase() : undefined;
};

/** Entries of a list that say the same: the page would show one of them twice. */
export const checkRepeats = ({ files }: Content): Problem[] => {
  const problems: Problem[] = [];
  for (const { file, kind, schema, data } of files) {
    // Its rules are those of checkRedirects.
    if (kind === 'redirects') continue;
    walkFields(fieldsOf(schema), data, (_field, list, path) => {
      if (!Array.isArray(list)) return;
      const seen = new Map<string, number>();
      list.forEach((entry, index) => {
        const name = nameOf(entry);
        const before = name === undefined ? undefined : seen.get(name);
        if (before !== undefined) {
          problems.push({
            file,
            field: fieldPath([...path, index]),
            problem: `is the same as ${fieldPath([...path, before])}`,
            fix: 'Remove one of the two, or say what is different.',
          });
        } else if (name !== undefined) seen.set(name, index);
      });
    });
  }
  return problems;
};

/** Entries without a page of their own are told apart by their names; those with one by their titles (checkTitles). */
export const checkNames = ({ files }: Content): Problem[] => {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, kind, path, data }): Problem[] => {
    if (path || !isObject(data)) return [];
    const field = ['name', 'title'].find((candidate) => typeof data[candidate] === 'string');
    if (!field) return [];
    // Two people may have the same name.
    const key = [kind, data[field], data.company ?? ''].join('\n').toLowerCase();
    const other = seen.get(key);
    seen.set(key, other ?? file);
    if (other === undefined) return [];
    return [
      {
        file,
        field,
        problem: `is the same as in ${other}`,
        fix: 'Remove one of the two files, or rename it.',
      },
    ];
  });
};

/** A link of a page to itself leads nowhere. */
export const checkOwnLinks = ({ files }: Content): Problem[] =>
  files.flatMap(({ file, path: own, schema, data }) => {
    const problems: Problem[] = [];
    walkFields(fieldsOf(schema), data, (field, value, path) => {
      if (field.kind !== 'link' || own === undefined || value !== own) return;
      const fix = 'Write the address of the page that visitors need next.';
      problems.push({ file, field: fieldPath(path), problem: 'leads to the page that it is on', fix });
    });
    return problems;
  });
