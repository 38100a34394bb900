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
const all: readonly Record<string, unknown>[] = config.collections;
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
  const expected = files
    .filter(({ kind, template }) => !(kind in collections) && template !== 'page')
    .map(({ file }) => `content/${file}`);
  expect(edited.sort()).toEqual(expected.sort());
});

test('each type of block has a form of its own, and a collapsed block says what it is', () => {
  const body = findField(collection('insight'), 'body');
  expect(body).toMatchObject({ widget: 'list', label_singular: 'block' });
  const types = Array.isArray(body?.types) ? body.types.filter(isObject) : [];
  const table = types.find(({ name }) => name === 'table');
  expect(table).toMatchObject({
    label: 'Table',
    widget: 'object',
    summary: 'Table: {{fields.title | truncate(80)}}',
  });
  expect(Array.isArray(table?.fields) && table.fields.map(({ name }) => name)).toEqual([
    'title',
    'head',
    'rows',
  ]);
  expect(types.find(({ name }) => name === 'paragraph')).toMatchObject({
    summary: 'Paragraph: {{fields.text | truncate(80)}}',
    fields: [{ name: 'text', required: true }],
  });
});

test('a hint shows how emphasis is written', () => {
  const [paragraph] = Object(findField(collection('insight'), 'body')).types;
  expect(paragraph.fields[0].hint).toContain(String.raw`\*emphasis\*`);
});

test('relations are picked from a list, by title', () => {
  expect(findField(collection('service'), 'relatedIndustries')).toMatchObject({
    widget: 'relation',
    multiple: true,
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
  expect(findField(service, 'image', 'alt')).toMatchObject({ required: true });
});

test('a choice of the model is one of the form, and numbers and days have fields of their own', () => {
  expect(findField(collection('service'), 'order')).toMatchObject({ widget: 'number' });
  expect(findField(collection('insight'), 'date')).toMatchObject({ widget: 'datetime', time_format: false });
  expect(findField(collection('hero-slide'), 'childClass')).toMatchObject({
    widget: 'select',
    options: ['copy-dark', 'copy-light'],
  });
});

test('Decap validates nothing: it would drop a save without a word', () => {
  expect(JSON.stringify(config)).not.toMatch(/"(?:pattern|min|max)":/);
});

test('a form begins with the name of the entry; order, draft and days come last', () => {
  const fields = collection('service')?.fields;
  const names = (Array.isArray(fields) ? fields : []).map(({ name }: { name: string }) => name);
  expect(names.slice(0, 2)).toEqual(['$schema', 'title']);
  expect(names.slice(-5)).toEqual(['order', 'draft', 'publishOn', 'endOn', 'redirectTo']);
});

test('lists mark drafts and scheduled entries, and sort articles by date', () => {
  expect(collection('insight')).toMatchObject({
    summary: expect.stringContaining("{{draft | ternary('Draft: ', '')}}{{title}}{{publishOn"),
    sortable_fields: [{ field: 'date', label: 'Date', default_sort: 'desc' }, { field: 'title' }],
  });
});

test('pages of sections are a list of their own, in which new ones begin', () => {
  const own = collection('own-page');
  expect(own).toMatchObject({
    folder: 'content/pages',
    create: true,
    filter: { field: 'template', value: 'page' },
  });
  expect(findField(own, 'template')).toMatchObject({ widget: 'hidden', default: 'page' });
  expect(findField(own, 'sections')).toMatchObject({ widget: 'list', label_singular: 'section' });
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

test('collapsed entries of a list show their names, or their words', () => {
  expect(findField(collection('testimonial'), 'highlights')).toMatchObject({
    summary: '{{fields.highlight}}',
  });
  expect(findField(collection('service'), 'benefits')).toMatchObject({
    summary: '{{fields.name | truncate(80)}}',
  });
});

test('the local server finds the content folder by its name', () => {
  const local = decapConfig(files, { name: 'content' }, 'texts');
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

test('names that entries share are completed, and hints name no files', () => {
  expect(findField(collection('insight'), 'tags')).toMatchObject({ field: { name: 'tag', widget: 'tag' } });
  expect(JSON.stringify(all.map(({ fields, files: own }) => fields ?? own))).not.toMatch(
    /"hint":"[^"]*\.json/,
  );
});
