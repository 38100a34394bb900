import { z } from 'zod';
import { type Collection, collections, pageTemplates, singles } from '../../content-model';
import { file, icon, picture, ref, refs } from '../../content-model/fields';
import { describeFields } from '../../content-tools/schema/fields';
import { isObject } from '../../is-object';
import { contentTypeDefinitions, typeDefinitions } from './type-definitions';

/** The lines of a type's fields. */
const typeIn = (definitions: string, name: string): string[] => {
  const body = new RegExp(`type ${name}\\b[^{]*{\\n([^}]*)\\n}`).exec(definitions)?.[1];
  return body?.split('\n').map((line) => line.trim()) ?? [];
};

describe('one entity', () => {
  const schema = z.strictObject({
    title: z.string(),
    note: z.string().optional(),
    year: z.int(),
    share: z.number(),
    open: z.boolean(),
    names: z.array(z.string()),
    video: file(['.mp4'], 'A video'),
    mark: icon('A mark'),
    shot: picture('A picture'),
    industry: ref('industry', 'The industry'),
    services: refs('service', [0, 4], 'The services'),
    part: z.strictObject({ text: z.string() }),
    steps: z.array(z.strictObject({ name: z.string() }).meta({ typeName: 'Step' })),
  });
  const definitions = typeDefinitions([{ type: 'Thing', schema, hasPage: true }]);
  const thing = typeIn(definitions, 'Thing');

  test.each([
    ['a required text is never null', 'title: String!'],
    ['an optional text may be null', 'note: String'],
    ['a whole number is an Int', 'year: Int!'],
    ['another number is a Float', 'share: Float!'],
    ['true or false is a Boolean', 'open: Boolean!'],
    ['a list has no null entries', 'names: [String!]!'],
    ['a path is the file it names', 'video: File! @contentFile'],
    ['an icon is resolved to path data', 'mark: String! @icon'],
    ['a reference is the entry it names', 'industry: Industry! @link(by: "slug")'],
    ['references are the entries they name', 'services: [Service!]! @link(by: "slug")'],
    ['an object without a name is called after its field', 'part: ThingPart!'],
    ['a shared object has the name of the model', 'steps: [Step!]!'],
    ['an entry has its file name', 'slug: String!'],
    ['an entry with a page has its address', 'path: String!'],
    ['an entry with a page has its template', 'template: String!'],
  ])('%s', (_what, line) => {
    expect(thing).toContain(line);
  });

  test('the parts of objects are separate types', () => {
    expect(typeIn(definitions, 'ThingPart')).toEqual(['text: String!']);
    expect(typeIn(definitions, 'Step')).toEqual(['name: String!']);
    expect(typeIn(definitions, 'Picture')).toEqual([
      'src: File! @contentFile',
      'alt: String!',
      'focus: String',
    ]);
  });

  test('an entity with a page is a node and a page, whose fields are all declared', () => {
    expect(definitions).toContain('type Thing implements Node & Page @dontInfer {');
  });

  test('an entry without a page has no address', () => {
    const plain = typeDefinitions([
      { type: 'Plain', schema: z.strictObject({ a: z.string() }), hasPage: false },
    ]);
    expect(plain).toContain('type Plain implements Node @dontInfer {');
    expect(typeIn(plain, 'Plain')).toEqual(['slug: String!', 'a: String!']);
  });
});

describe('the whole model', () => {
  const definitions = contentTypeDefinitions();
  const names = [...definitions.matchAll(/^(?:type|union) (\w+)/gm)].map(([, name]) => name);

  test('each type is defined once', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  test('every kind of content has a type', () => {
    const kinds = [singles, collections, pageTemplates].flatMap((part) => Object.values(part));
    expect(names).toEqual(expect.arrayContaining(kinds.map(({ type }) => type)));
  });

  test('every type that a field has is defined, or is one of GraphQL or Gatsby', () => {
    const known = new Set([...names, 'ID', 'String', 'Int', 'Float', 'Boolean', 'File']);
    const used = [...definitions.matchAll(/^ {2}\w+: \[?(\w+)/gm)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('every kind of page has all that the interface of pages promises', () => {
    const promised = /interface Page implements Node {\n([^}]*)\n}/.exec(definitions)?.[1] ?? '';
    const fields = promised.split('\n').map((line) => line.trim());
    expect(fields).toEqual(
      expect.arrayContaining([
        'path: String!',
        'template: String!',
        'title: String!',
        'image: Picture!',
        'contact: Person',
      ]),
    );
    const pages = [...definitions.matchAll(/^type (\w+) implements Node & Page /gm)].map(
      ([, name = '']) => name,
    );
    const withBase = Object.values<Collection>(collections).filter(({ base }) => base);
    const types = [...Object.values(pageTemplates), ...withBase].map(({ type }) => type);
    expect(pages.sort()).toEqual(types.sort());
    for (const name of pages) {
      // Gatsby gives every node its id.
      const own = typeIn(definitions, name).map((line) => line.split(' @')[0]);
      expect(fields.filter((field) => !own.includes(field))).toEqual(['id: ID!']);
    }
  });

  test('objects that share a type have the same fields', () => {
    // Only one definition is written; if two differed, a field would be lost.
    const shapes = new Map<string, Set<string>>();
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      if (!isObject(value)) return;
      if (typeof value.typeName === 'string' && isObject(value.properties)) {
        const fields = Object.entries(value.properties).map(([key, field]) => [
          key,
          isObject(field) && [field.type, field.kind, field.to, field.typeName],
        ]);
        const known = shapes.get(value.typeName) ?? new Set();
        shapes.set(value.typeName, known.add(JSON.stringify([fields, value.required])));
      }
      Object.values(value).forEach(collect);
    };
    for (const { schema } of [singles, collections, pageTemplates].flatMap((part) => Object.values(part))) {
      collect(describeFields(schema));
    }
    expect(shapes.size).toBeGreaterThan(10);
    expect([...shapes].filter(([, variants]) => variants.size > 1)).toEqual([]);
  });
});
