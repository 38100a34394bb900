import { z } from 'zod';
import { singles } from '../content-model';
import { readText } from '../content-tools/read/inspect-texts';
import type { ContentFile, Problem } from '../content-tools/read/read-content';
import {
  chooseMember,
  describeFields,
  type FieldSchema,
  findNameField,
  memberType,
} from '../content-tools/schema/fields';
import { isObject } from '../is-object';
import { bySetting, inFormNames, makeLabel, ownPages } from './decap-fields';

const note = z.object({
  /** Path of the field, as `benefits.2.text`; empty if it is none. */
  path: z.string(),
  /** The address of its form, if that is another one (form-mistakes.ts). */
  form: z.string().optional(),
  /** The field in the form's own labels: `Benefits 3: Text`. */
  label: z.string(),
  /** What is wrong and what to do. */
  sentence: z.string(),
});

/** A mistake or advice as the editor lists it. */
export type FormNote = z.infer<typeof note>;

/** What becomes of a change. */
export const outcomeSchema = z.union([
  /** Done, with advice on the entry, and the files that no entry names any more. */
  z.object({ done: z.literal(true), advice: z.array(note), unused: z.array(z.string()) }),
  /** Somebody else has changed the file: its text now, or null if it is gone. */
  z.object({ theirs: z.string().nullable() }),
  z.object({ mistakes: z.array(note) }),
]);

export type Outcome = z.infer<typeof outcomeSchema>;

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

/** The address of an entry's form in the editor, after `#/collections/`. */
export const formAddress = ({ kind, slug, template }: ContentFile): string =>
  `${template === 'page' ? ownPages : kind in singles ? 'company' : kind}/entries/${slug}`;

/** A field for links from elsewhere: its form, its path there, and its name: "Impex (project): Figures 2: Value". */
export const namePlace = (entry: ContentFile, path: readonly PropertyKey[]) => {
  const { kind, slug, schema, data } = entry;
  const title = readText(data, findNameField(schema)) ?? slug;
  const name = kind in singles ? makeLabel(slug) : `${title} (${makeLabel(kind).toLowerCase()})`;
  const keys = path.map(String);
  const field = nameField(describeFields(schema), data, keys);
  return { form: formAddress(entry), path: keys.join('.'), label: field ? `${name}: ${field}` : name };
};

/** A sentence of the check without what a form has no words for: marks of a file, names of fields and of files. */
const inFormWords = (sentence: string, { properties = {} }: FieldSchema): string =>
  inFormNames(sentence)
    .replace(/ in (?:quotation marks|square brackets|curly brackets)/, '')
    .replaceAll(/\b[a-z]+[A-Z]\w*/g, (word) => (word in properties ? `"${makeLabel(word)}"` : word));

/** Puts problems into the words of a form, in the order of its fields, one for each field; then those of other entries. */
export const formNotes = (
  problems: readonly Problem[],
  entry: { file: string; schema: FieldSchema; data: unknown },
  files: readonly ContentFile[] = [],
): FormNote[] => {
  const order = Object.keys(entry.schema.properties ?? {}).sort(bySetting);
  const notes = problems.map(({ file, field, problem, fix }): FormNote => {
    const keys = field.split(/[.[\]]+/).filter(Boolean);
    const sentence = inFormWords(`${problem}. ${fix}`.trim(), entry.schema);
    if (file === entry.file)
      return { path: keys.join('.'), label: nameField(entry.schema, entry.data, keys), sentence };
    const other = files.find((one) => one.file === file);
    return { ...(other ? namePlace(other, keys) : { path: '', label: `${file} ${field}`.trim() }), sentence };
  });
  const findPlace = ({ path, form }: FormNote): number =>
    form === undefined ? order.indexOf(path.split('.')[0] ?? '') : order.length;
  const isSame = (a: FormNote, b: FormNote): boolean => a.path === b.path && a.form === b.form;
  return notes
    .filter((note, at) => note.path === '' || notes.findIndex((other) => isSame(other, note)) === at)
    .sort((a, b) => findPlace(a) - findPlace(b));
};
