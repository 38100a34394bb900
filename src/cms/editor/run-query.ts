import type { IGatsbyImageData } from 'gatsby-plugin-image';
import {
  type DocumentNode,
  defaultFieldResolver,
  executeSync,
  type FieldDefinitionNode,
  FieldsOnCorrectTypeRule,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  KnownFragmentNamesRule,
  parse,
  validate,
} from 'graphql';
import { blockTypeName } from '../../content-model/blocks';
import { isTimeZone } from '../../content-model/company';
import { resolveFile } from '../../content-tools/edit/references';
import { iconNames, iconPath } from '../../content-tools/icons/read-icons';
import { computedFields, listOrders } from '../../gatsby-node/schema/computed-fields';
import { isObject } from '../../is-object';
import { PreviewNode } from './preview-nodes';
import { schema } from './preview-schema';

/** Replaces a picture that is not chosen yet: the colour of the sea. */
const noPicture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI0IiBoZWlnaHQ9IjMiPjxwYXRoIGZpbGw9IiNiZmRjZTAiIGQ9Ik0wIDBoNHYzSDB6Ii8+PC9zdmc+';

/** A picture of one size, as gatsby-plugin-image describes it. The real proportions are the file's own. */
const imageData = (url: string): IGatsbyImageData => ({
  layout: 'constrained',
  width: 960,
  height: 720,
  images: { fallback: { src: url, srcSet: url } },
});

/** The file that an entry names, as a query sees it; a picture that is not chosen yet is a file without a name. */
const fileNode = (node: PreviewNode, name: string): PreviewNode => {
  const url = name === '' ? noPicture : node.findUrl(name);
  const isDrawing = name.toLowerCase().endsWith('.svg');
  return node.part('File', {
    // Two entries that name one file share the picture.
    id: name === '' ? node.fields.id : resolveFile(node.folder, name),
    // The browser is not asked: transparent pictures are saved as WebP.
    isCutOut: name.toLowerCase().endsWith('.webp'),
    publicURL: url,
    drawingURL: url,
    placeholder: url,
    childImageSharp: isDrawing ? null : { gatsbyImageData: imageData(url), resize: { src: url } },
  });
};

/** Replaces an entry that is named, and does not exist or is not loaded yet. */
const unknownEntry = (type: string, node: PreviewNode, slug: string): PreviewNode =>
  node.part(type, { id: slug, title: slug, name: slug, slug, path: `/${slug}` });

const hasDirective = (field: Place['field'], extension: 'contentFile' | 'icon' | 'link'): boolean =>
  field?.directives?.some(({ name }) => name.value === extension) ?? false;

const isOfType = ({ type, fields }: PreviewNode, name: string): boolean =>
  name === 'Page' ? fields.template !== undefined : type === name;

/** Decap keeps an empty field as an empty text or object. */
const isMissing = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length === 0 : value === undefined || value === null || value === '';

const convertLeaf = (type: string, value: unknown): unknown => {
  if (type === 'Any') return value;
  if (type === 'Boolean') return value === true;
  if (type === 'Int' || type === 'Float') return Number(value) || 0;
  return typeof value === 'string' ? value : '';
};

/** The context of a value: its field, the object that has it, and all entries. */
interface Place {
  readonly field: FieldDefinitionNode | null | undefined;
  readonly parent: PreviewNode;
  readonly nodes: readonly PreviewNode[];
}

/** Converts a single value, not a list; a missing one becomes the empty value of the type. */
const convertSingle = (type: GraphQLOutputType, value: unknown, { field, parent, nodes }: Place): unknown => {
  const { name } = getNamedType(type);
  const text = typeof value === 'string' ? value : '';
  if (hasDirective(field, 'icon')) return iconNames.has(text) ? iconPath(text) : '';
  // Half of one ends a page with an error.
  if (field?.name.value === 'timeZone') return isTimeZone(text) ? text : '';
  if (isLeafType(type)) return convertLeaf(name, value);
  if (hasDirective(field, 'contentFile')) return fileNode(parent, text);
  if (hasDirective(field, 'link')) {
    const linked = nodes.find((node) => isOfType(node, name) && node.fields.slug === text);
    return linked ?? unknownEntry(name, parent, text);
  }
  const fields = isObject(value) ? value : {};
  const concrete = isUnionType(getNamedType(type)) ? blockTypeName(String(fields.type)) : name;
  return parent.part(concrete, fields);
};

/**
 * Converts a value to its field's type. Required fields that are still missing get an empty value of their type, so that a
 * template can show the entry.
 */
