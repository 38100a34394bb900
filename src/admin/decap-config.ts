import { type FieldSchema, fieldsOf } from '../content/fields-of';
import { limitsOf, placeOf, schemaNote } from '../content/json-schema';
import type { ContentFile } from '../content/read';
import { collections } from '../model';

/** A field of Decap CMS, as its configuration has it (decapcms.org/docs/widgets). */
export interface DecapField {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  default?: unknown;
  /** Regular expression and what is said where a value does not match it. */
  pattern?: [string, string];
  fields?: DecapField[];
  field?: DecapField;
  [option: string]: unknown;
}

/** Texts that may be longer than this get several lines to write in. */
const oneLine = 130;

/** A field's name in words: `relatedIndustries` becomes "Related industries". */
export const labelOf = (name: string): string => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const hintOf = (field: FieldSchema, place: string | undefined): string =>
  [field.description, place && `Where: ${place}`, limitsOf(field)]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).replace(/\.?$/, '.'))
    .join(' ');

/** Field that names the entries of a collection to people. */
const nameField = (kind: string): string => {
  const collection = Object.entries(collections).find(([name]) => name === kind)?.[1];
  return collection && 'title' in (fieldsOf(collection.schema).properties ?? {}) ? 'title' : 'name';
};

const relation = (to: string): Record<string, unknown> => ({
  collection: to,
  value_field: '{{slug}}',
  search_fields: [nameField(to)],
  display_fields: [nameField(to)],
});

const lengthPattern = (field: FieldSchema): [string, string] | undefined => {
  if (field.pattern)
    return [field.pattern, limitsOf(field) ?? `such as ${field.examples?.[0] ?? 'the one before'}`];
  const { minLength = 0, maxLength } = field;
  if (maxLength === undefined) return undefined;
  return [
    `^[\\s\\S]{${minLength},${maxLength}}$`,
    `${minLength > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters`,
  ];
};

const isPicture = ({ endings = [] }: FieldSchema): boolean =>
  endings.includes('.jpg') || endings.includes('.svg');

const options = (
  field: FieldSchema,
  kind: string,
  path: string,
): { widget: string; [option: string]: unknown } => {
  if (field.const !== undefined) return { widget: 'hidden', default: field.const };
  if (field.enum) return { widget: 'select', options: field.enum };
  if (field.kind === 'file') return { widget: isPicture(field) ? 'image' : 'file', choose_url: false };
  if (field.kind === 'ref') return { widget: 'relation', ...relation(field.to ?? '') };
  if (field.type === 'integer') {
    return { widget: 'number', value_type: 'int', min: field.minimum, max: field.maximum };
  }
  if (field.type === 'object') return { widget: 'object', fields: decapFields(field, kind, path) };
  if (field.type === 'array' && field.items) {
    const size = { min: field.minItems, max: field.maxItems };
    if (field.items.kind === 'ref') {
      return { widget: 'relation', multiple: true, ...size, ...relation(field.items.to ?? '') };
    }
    const inner = decapField('text', field.items, kind, path, true);
    return field.items.type === 'object'
      ? { widget: 'list', ...size, fields: decapFields(field.items, kind, path) }
      : { widget: 'list', ...size, field: inner };
  }
  return {
    widget: (field.maxLength ?? 0) > oneLine ? 'text' : 'string',
    ...(lengthPattern(field) && { pattern: lengthPattern(field) }),
  };
};

const decapField = (
  name: string,
  field: FieldSchema,
  kind: string,
  path: string,
  required: boolean,
): DecapField => ({
  name,
  label: labelOf(name),
  hint: hintOf(field, placeOf(kind, path)),
  required,
  ...options(field, kind, path),
});

/** Every field of an object of the content model, in its order. */
const decapFields = (schema: FieldSchema, kind: string, path = ''): DecapField[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) =>
    decapField(
      name,
      field,
      kind,
      path === '' ? name : `${path}.${name}`,
      schema.required?.includes(name) ?? false,
    ),
  );

const noteField = (kind: string, file: string): DecapField => ({
  name: '$schema',
  widget: 'hidden',
  default: schemaNote(kind, file),
});

/** Pictures lie beside the JSON file that names them. */
const beside = { media_folder: '', public_folder: '.' };

/**
 * The configuration of Decap CMS for the content model: every collection and every single file with all its fields.
 * @param files the content files there are, of which the single ones are listed by name
 * @param backend where production editors sign in; locally the CMS speaks to its local server
 */
export const decapConfig = (
  files: readonly ContentFile[],
  backend: Record<string, unknown>,
): Record<string, unknown> => {
  const single = files.filter(({ kind }) => !(kind in collections));
  const fileEntry = ({ file, kind, template, slug, schema }: ContentFile) => {
    const place = template === undefined ? kind : `page:${template}`;
    return {
      name: slug,
      label: labelOf(slug),
      file: `content/${file}`,
      fields: [noteField(kind, file), ...decapFields(fieldsOf(schema), place)],
    };
  };
  const group = (name: string, label: string, of: readonly ContentFile[]) => ({
    name,
    label,
    format: 'json',
    ...beside,
    files: of.map(fileEntry),
  });
  return {
    backend,
    local_backend: true,
    media_folder: 'content',
    public_folder: '.',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...Object.entries(collections).map(([kind, { folder, schema }]) => ({
        name: kind,
        label: labelOf(folder),
        label_singular: labelOf(kind),
        folder: `content/${folder}`,
        create: true,
        extension: 'json',
        format: 'json',
        identifier_field: nameField(kind),
        sortable_fields: ['order', nameField(kind)],
        ...beside,
        fields: [noteField(kind, `${folder}/x.json`), ...decapFields(fieldsOf(schema), kind)],
      })),
      group(
        'page',
        'Pages',
        single.filter(({ kind }) => kind === 'page'),
      ),
      group(
        'company',
        'Company and menus',
        single.filter(({ kind }) => kind !== 'page'),
      ),
    ],
  };
};
