import { isObject } from '../../is-object';
import { inspectRepeats, inspectTexts, listEntryValues, readText } from '../read/inspect-texts';
import type { Content, Problem } from '../read/read-content';
import { fieldPath, findNameField } from '../schema/fields';

/** Fields by which the entries of a list are told apart, the first that an entry has. */
const names = ['name', 'title', 'label', 'days', 'link', 'from', 'alt'];

const readName = (entry: unknown): string | undefined => {
  const name = isObject(entry) ? names.map((field) => entry[field]).find(Boolean) : entry;
  return typeof name === 'string' ? name.trim().toLowerCase() : undefined;
};

/** Entries of a list that say the same: the page would show one of them twice. */
export const checkRepeats = ({ files }: Content): Problem[] =>
  files.flatMap((entry) => {
    // checkRedirects has rules for redirects.
    if (entry.kind === 'redirects') return [];
    return listEntryValues(entry).flatMap(({ value: list, path }): Problem[] => {
      const listed = Array.isArray(list) ? list.map(readName) : [];
      return listed.flatMap((name, index) => {
        const before = listed.indexOf(name);
        if (name === undefined || before === index) return [];
        return {
          file: entry.file,
          field: fieldPath([...path, index]),
          problem: `is the same as ${fieldPath([...path, before])}`,
          fix: 'Remove one of the two, or say what is different.',
        };
      });
    });
  });

/** Entries without a page are told apart by their names; those with one by their titles (checkTitles). */
export const checkNames = ({ files }: Content): Problem[] =>
  inspectRepeats(
    files,
    ({ kind, path, schema, data }) => {
      const name = path ? undefined : readText(data, findNameField(schema));
      // Two people may have the same name.
      return name && [kind, name, readText(data, 'company')].join('\n').toLowerCase();
    },
    (other, { schema }) => ({
      field: findNameField(schema),
      problem: `is the same as in ${other}`,
      fix: 'Remove one of the two files, or rename it.',
    }),
  );

/** A link of a page to itself leads nowhere. */
export const checkOwnLinks = ({ files }: Content): Problem[] =>
  inspectTexts(files, ({ text, field, entry }) =>
    field.kind === 'link' && text === entry.path
      ? {
          problem: 'leads to the page that it is on',
          fix: 'Write the address of the page that visitors need next.',
        }
      : undefined,
  );