const convertValue = (type: GraphQLOutputType, value: unknown, place: Place): unknown => {
  if (!isNonNullType(type) && isMissing(value)) return null;
  const inner = isNonNullType(type) ? type.ofType : type;
  if (!isListType(inner)) return convertSingle(inner, value, place);
  const ofBlocks = isUnionType(getNamedType(inner));
  // Without a block whose type is not chosen yet.
  const isThere = (item: unknown) => item != null && (!ofBlocks || typeof Object(item).type === 'string');
  const items = Array.isArray(value) ? value : [];
  return items.filter(isThere).map((item) => convertValue(inner.ofType, item, place));
};

const resolveValue = (parent: PreviewNode, name: string, nodes: readonly PreviewNode[]): unknown => {
  const type = schema.getType(parent.type);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`${parent.type} has no field ${name}`);
  const computed = computedFields[parent.type]?.[name];
  const value = computed ? computed.resolve(parent.fields) : parent.fields[name];
  return convertValue(field.type, value, { field: field.astNode, parent, nodes });
};

/** Tells whether an entry matches Gatsby's `filter` argument: `eq` and `in`, also of an entry that it refers to. */
const matches = (node: PreviewNode, filter: unknown, nodes: readonly PreviewNode[]): boolean =>
  Object.entries(isObject(filter) ? filter : {}).every(([name, condition]) => {
    const value = resolveValue(node, name, nodes);
    if (!isObject(condition)) return value === condition;
    if ('eq' in condition) return value === condition.eq;
    if ('in' in condition) return Array.isArray(condition.in) && condition.in.includes(value);
    return value instanceof PreviewNode && matches(value, condition, nodes);
  });

/** A number may still be the text that was typed. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** Compares two entries of a type as its lists are sorted. */
const compare = ({ type, fields: one }: PreviewNode, { fields: other }: PreviewNode): number => {
  const [order = '', direction] = listOrders[type] ?? [];
  const compared = inOrder.compare(String(one[order]), String(other[order]));
  return (direction === 'DESC' ? -compared : compared) || (String(one.slug) < String(other.slug) ? -1 : 1);
};

/** The answer to a field of `Query`: the only or first entry of a type that matches, or a list of entries. */
const resolveRoot = (
  { returnType, fieldName }: GraphQLResolveInfo,
  args: Record<string, unknown>,
  nodes: readonly PreviewNode[],
): unknown => {
  if (fieldName === 'pagesById') {
    const ids = Array.isArray(args.ids) ? args.ids : [];
    return ids.flatMap((id) => nodes.find(({ fields }) => fields.id === id) ?? []);
  }
  const { name } = getNamedType(returnType);
  const type = name.replace(/Connection$/, '');
  const filter = name === type ? args : args.filter;
  const found = nodes.filter((node) => isOfType(node, type) && matches(node, filter, nodes)).sort(compare);
  if (name === type) return found[0] ?? null;
  const listed = found.slice(0, Number(args.limit ?? found.length));
  return { nodes: listed, totalCount: listed.length };
};

const resolveField: GraphQLFieldResolver<unknown, readonly PreviewNode[]> = (parent, args, nodes, info) => {
  if (info.parentType === schema.getQueryType()) return resolveRoot(info, args, nodes);
  if (parent instanceof PreviewNode) return resolveValue(parent, info.fieldName, nodes);
  return defaultFieldResolver(parent, args, nodes, info);
};

const parsed = new Map<string, DocumentNode>();

/** Parses a query with the fragments of `documents`, and checks it: unknown fields would be dropped silently. */
const parseDocument = (query: string, documents: readonly string[]): DocumentNode => {
  const text = [...new Set([query, ...documents])].join('\n');
  const known = parsed.get(text);
  if (known) return known;
  const document = parse(text);
  const [error] = validate(schema, document, [KnownFragmentNamesRule, FieldsOnCorrectTypeRule]);
  if (error) throw error;
  parsed.set(text, document);
  return document;
};

/**
 * Runs a query of the site over entries, as Gatsby does over its nodes; `documents` have its fragments.
 * @throws if the query asks for an unknown field
 */
export const runQuery = (
  query: string,
  documents: readonly string[],
  nodes: readonly PreviewNode[],
  variables: Readonly<Record<string, unknown>> = {},
): object => {
  const { data, errors } = executeSync({
    schema,
    document: parseDocument(query, documents),
    operationName: /^\s*query (\w+)/m.exec(query)?.[1],
    contextValue: nodes,
    variableValues: variables,
    fieldResolver: resolveField,
    typeResolver: (value) => (value instanceof PreviewNode ? value.type : undefined),
  });
  if (errors?.[0]) throw errors[0];
  return data ?? {};
};
