import type { z } from 'zod';
import { describeEntry } from '../content-model';
import { checkDates, checkFields, checkName } from '../content-tools/check/check-fields';
import { formatJson } from '../content-tools/edit/format-json';
import { inspectTexts, readText } from '../content-tools/read/inspect-texts';
import { parseJson } from '../content-tools/read/parse-json';
import {
  chooseMember,
  describeFields,
  type FieldSchema,
  findNameField,
} from '../content-tools/schema/fields';
import { isObject } from '../is-object';
import { formNotes, nameField } from './form-mistakes';
import type { FormNote } from './outcome';

/** The format that writes files as the project does: Decap's configuration names it, editor/main.tsx defines it. */
export const contentFormat = 'content-json';

/** The local backend of the editor (editor/local-backend.ts), which Decap's configuration names. */
export const localBackend = 'content';

/** An entry while it is edited: the fields of its file, some of them empty. */
export type EntryData = Record<string, unknown>;

/** Reads an entry's kind from its `$schema`. */
export const readKind = (data: EntryData): string | undefined =>
  typeof data.$schema === 'string' ? /([a-z-]+)\.schema\.json$/.exec(data.$schema)?.[1] : undefined;

/** Finds the model of an entry; undefined if its `$schema` names none. */
const findModel = (data: EntryData): z.ZodType | undefined =>
  describeEntry(readKind(data) ?? '', '', data.template)?.schema;

const isNothing = (value: unknown): boolean =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const tidyText = (field: FieldSchema, value: string): string | number | undefined => {
  const text = value.trim();
  if (text === '') return undefined;
  // What is no number in JSON stays a text, and is refused.
  if (/^(?:number|integer)$/.test(field.type ?? '') && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  // Decap writes a picture's file name without a path.
  return field.kind === 'file' && !text.startsWith('.') ? `./${text}` : text;
};

const tidyObject = (field: FieldSchema, value: EntryData, required: boolean): EntryData | undefined => {
  const { properties = {}, required: needed = [] } = field;
  const known = Object.entries(properties).map(([name, child]) => [
    name,
    tidy(child, value[name], needed.includes(name)),
  ]);
  const unknown = Object.entries(value).filter(([name]) => !(name in properties));
  const entries = [...known, ...unknown].filter(([, child]) => child !== undefined);
  return required || entries.some(([, child]) => !isNothing(child)) ? Object.fromEntries(entries) : undefined;
};

const tidy = (any: FieldSchema, value: unknown, required: boolean): unknown => {
  const field = chooseMember(any, value);
  if (field.type === 'array' && field.items) {
    const { items } = field;
    const list = (Array.isArray(value) ? value : [])
      .map((entry) => tidy(items, entry, items.type === 'object' || items.oneOf !== undefined))
      .filter((entry) => entry !== undefined);
    return required || list.length > 0 ? list : undefined;
  }
  if (field.type === 'object') return tidyObject(field, isObject(value) ? value : {}, required);
  if (typeof value === 'string') return tidyText(field, value);
  // A box that isn't ticked is the same as a missing field.
  if (value === false && !required) return undefined;
  return isNothing(value) ? undefined : value;
};

/**
 * Gives an entry the form of its file: fields in the model's order, trimmed texts, and no empty fields, which the CMS
 * keeps as empty texts and objects.
 */
export const tidyEntry = (data: EntryData): EntryData => {
  const model = findModel(data);
  const { $schema, ...fields } = data;
  const tidied = model ? tidy(describeFields(model), fields, true) : fields;
  return { ...($schema !== undefined && { $schema }), ...(isObject(tidied) && tidied) };
};

/** Sorts the items of the main menu by their place, so that the form shows the order that visitors see. */
const inMenuOrder = (data: unknown): unknown => {
  if (!isObject(data) || readKind(data) !== 'navigation' || !Array.isArray(data.header)) return data;
  const place = (item: unknown): number => (isObject(item) ? Number(item.index) : 0);
  return { ...data, header: data.header.toSorted((a, b) => place(a) - place(b)) };
};

/** Reads the file of an entry for its form; throws what is wrong if it is not JSON. */
export const readEntryFile = (text: string): unknown => {
  const read = parseJson(new TextEncoder().encode(text));
  if ('fault' in read) throw new Error(`The file ${read.fault.problem}. ${read.fault.fix}`);
  return inMenuOrder(read.data);
};

/** Numbers the items of the main menu in the order of the form's list. */
const withPlaces = (data: EntryData): EntryData =>
  readKind(data) === 'navigation' && Array.isArray(data.header)
    ? { ...data, header: data.header.map((item: object, at) => ({ ...item, index: at + 1 })) }
    : data;

/** Writes the JSON file of an entry, formatted as the project does. */
export const entryFile = (data: EntryData): string => formatJson(tidyEntry(withPlaces(data)));

/** Finds what is wrong with an entry by itself; none if it may be published. */
export const findEntryMistakes = (data: EntryData): FormNote[] => {
  const schema = findModel(data);
  if (!schema) return [];
  const entry = { file: '', schema, data: tidyEntry(withPlaces(data)) };
  const mistakes = [
    ...checkFields(entry),
    ...checkDates(entry),
    ...inspectTexts([entry], ({ field, text }) => checkName(field, text)),
  ];
  return formNotes(mistakes, { ...entry, schema: describeFields(schema) });
};

/** Tells whether an entry of a collection has the name that its file gets. */
export const isNamed = (data: EntryData): boolean => {
  const schema = findModel(data);
  return !schema || Boolean(readText(data, findNameField(schema))?.trim());
};

/** Names a field of an entry as its form does. */
export const labelField = (data: EntryData, path: string): string => {
  const schema = findModel(data);
  return nameField(schema ? describeFields(schema) : {}, data, path.split('.'));
};
