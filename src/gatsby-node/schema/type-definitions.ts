import { collections, pageSchema, pageTemplates, singles } from '../../content-model';
import { describeFields, type FieldSchema } from '../../content-tools/schema/fields';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Fields that `gatsby-node.ts` adds to an entry: its file name and, if it has a page, that page's path and template. */
const entryFields = 'type EntryFields {\n  slug: String!\n  path: String\n  template: String\n}';
const fieldsField = 'fields: EntryFields!';
const slugField = 'slug: String! @proxy(from: "fields.slug")';
const interfaceFields = ['  id: ID!', '  slug: String!', '  path: String!', '  template: String!'];
const pageOnlyFields = [
  'path: String! @proxy(from: "fields.path")',
  'template: String! @proxy(from: "fields.template")',
];

/**
 * The GraphQL type definitions for JSON Schemas: required fields become non-null, files become File nodes, references
 * become links to entries, icons become path data.
 * @param entities GraphQL type name and schema of each kind of entry
 * @param typeOfCollection GraphQL type name of the collection that a reference points to
 * @param pageFields what entries with a page have in common: the interface `Page`
 */
export const typeDefinitions = (
  entities: readonly { type: string; fields: FieldSchema; hasPage: boolean }[],
  typeOfCollection: (collection: string) => string,
  pageFields: FieldSchema = {},
): string => {
  const definitions = new Map<string, string>();

  const describeType = (field: FieldSchema, name: string): { type: string; extension: string } => {
    if (field.kind === 'file') return { type: 'File', extension: ' @contentFile' };
    if (field.kind === 'icon') return { type: 'String', extension: ' @icon' };
    if (field.kind === 'ref')
      return { type: typeOfCollection(field.to ?? ''), extension: ' @link(by: "fields.slug")' };
    if (field.type === 'array' && field.items) {
      const { type, extension } = describeType(field.items, name);
      return { type: `[${type}!]`, extension };
    }
    if (field.type === 'object') {
      const typeName = field.typeName ?? name;
      define(typeName, field, []);
      return { type: typeName, extension: '' };
    }
    if (field.type === 'integer') return { type: 'Int', extension: '' };
    if (field.type === 'number') return { type: 'Float', extension: '' };
    if (field.type === 'boolean') return { type: 'Boolean', extension: '' };
    return { type: 'String', extension: '' };
  };

  const define = (
    name: string,
    schema: FieldSchema,
    extraFields: readonly string[],
    interfaces = '',
  ): void => {
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
      const { type, extension } = describeType(field, `${name}${capitalised(key)}`);
      return `${key}: ${type}${schema.required?.includes(key) ? '!' : ''}${extension}`;
    });
    const body = [...extraFields, ...fields].map((field) => `  ${field}`).join('\n');
    definitions.set(name, `type ${name}${interfaces} {\n${body}\n}`);
  };

  for (const { type, fields, hasPage } of entities) {
    // An entry of the pages folder names its template; that of a collection follows from the collection.
    const { template: _, ...own } = fields.properties ?? {};
    const extra = [fieldsField, slugField, ...(hasPage ? pageOnlyFields : [])];
    const interfaces = hasPage ? ' implements Node & Page @dontInfer' : ' implements Node @dontInfer';
    define(type, hasPage ? { ...fields, properties: own } : fields, extra, interfaces);
  }
  const shared = Object.entries(pageFields.properties ?? {}).map(
    ([key, field]) => `  ${key}: ${describeType(field, `Page${capitalised(key)}`).type}!`,
  );
  const page = ['interface Page implements Node {', ...interfaceFields, ...shared, '}'].join('\n');
  return [entryFields, page, ...definitions.values()].join('\n\n');
};

/** The GraphQL type definitions of the whole content model. */
export const contentTypeDefinitions = (): string => {
  const entities = [
    ...Object.values(singles).map((single) => ({ ...single, hasPage: false })),
    ...Object.values(collections).map((collection) => ({ ...collection, hasPage: 'base' in collection })),
    ...Object.values(pageTemplates).map((page) => ({ ...page, hasPage: true })),
  ];
  const byName = new Map(Object.entries(collections).map(([name, { type }]) => [name, type]));
  return typeDefinitions(
    entities.map(({ type, schema, hasPage }) => ({ type, fields: describeFields(schema), hasPage })),
    (collection) => {
      const type = byName.get(collection);
      if (!type)
        throw new Error(`A ref of the content model points to "${collection}", which is not a collection`);
      return type;
    },
    describeFields(pageSchema),
  );
};
