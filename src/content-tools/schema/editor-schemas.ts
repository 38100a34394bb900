import type { z } from 'zod';
import { buildPath, collections, findHomeSection, pageTemplates, singles } from '../../content-model';
import { iconNames } from '../icons/read-icons';
import { describeFields, describeLimits, type FieldSchema, memberType } from './fields';

/** A JSON Schema for text editors; draft 7, which VS Code and JetBrains support completely. */
type JsonSchema = Record<string, unknown>;

const iconsFile = 'icons.schema.json';

const addStop = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The hover text of a field: what it is for, where it appears, how long it may be. */
const describeField = (field: FieldSchema): string =>
  [
    field.description && addStop(field.description),
    field.where && addStop(`Where: ${field.where}`),
    describeLimits(field) && `Length and form: ${describeLimits(field)}`,
  ]
    .filter(Boolean)
    .join('\n\n');

/** The places where the site shows the entries of a kind, for editors. */
export const describePlaces = (kind: string, { where }: FieldSchema): string => {
  const page = buildPath(kind, 'NAME');
  const section = findHomeSection(kind);
  const places = [page && `The page ${page}`, section && `section #${section} of the home page`];
  return where ?? places.filter(Boolean).join(', ');
};

/** A schema in which one field decides on the rest; with `oneOf`, text editors would report every member's faults. */
const buildChoice = (
  key: string,
  members: readonly (readonly [string, JsonSchema])[],
  description: string,
) => ({
  type: 'object',
  properties: { [key]: { enum: members.map(([name]) => name), description } },
  required: [key],
  allOf: members.map(([name, schema]) => ({
    if: { properties: { [key]: { const: name } }, required: [key] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
    then: schema,
  })),
});

const buildProperty = (field: FieldSchema): JsonSchema => {
  if (field.oneOf) {
    const members = field.oneOf.map((member) => [memberType(member), buildProperty(member)] as const);
    return buildChoice('type', members, 'What it is; decides on its fields.');
  }
  // Notes of the model that mean nothing to a text editor.
  const { properties, items, kind, where, to, endings, typeName, minWidth, minHeight, ...plain } = field;
  const description = describeField(field);
  return {
    ...plain,
    ...(kind === 'icon' && { allOf: [{ $ref: iconsFile }], pattern: undefined }),
    ...(description && { description }),
    ...(properties && { properties: buildProperties(properties) }),
    ...(items && { items: buildProperty(items) }),
  };
};

const buildProperties = (fields: Readonly<Record<string, FieldSchema>> = {}): JsonSchema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, buildProperty(field)]));

const buildSchema = (schema: z.ZodType, kind: string): JsonSchema => {
  const fields = describeFields(schema);
  return {
    ...buildProperty(fields),
    description: describePlaces(kind, fields),
    properties: {
      $schema: { type: 'string', description: 'Helps your editor; leave it.' },
      ...buildProperties(fields.properties),
    },
  };
};

/** The file in `schemas/` for a kind of content file. */
const schemaFile = (kind: string): string => `${kind}.schema.json`;

/** The JSON Schemas for text editors, by file name in `schemas/`: one for each kind of content file, and one for the icons. */
export const editorSchemas = (): Map<string, JsonSchema> => {
  const made = new Map<string, JsonSchema>();
  for (const [kind, { schema }] of Object.entries({ ...collections, ...singles })) {
    made.set(schemaFile(kind), buildSchema(schema, kind));
  }
  const templates = Object.entries(pageTemplates);
  made.set(schemaFile('page'), {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'A page. Its template decides which fields it has.',
    ...buildChoice(
      'template',
      templates.map(([name]) => [name, { $ref: `#/definitions/${name}` }]),
      'Kind of page; decides on the fields.',
    ),
    definitions: Object.fromEntries(
      templates.map(([name, { schema }]) => {
        const { $schema: _, ...definition } = buildSchema(schema, name);
        return [name, definition];
      }),
    ),
  });
  made.set(iconsFile, {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'Names of icons; see them at lucide.dev/icons.',
    enum: [...iconNames].sort(),
  });
  return made;
};

/** The `$schema` of a content file: the path to its schema. */
export const schemaNote = (kind: string, file: string): string =>
  `${'../'.repeat(file.split('/').length)}schemas/${schemaFile(kind)}`;
