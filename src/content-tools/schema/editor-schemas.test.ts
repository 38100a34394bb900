import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { companyContent } from '../../../tests/test-content';
import { collections, pageTemplates, singles } from '../../content-model';
import { isObject } from '../../is-object';
import { formatJson } from '../edit/format-json';
import { readContent } from '../read/read-content';
import { describePlaces, editorSchemas } from './editor-schemas';
import { describeFields, describeLimits, type FieldSchema } from './fields';

const project = resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(project, file), 'utf8');

describe('the committed schemas match the model (npm run format)', () => {
  const schemas = editorSchemas();

  test.each([...schemas])('schemas/%s', (name, schema) => {
    expect(read(`schemas/${name}`)).toBe(formatJson(schema));
  });

  test('there is no other schema', () => {
    expect(readdirSync(join(project, 'schemas')).sort()).toEqual([...schemas.keys()].sort());
  });
});

test('every content file names its own schema, which is there', () => {
  for (const { file, kind, data } of readContent(companyContent).files) {
    const note = isObject(data) ? data.$schema : undefined;
    expect([file, resolve(companyContent, dirname(file), String(note))]).toEqual([
      file,
      join(project, 'schemas', `${kind}.schema.json`),
    ]);
  }
});

const kinds = [
  ...Object.entries({ ...collections, ...singles }).map(([kind, { schema }]) => ({ kind, schema })),
  ...Object.entries(pageTemplates).map(([name, { schema }]) => ({ kind: `page:${name}`, schema })),
].map(({ kind, schema }) => ({ kind, fields: describeFields(schema) }));

describe.each(kinds)('$kind', ({ kind, fields }) => {
  test('every field says where it shows', () => {
    const names = Object.keys(fields.properties ?? {}).filter((name) => name !== 'template');
    expect(names.filter((name) => !fields.properties?.[name]?.where)).toEqual([]);
    expect(describePlaces(kind, fields)).toBeTruthy();
  });

  test('every value that editors write has a description', () => {
    const silent: string[] = [];
    const look = (field: FieldSchema, path: string): void => {
      const isLeaf = !field.properties && !field.items;
      if (isLeaf && !field.description && field.const === undefined) silent.push(path);
      for (const [name, child] of Object.entries(field.properties ?? {})) look(child, `${path}.${name}`);
      if (field.items) look(field.items, `${path}[]`);
    };
    look(fields, kind);
    expect(silent).toEqual([]);
  });
});

test.each<[FieldSchema, string | undefined]>([
  [{ type: 'string', minLength: 1, maxLength: 48 }, 'Up to 48 characters.'],
  [{ type: 'string', minLength: 50, maxLength: 160 }, '50 to 160 characters.'],
  [{ type: 'array', minItems: 6, maxItems: 6 }, 'Exactly 6 entries.'],
  [{ type: 'array', minItems: 1, kind: 'paragraphs' }, undefined],
  [{ type: 'integer', minimum: 1, maximum: 999 }, '1 to 999 (whole number).'],
  [
    { type: 'string', kind: 'ref', to: 'industry' },
    'The name of a file of the industries folder, without .json.',
  ],
  [
    { type: 'string', kind: 'file', endings: ['.jpg'], minWidth: 1280, minHeight: 720 },
    'A file next to this one, such as "./picture.jpg", at least 1280 by 720 pixels.',
  ],
])('limits are written in words: %j', (field, words) => {
  expect(describeLimits(field)).toBe(words);
});

test('hovering over the title of a service shows purpose, place and length', () => {
  const properties = editorSchemas().get('service.schema.json')?.properties;
  const title = isObject(properties) && isObject(properties.title) ? properties.title.description : undefined;
  expect(title).toBe(
    [
      'Name of the page: its heading, its title in the browser tab, its entry in menus and lists.',
      'Where: Heading of the page, browser tab, menus, lists and search results.',
      'Length and form: Up to 48 characters.',
    ].join('\n\n'),
  );
});
