import type { z } from 'zod';
import { describeEntry } from '../content-model';
import { checkDates, checkFields, checkName } from '../content-tools/check/check-fields';
import { formatJson } from '../content-tools/edit/format-json';
import { inspectTexts, readText } from '../content-tools/read/inspect-texts';
import { parseJson } from '../content-tools/read/parse-json';
import { chooseMember, describeFields, type FieldSchema } from '../content-tools/schema/fields';
import { isObject } from '../is-object';
import { type FormNote, formNotes, nameField } from './form-mistakes';

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

/** Changes the items of the main menu; other entries stay as they are. */
const changeMenu = (data: EntryData, change: (items: EntryData[]) => EntryData[]): EntryData =>
  readKind(data) === 'navigation' && Array.isArray(data.header)
    ? { ...data, header: change(data.header) }
    : data;

/**
 * Gives an entry the form of its file: fields in the model's order, trimmed texts, and no empty fields, which the CMS
 * keeps as empty texts and objects.
 */
export const tidyEntry = (data: EntryData): EntryData => {
  const model = findModel(data);
  // The items of the main menu keep the order of the form's list.
  const numbered = changeMenu(data, (items) => items.map((item, at) => ({ ...item, index: at + 1 })));
  const { $schema, ...fields } = numbered;
  const tidied = model ? tidyObject(describeFields(model), fields, true) : fields;
  return { ...($schema !== undefined && { $schema }), ...tidied };
};

/** Reads the file of an entry for its form; throws what is wrong if it is not JSON. */
export const readEntryFile = (text: string): unknown => {
  const read = parseJson(new TextEncoder().encode(text));
  if ('fault' in read) throw new Error(`The file ${read.fault.problem}. ${read.fault.fix}`);
  if (!isObject(read.data)) return read.data;
  // The form shows the order that visitors see.
  return changeMenu(read.data, (items) => items.toSorted((a, b) => Number(a.index) - Number(b.index)));
};

/** Writes the JSON file of an entry, formatted as the project does. */
export const entryFile = (data: EntryData): string => formatJson(tidyEntry(data));

/** Finds what is wrong with an entry by itself; none if it may be published. */
export const findEntryMistakes = (data: EntryData): FormNote[] => {
  const schema = findModel(data);
  if (!schema) return [];
  const entry = { file: '', schema, data: tidyEntry(data) };
  const mistakes = [
    ...checkFields(entry),
    ...checkDates(entry),
    ...inspectTexts([entry], ({ field, text }) => checkName(field, text)),
  ];
  return formNotes(mistakes, { ...entry, schema: describeFields(schema) });
};

/** Tells whether an entry of a collection has the name that its file gets. */
export const isNamed = (data: EntryData): boolean =>
  Boolean((readText(data, 'title') ?? readText(data, 'name'))?.trim());

/** Names a field of an entry as its form does. */
export const labelField = (data: EntryData, path: string): string => {
  const schema = findModel(data);
  return nameField(schema ? describeFields(schema) : {}, data, path.split('.'));
};
