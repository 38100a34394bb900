import { nameSlug } from '../../content-model/name-slug';
import { isObject } from '../../is-object';
import { inspectRepeats, inspectTexts, inspectValues, listTexts, readText } from '../read/inspect-texts';
import type { Content, Problem } from '../read/read-content';
import { fieldPath, findNameField } from '../schema/fields';

/** Fields by which the entries of a list are told apart, the first that an entry has. */
const names = ['name', 'title', 'label', 'link', 'alt'];

/** What an entry of a list is called; nothing for a block (it has a `type`), a row or a span of hours, which may be alike. */
const readName = (entry: unknown): string | undefined => {
  if (isObject(entry) && 'type' in entry) return undefined;
  const name = isObject(entry) ? names.map((field) => entry[field]).find(Boolean) : entry;
  return typeof name === 'string' ? name.trim().toLowerCase() : undefined;
};

/** Entries of a list that say the same, unless they are cells: the page would show one of them twice. */
export const checkRepeats = ({ files }: Content): Problem[] =>
  inspectValues(files, ({ value: list, path }, entry) => {
    // checkRedirects has rules for redirects.
    if (entry.kind === 'redirects' || !Array.isArray(list) || path.at(-1) === 'cells') return [];
    const listed = list.map(readName);
    return listed.flatMap((name, index) => {
      const before = listed.indexOf(name);
      if (name === undefined || before === index) return [];
      const problem = `is the same as ${fieldPath([...path, before])}`;
      const fix = 'Remove one of the two, or say what is different.';
      return { field: fieldPath([...path, index]), problem, fix };
    });
  });

/** No two pages may have one title, which is what search results and tabs show; other entries are told apart by their names. */
export const checkNames = ({ files }: Content): Problem[] =>
  inspectRepeats(
    files,
    ({ kind, path, schema, data }) => {
      const name = readText(data, findNameField(schema))?.trim();
      // Two people may have the same name.
      const among = path ? [] : [kind, readText(data, 'company')];
      return name && [name, ...among].join('\n').toLowerCase();
    },
    (other, { schema, path }) => ({
      field: findNameField(schema),
      problem: `is the same as in ${other}`,
      fix: path
        ? 'Say what kind of page it is: "Impex: case study".'
        : 'Remove one of the two files, or rename it.',
    }),
  );

/**
 * Names that differ only in capitals and punctuation would be one list with two names, or two lists of one subject: the form
 * that most entries have is right.
 */
export const checkTags = ({ files }: Content): Problem[] => {
  const tags = listTexts(files).filter(({ field }) => field.kind === 'tag');
  const alike = new Map<string, typeof tags>();
  for (const tag of tags) {
    const key = `${tag.entry.kind} ${String(tag.path[0])} ${nameSlug(tag.text).replaceAll('-', '')}`;
    alike.set(key, [...(alike.get(key) ?? []), tag]);
  }
  return [...alike.values()].flatMap((same) => {
    const count = (text: string): number => same.filter((tag) => tag.text === text).length;
    const [usual] = same.toSorted((a, b) => count(b.text) - count(a.text));
    return same.flatMap(({ entry: { file }, path, text }) => {
      if (!usual || text === usual.text) return [];
      const problem = `is "${text}", but "${usual.text}" in ${usual.entry.file}`;
      return { file, field: fieldPath(path), problem, fix: 'Write it alike everywhere.' };
    });
  });
};

/** A link of a page to itself leads nowhere. */
export const checkOwnLinks = ({ files }: Content): Problem[] =>
  inspectTexts(files, ({ text, field }, entry) =>
    field.kind === 'link' && text === entry.path
      ? {
          problem: 'leads to the page that it is on',
          fix: 'Write the address of the page that visitors need next.',
        }
      : undefined,
  );
