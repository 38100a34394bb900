import { realContent } from '../../tests/content-folder';
import { fieldsOf } from '../content/fields-of';
import { isObject, readContent } from '../content/read';
import { collections } from '../model';
import { decapConfig, labelOf } from './decap-config';

const { files } = readContent(realContent);
const config = decapConfig(files, { name: 'git-gateway', branch: 'main' });
const all = Array.isArray(config.collections) ? config.collections.filter(isObject) : [];
const collection = (name: string) => all.find((candidate) => candidate.name === name);
const fieldOf = (parent: unknown, ...names: string[]): Record<string, unknown> | undefined =>
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
    expect(own).toMatchObject({ folder: `content/${folder}`, create: true, format: 'json' });
    for (const name of Object.keys(fieldsOf(schema).properties ?? {})) {
      expect(fieldOf(own, name)).toMatchObject({ name, hint: expect.stringMatching(/\w{3}/) });
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

test('relations are picked from a list, by title', () => {
  expect(fieldOf(collection('service'), 'relatedIndustries')).toMatchObject({
    widget: 'relation',
    multiple: true,
    max: 4,
    collection: 'industry',
    value_field: '{{slug}}',
    display_fields: ['title'],
  });
  expect(fieldOf(collection('case-study'), 'project')).toMatchObject({ widget: 'relation', required: false });
});

test('a picture lies beside its JSON file, and its words are required', () => {
  const service = collection('service');
  expect(service).toMatchObject({ media_folder: '', public_folder: '.' });
  expect(fieldOf(service, 'image', 'src')).toMatchObject({ widget: 'image', required: true });
  expect(fieldOf(service, 'image', 'alt')).toMatchObject({
    required: true,
    pattern: ['^[\\s\\S]{1,180}$', expect.any(String)],
  });
});

test('limits of the model are limits of the form', () => {
  const service = collection('service');
  expect(fieldOf(service, 'benefits')).toMatchObject({ widget: 'list', min: 6, max: 6 });
  expect(fieldOf(service, 'order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 999 });
  expect(fieldOf(collection('hero-slide'), 'childClass')).toMatchObject({
    widget: 'select',
    options: ['copy-dark', 'copy-light'],
  });
});

test.each([
  ['relatedIndustries', 'Related industries'],
  ['case-study', 'Case study'],
  ['mapUrl', 'Map url'],
])('the name %s is told as "%s"', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
