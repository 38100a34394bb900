import type { IGatsbyImageData } from 'gatsby-plugin-image';
import {
  type DocumentNode,
  defaultFieldResolver,
  executeSync,
  FieldsOnCorrectTypeRule,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  KnownFragmentNamesRule,
  parse,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql';
import { blockTypeName } from '../../content-model/blocks';
import { isTimeZone } from '../../content-model/company';
import { resolveFile } from '../../content-tools/edit/references';
import { iconNames, iconPath } from '../../content-tools/icons/read-icons';
import { computedFields, listOrders } from '../../gatsby-node/schema/computed-fields';
import { isObject } from '../../is-object';
import type { PreviewNode } from './entries';
import { schema } from './preview-schema';

/** Replaces a picture that is not chosen yet: the colour of the sea. */
const noPicture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI0IiBoZWlnaHQ9IjMiPjxwYXRoIGZpbGw9IiNiZmRjZTAiIGQ9Ik0wIDBoNHYzSDB6Ii8+PC9zdmc+';

/** The file that an entry names, as a query sees it; a picture that is not chosen yet is a file without a name. */
const fileNode = (node: PreviewNode, name: string): PreviewNode => {
  const url = name === '' ? noPicture : node.findUrl(name);
  const isDrawing = name.toLowerCase().endsWith('.svg');
  // A picture of one size. The real proportions are the file's own.
  const gatsbyImageData: IGatsbyImageData = {
    layout: 'constrained',
    width: 960,
    height: 720,
    images: { fallback: { src: url, srcSet: url } },
  };
  const fields = {
    // Two entries that name one file share the picture.
    id: name === '' ? node.fields.id : resolveFile(node.folder, name),
    // The browser is not asked: transparent pictures are saved as WebP.
    isCutOut: name.toLowerCase().endsWith('.webp'),
    publicURL: url,
    drawingURL: url,
    placeholder: url,
    childImageSharp: isDrawing ? null : { gatsbyImageData, resize: { src: url } },
  };
  return { ...node, __typename: 'File', fields };
};

const isOfType = ({ __typename, fields }: PreviewNode, name: string): boolean =>
  name === 'Page' ? fields.template !== undefined : __typename === name;

/** Decap keeps an empty field as an empty text or object. */
const isMissing = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length === 0 : value === undefined || value === null || value === '';

const convertLeaf = (type: string, value: unknown): unknown => {
  if (type === 'Any') return value;
  if (type === 'Boolean') return value === true;
  if (type === 'Int' || type === 'Float') return Number(value) || 0;
  return typeof value === 'string' ? value : '';
};

/** The field of a value, the object that has it, and all entries. */
interface Place {
  readonly field: GraphQLField<unknown, unknown> | undefined;
  readonly parent: PreviewNode;
  readonly nodes: readonly PreviewNode[];
}

/** Converts a single value, not a list; a missing one becomes the empty value of the type. */
const convertSingle = (type: GraphQLOutputType, value: unknown, { field, parent, nodes }: Place): unknown => {
  const named = getNamedType(type);
  const { name } = named;
  const text = typeof value === 'string' ? value : '';
  const extension = field?.astNode?.directives?.[0]?.name.value;
  if (extension === 'icon') return iconNames.has(text) ? iconPath(text) : '';
  // Half of one ends a page with an error.
  if (field?.name === 'timeZone') return isTimeZone(text) ? text : '';
  if (isLeafType(named)) return convertLeaf(name, value);
  if (extension === 'contentFile') return fileNode(parent, text);
  if (extension === 'link') {
    const linked = nodes.find((node) => isOfType(node, name) && node.fields.slug === text);
    // It does not exist, or not yet.
    const unknown = { id: text, title: text, name: text, slug: text, path: `/${text}` };
    return linked ?? { ...parent, __typename: name, fields: unknown };
  }
  const fields = isObject(value) ? value : {};
  const __typename = isUnionType(named) ? blockTypeName(String(fields.type)) : name;
  return { ...parent, __typename, fields };
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

/** A number may still be the text that was typed. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** Compares two entries of a type as its lists are sorted. */
const compare = ({ __typename: type, fields: one }: PreviewNode, { fields: other }: PreviewNode): number => {
  const [order = '', direction] = listOrders[type] ?? [];
  const compared = inOrder.compare(String(one[order]), String(other[order]));
  return (direction === 'DESC' ? -compared : compared) || (String(one.slug) < String(other.slug) ? -1 : 1);
};

interface Filter {
  id?: { eq?: string; in?: readonly string[] };
}

/** The answer to a field of `Query`: the only or first entry of a type that matches, or a list of entries. */
const resolveRoot = (
  { returnType, fieldName }: GraphQLResolveInfo,
  args: Filter & { ids?: readonly string[]; filter?: Filter; limit?: number },
  nodes: readonly PreviewNode[],
): unknown => {
  if (fieldName === 'pagesById') {
    return args.ids?.flatMap((id) => nodes.find(({ fields }) => fields.id === id) ?? []);
  }
  const { name } = getNamedType(returnType);
  const type = name.replace(/Connection$/, '');
  const { id } = (name === type ? args : args.filter) ?? {};
  const isWanted = ({ fields }: PreviewNode): boolean =>
    !id || fields.id === id.eq || (id.in?.includes(String(fields.id)) ?? false);
  const found = nodes.filter((node) => isOfType(node, type) && isWanted(node)).sort(compare);
  if (name === type) return found[0];
  const listed = found.slice(0, args.limit);
  return { nodes: listed, totalCount: listed.length };
};

const resolveField: GraphQLFieldResolver<PreviewNode | { nodes: unknown }, readonly PreviewNode[]> = (
  parent,
  args,
  nodes,
  info,
) => {
  const { parentType, fieldName, returnType } = info;
  if (parentType === schema.getQueryType()) return resolveRoot(info, args, nodes);
  if (!('fields' in parent)) return defaultFieldResolver(parent, args, nodes, info);
  const computed = computedFields[parent.__typename]?.[fieldName];
  const value = computed ? computed.resolve(parent.fields) : parent.fields[fieldName];
  return convertValue(returnType, value, { field: parentType.getFields()[fieldName], parent, nodes });
};

const rules = [KnownFragmentNamesRule, FieldsOnCorrectTypeRule, ValuesOfCorrectTypeRule];

const parsed = new Map<string, DocumentNode>();

/** Parses a query with the fragments of `documents`, and checks it: unknown fields and filters would be dropped silently. */
const parseDocument = (query: string, documents: readonly string[]): DocumentNode => {
  const text = [...new Set([query, ...documents])].join('\n');
  const known = parsed.get(text);
  if (known) return known;
  const document = parse(text);
  const [error] = validate(schema, document, rules);
  if (error) throw error;
  parsed.set(text, document);
  return document;
};

/**
 * Runs a query of the site over entries, as Gatsby does over its nodes; `documents` have its fragments.
 * @throws if the query asks for an unknown field or filter
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
  });
  if (errors?.[0]) throw errors[0];
  return data ?? {};
};
