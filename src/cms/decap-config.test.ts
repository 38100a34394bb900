import { companyContent } from '../../tests/test-content';
import { collections } from '../content-model';
import { readContent } from '../content-tools/read/read-content';
import { describeFields } from '../content-tools/schema/fields';
import { isObject } from '../is-object';
import { decapConfig } from './decap-config';
import { makeLabel } from './decap-fields';
import { contentFormat } from './entry-file';

const { files } = readContent(companyContent);
const config = decapConfig(files, { name: 'git-gateway', branch: 'main' }, 'content');
const all = Array.isArray(config.collections) ? config.collections.filter(isObject) : [];
const collection = (name: string) => all.find((candidate) => candidate.name === name);
const findField = (parent: unknown, ...names: string[]): Record<string, unknown> | undefined =>
  names.reduce<Record<string, unknown> | undefined>(
    (place, name) =>
      Array.isArray(place?.fields)
        ? place.fields.filter(isObject).find((field) => field.name === name)
        : undefined,
    isObject(parent) ? parent : undefined,
  );

test.each(Object.entries(collections))(
  '%s has every field of the model, each with a hint',
  (kind, { schema, folder }) => {
    const own = collection(kind);
    expect(own).toMatchObject({ folder: `content/${folder}`, create: true, format: contentFormat });
    for (const name of Object.keys(describeFields(schema).properties ?? {})) {
      expect(findField(own, name)).toMatchObject({ name, hint: expect.stringMatching(/\w{3}/) });
    }
  },
);

test('every page and single file of the content can be edited', () => {
  const edited = all
    .flatMap(({ files: own }) => (Array.isArray(own) ? own.filter(isObject) : []))
    .map(({ file }) => file);
  const expected = files.filter(({ kind }) => !(kind in collections)).map(({ file }) => `content/${file}`);
  expect(edited.sort()).toEqual(expected.sort());
});

test('each type of block has a form of its own, and a collapsed block says what it is', () => {
  const body = findField(collection('insight'), 'body');
  expect(body).toMatchObject({ widget: 'list', min: 3 });
  const types = Array.isArray(body?.types) ? body.types.filter(isObject) : [];
  const table = types.find(({ name }) => name === 'table');
  expect(table).toMatchObject({ label: 'Table', widget: 'object', summary: 'Table: {{fields.title}}' });
  expect(Array.isArray(table?.fields) && table.fields.map(({ name }) => name)).toEqual([
    'title',
    'head',
    'rows',
  ]);
  expect(types.find(({ name }) => name === 'paragraph')).toMatchObject({
    summary: 'Paragraph: {{fields.text}}',
    fields: [{ name: 'text', required: true }],
  });
});

test('relations are picked from a list, by title', () => {
  expect(findField(collection('service'), 'relatedIndustries')).toMatchObject({
    widget: 'relation',
    multiple: true,
    max: 4,
    collection: 'industry',
    value_field: '{{slug}}',
    display_fields: ['title'],
  });
  expect(findField(collection('case-study'), 'project')).toMatchObject({
    widget: 'relation',
    required: false,
  });
});

test('a picture is in the folder of its JSON file, and its words are required', () => {
  const service = collection('service');
  expect(service).toMatchObject({ media_folder: '', public_folder: '' });
  expect(findField(service, 'image', 'src')).toMatchObject({ widget: 'image', required: true });
  expect(findField(service, 'image', 'alt')).toMatchObject({
    required: true,
    pattern: [expect.any(String), 'up to 180 characters in one line'],
  });
});

test('limits of the model are limits of the form', () => {
  const service = collection('service');
  expect(findField(service, 'benefits')).toMatchObject({ widget: 'list', min: 6, max: 6 });
  expect(findField(service, 'order')).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 999,
  });
  expect(findField(collection('hero-slide'), 'childClass')).toMatchObject({
    widget: 'select',
    options: ['copy-dark', 'copy-light'],
  });
});

/** The message of a form's rule for a text that breaks it. */
const refuses = (field: Record<string, unknown> | undefined, text: string): boolean => {
  const [pattern] = Array.isArray(field?.pattern) ? field.pattern : [];
  return !new RegExp(String(pattern)).test(text);
};

test.each([
  ['a text that is long enough', 'x'.repeat(50), false],
  ['one that is too short', 'x'.repeat(49), true],
  ['one that is too long', 'x'.repeat(161), true],
  ['two lines', `${'x'.repeat(50)}\nx`, true],
  ['a line break at the end, which saving takes away', `${'x'.repeat(50)}\n`, false],
])('of a description the form takes: %s', (_what, text, refused) => {
  expect(refuses(findField(collection('service'), 'description'), text)).toBe(refused);
});

/** Every text of an entry with the field that it is written in. */
const listTexts = (fields: unknown, data: unknown): [Record<string, unknown>, string][] =>
  (Array.isArray(fields) ? fields.filter(isObject) : []).flatMap((field) => {
    const value = isObject(data) ? data[String(field.name)] : undefined;
    return (Array.isArray(value) ? value : [value]).flatMap((part): [Record<string, unknown>, string][] => {
      if (typeof part === 'string') return [[isObject(field.field) ? field.field : field, part]];
      return listTexts(field.fields, part);
    });
  });

test('the form accepts the current content', () => {
  const refused = files
    .filter(({ kind }) => kind in collections)
    .flatMap(({ file, kind, data }) =>
      listTexts(collection(kind)?.fields, data)
        .filter(([field, text]) => field.pattern !== undefined && refuses(field, text))
        .map(([field, text]) => `${file} ${field.name}: ${text}`),
    );
  expect(
    listTexts(collection('service')?.fields, files.find(({ kind }) => kind === 'service')?.data).length,
  ).toBeGreaterThan(30);
  expect(refused).toEqual([]);
});

test('optional fields and lists are not required', () => {
  const video = findField(collection('case-study'), 'success', 'video');
  expect(video).toMatchObject({ required: false });
  expect(findField(video, 'mp4')).toMatchObject({ required: false });
  expect(findField(collection('service'), 'relatedIndustries')).toMatchObject({ required: false });
  expect(findField(collection('service'), 'benefits')).toMatchObject({ required: true });
});

test('the button of a list names what it adds', () => {
  expect(findField(collection('service'), 'text')).toMatchObject({ label_singular: 'paragraph' });
  expect(findField(collection('project'), 'technologies')).toMatchObject({ label_singular: 'technology' });
  expect(findField(collection('service'), 'relatedIndustries')).toMatchObject({
    label_singular: 'related industry',
  });
});

test('collapsed entries of a list show their names', () => {
  expect(findField(collection('service'), 'benefits')).toMatchObject({ summary: '{{fields.name}}' });
});

test('the local server finds the content folder by its name', () => {
  const local = decapConfig(files, { name: 'proxy' }, 'texts');
  expect(local).toMatchObject({ media_folder: 'texts', collections: expect.any(Array) });
  expect(JSON.stringify(local)).not.toContain('"content/');
});

test.each([
  ['relatedIndustries', 'Related industries'],
  ['case-study', 'Case study'],
  ['mapUrl', 'Map url'],
  ['alt', 'Alt text'],
])('the name %s is labelled "%s"', (name, label) => {
  expect(makeLabel(name)).toBe(label);
});
