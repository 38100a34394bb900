import type { NodePluginSchema } from 'gatsby';
import { collections, findCollection, type Model, pageTemplates, singles } from '../../content-model';
import { blockTypeName } from '../../content-model/blocks';
import { page } from '../../content-model/pages';
import { describeFields, type FieldSchema, memberType } from '../../content-tools/schema/fields';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What content-node.ts adds to an entry's own fields; without a page it has the first alone. */
const addedFields = ['slug: String!', 'path: String!', 'template: String!'];

const scalars: Partial<Record<string, string>> = { integer: 'Int', number: 'Float', boolean: 'Boolean' };

const findType = (kind = ''): string => {
  const type = findCollection(kind)?.type;
  if (type) return type;
  throw new Error(`A ref of the content model points to "${kind}", which is not a collection`);
};

/**
 * The GraphQL type definitions for kinds of entries: required fields become non-null, files become File nodes, references
 * become links to entries, icons become path data. Those with a page implement the interface `Page`.
 */
export const typeDefinitions = (entities: readonly (Model & { hasPage: boolean })[]): string => {
  const definitions = new Map<string, string>();

  const describeType = (field: FieldSchema, name: string): { type: string; extension: string } => {
    if (field.kind === 'file') return { type: 'File', extension: ' @contentFile' };
    if (field.kind === 'icon') return { type: 'String', extension: ' @icon' };
    if (field.kind === 'ref') return { type: findType(field.to), extension: ' @link(by: "slug")' };
    if (field.type === 'array' && field.items) {
      const { type, extension } = describeType(field.items, name);
      return { type: `[${type}!]`, extension };
    }
    if (field.oneOf) {
      const union = field.typeName ?? name;
      for (const member of field.oneOf) define(blockTypeName(memberType(member)), member, []);
      const names = field.oneOf.map((member) => blockTypeName(memberType(member)));
      definitions.set(union, `union ${union} = ${names.join(' | ')}`);
      return { type: union, extension: '' };
    }
    if (field.type === 'object') {
      const typeName = field.typeName ?? name;
      define(typeName, field, []);
      return { type: typeName, extension: '' };
    }
    return { type: scalars[field.type ?? ''] ?? 'String', extension: '' };
  };

  const describeBody = (name: string, schema: FieldSchema, extraFields: readonly string[]) => {
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
      const { type, extension } = describeType(field, `${name}${capitalised(key)}`);
      return `${key}: ${type}${schema.required?.includes(key) ? '!' : ''}${extension}`;
    });
    return `{\n${[...extraFields, ...fields].map((field) => `  ${field}`).join('\n')}\n}`;
  };

  const define = (name: string, schema: FieldSchema, extraFields: readonly string[], interfaces = '') =>
    definitions.set(name, `type ${name}${interfaces} ${describeBody(name, schema, extraFields)}`);

  for (const { type, schema, hasPage } of entities) {
    const fields = describeFields(schema);
    // An entry of the pages folder names its template; that of a collection follows from the collection.
    const { template: _, ...properties } = fields.properties ?? {};
    const extra = hasPage ? addedFields : addedFields.slice(0, 1);
    const interfaces = ` implements Node${hasPage ? ' & Page' : ''} @dontInfer`;
    define(type, { ...fields, properties }, extra, interfaces);
  }
  const shared = describeBody('Page', describeFields(page), ['id: ID!', ...addedFields]);
  // Only types say how their fields are resolved.
  return [`interface Page implements Node ${shared.replaceAll(/ @.*/g, '')}`, ...definitions.values()].join(
    '\n\n',
  );
};

/** Tells GraphQL which member of a union an object is; Gatsby takes it from a type builder, not from definitions. */
export const unionTypes = ({ buildUnionType }: NodePluginSchema, definitions: string) =>
  [...definitions.matchAll(/^union (\w+) = (.*)$/gm)].map(([, name = '', members = '']) =>
    buildUnionType({
      name,
      types: members.split(' | '),
      resolveType: ({ type }: { type: string }) => blockTypeName(type),
    }),
  );

export const contentTypeDefinitions = (): string =>
  typeDefinitions([
    ...Object.values(singles).map((single) => ({ ...single, hasPage: false })),
    ...Object.values(collections).map((collection) => ({ ...collection, hasPage: 'base' in collection })),
    ...Object.values(pageTemplates).map((template) => ({ ...template, hasPage: true })),
  ]);
