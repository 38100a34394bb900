import { z } from 'zod';
import { collectionOf, collections, pagesFolder, pageTemplates, singles } from '../content-model';
import { locations } from '../content-model/field-locations';
import type { FieldSchema } from './fields-of';
import { iconNames } from './icons/read-icons';

/** A JSON Schema for text editors; draft 7, which VS Code and JetBrains support completely. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

const iconsFile = 'icons.schema.json';
/** Notes of the model that mean nothing to a text editor. */
const ownNotes = ['kind', 'to', 'endings', 'typeName', 'minWidth', 'minHeight', 'id'];

const range = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  if (least !== undefined && most !== undefined) {
    return least === most ? `Exactly ${most} ${unit}.` : `${least} to ${most} ${unit}.`;
  }
  if (most !== undefined) return `Up to ${most} ${unit}.`;
  return least !== undefined && least > 1 ? `At least ${least} ${unit}.` : undefined;
};

/** A field's limits in a sentence; undefined if its type says it all. */
export const limitsOf = (field: FieldSchema): string | undefined => {
  switch (field.kind) {
    case 'file': {
      const size = field.minWidth ? `, at least ${field.minWidth} by ${field.minHeight} pixels` : '';
      return `A file beside this one, such as "./picture${field.endings?.[0]}"${size}.`;
    }
    case 'icon':
      return 'A name from lucide.dev/icons.';
    case 'link':
      return 'The path of a page, such as "/contact-us".';
    case 'ref':
      return `The name of a file of the ${collectionFolder(field.to)} folder, without .json.`;
    default:
      break;
  }
  if (field.type === 'array') {
    return range(field.minItems, field.maxItems, field.kind === 'paragraphs' ? 'paragraphs' : 'entries');
  }
  if (field.type === 'string') {
    // Every text needs at least one character.
    const least = (field.minLength ?? 0) > 1 ? field.minLength : undefined;
    return range(least, field.maxLength, 'characters');
  }
  return field.type === 'integer' ? range(field.minimum, field.maximum, '(whole number)') : undefined;
};

const collectionFolder = (name: string | undefined): string => collectionOf(name ?? '')?.folder ?? '';

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The hover text of a field: what it is for, where it appears, how long it may be. */
const hover = (field: FieldSchema, place: string | undefined): string =>
  [
    field.description && sentence(field.description),
    place && sentence(`Where: ${place}`),
    limitsOf(field) && `Length and form: ${limitsOf(field)}`,
  ]
    .filter(Boolean)
    .join('\n\n');

/** Where a field appears on the site, or the nearest field around it. */
export const locationOf = (kind: string, path: string): string | undefined => {
  const own = locations[kind] ?? {};
  for (let key = path; key !== ''; key = key.includes('.') ? key.slice(0, key.lastIndexOf('.')) : '') {
    if (own[key]) return own[key];
  }
  return path === '' ? own[''] : undefined;
};

const decorate = (field: FieldSchema, kind: string, path: string): JsonSchema => {
  const { properties, items, ...rest } = field;
  const plain = Object.fromEntries(Object.entries(rest).filter(([key]) => !ownNotes.includes(key)));
  const description = hover(field, locationOf(kind, path));
  return {
    ...plain,
    ...(field.kind === 'icon' && { $ref: undefined, allOf: [{ $ref: iconsFile }], pattern: undefined }),
    ...(description && { description }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [
          key,
          decorate(child, kind, path === '' ? key : `${path}.${key}`),
        ]),
      ),
    }),
    ...(items && { items: decorate(items, kind, path) }),
  };
};

const schemaOf = (schema: z.ZodType, kind: string): JsonSchema => {
  // Zod's type allows every JSON Schema; the model uses the part declared in FieldSchema.
  const made = decorate(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as FieldSchema, kind, '');
  const { properties } = made;
  return {
    ...made,
    description: locationOf(kind, ''),
    properties: {
      $schema: { type: 'string', description: 'Helps your editor; leave it.' },
      ...Object(properties),
    },
  };
};

/**
 * The JSON Schemas for text editors, by file name in `schemas/`: one for each kind of content file, with hover texts
 * from the content model, and one that lists the icons.
 */
export const editorSchemas = (): Map<string, JsonSchema> => {
  const made = new Map<string, JsonSchema>();
  for (const [kind, { schema }] of [...Object.entries(collections), ...Object.entries(singles)]) {
    made.set(`${kind}.schema.json`, schemaOf(schema, kind));
  }
  const templates = Object.entries(pageTemplates);
  made.set('page.schema.json', {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'A page of its own. Its template decides which fields it has.',
    type: 'object',
    properties: {
      template: {
        enum: templates.map(([name]) => name),
        description: 'Kind of page; decides on the fields.',
      },
    },
    required: ['template'],
    allOf: templates.map(([name]) => ({
      if: { properties: { template: { const: name } }, required: ['template'] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
      then: { $ref: `#/definitions/${name}` },
    })),
    definitions: Object.fromEntries(
      templates.map(([name, { schema }]) => {
        const { $schema: _, ...definition } = schemaOf(schema, `page:${name}`);
        return [name, definition];
      }),
    ),
  });
  made.set(iconsFile, {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'Names of icons; see them at lucide.dev/icons.',
    enum: [...iconNames()].sort(),
  });
  return made;
};

/** The file in `schemas/` for a kind of content file. */
export const schemaFile = (kind: string): string => `${kind}.schema.json`;

/** The `$schema` of a content file: the path to its schema. */
export const schemaNote = (kind: string, file: string): string =>
  `${'../'.repeat(file.split('/').length)}schemas/${schemaFile(kind)}`;

/** The part of `.vscode/settings.json` that maps content files to their schemas. */
export const editorSettings = (): { fileMatch: string[]; url: string }[] => [
  ...Object.entries(collections).map(([kind, { folder }]) => ({
    fileMatch: [`content/${folder}/*.json`],
    url: `./schemas/${schemaFile(kind)}`,
  })),
  ...Object.entries(singles).map(([kind, { file }]) => ({
    fileMatch: [`content/${file}`],
    url: `./schemas/${schemaFile(kind)}`,
  })),
  { fileMatch: [`content/${pagesFolder}/*.json`], url: `./schemas/${schemaFile('page')}` },
];
