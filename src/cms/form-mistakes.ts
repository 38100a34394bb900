import type { Problem } from '../content-tools/read/read-content';
import { chooseMember, type FieldSchema, memberType } from '../content-tools/schema/fields';
import { isObject } from '../is-object';
import { makeLabel } from './decap-fields';
import type { FormNote } from './outcome';

/** Names a field as the form does, with places counted from 1. */
export const nameField = (schema: FieldSchema, data: unknown, keys: readonly string[]): string => {
  const labels: string[] = [];
  let field: FieldSchema | undefined = schema;
  let value = data;
  for (const key of keys) {
    const around: FieldSchema | undefined = field && chooseMember(field, value);
    value = isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
    const isPlace = /^\d+$/.test(key);
    field = isPlace ? around?.items : around?.properties?.[key];
    const type = isPlace && field?.oneOf ? memberType(chooseMember(field, value)) : '';
    labels.push(
      isPlace
        ? `${labels.pop() ?? ''} ${Number(key) + 1}${type && ` (${makeLabel(type)})`}`.trim()
        : makeLabel(key),
    );
  }
  return labels.join(': ');
};

/**
 * Puts problems into the words of a form, in the order of its fields, one for each field.
 * @param entry the entry whose form it is
 */
export const formNotes = (
  problems: readonly Problem[],
  entry: { file: string; schema: FieldSchema; data: unknown },
): FormNote[] => {
  const order = Object.keys(entry.schema.properties ?? {});
  const notes = problems.map(({ file, field, problem, fix }) => {
    const keys = field.split(/[.[\]]+/).filter(Boolean);
    // A form writes the marks of a file itself.
    const sentence = `${problem.replace(/ in (?:quotation marks|square brackets|curly brackets)/, '')}. ${fix}`;
    if (file !== entry.file) return { path: '', label: `${file} ${field}`.trim(), sentence };
    return { path: keys.join('.'), label: nameField(entry.schema, entry.data, keys), sentence };
  });
  const findPlace = ({ path }: FormNote): number => order.indexOf(path.split('.')[0] ?? '');
  return notes
    .filter(({ path }, at) => path === '' || notes.findIndex((other) => other.path === path) === at)
    .sort((a, b) => findPlace(a) - findPlace(b));
};
