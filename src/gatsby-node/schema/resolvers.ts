import { dirname, resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { iconPath } from '../../content-tools/icons/read-icons';
import { findFile } from '../../content-tools/read/find-file';
import { computedFields, listOrders } from './computed-fields';
import { type FileNode, makePlaceholder, publishDrawing, readCutOut, readDrawing } from './pictures';

/** The part of Gatsby's node model that is used (gatsbyjs.com/docs/reference/graphql-data-layer/node-model). */
interface Context {
  nodeModel: {
    findRootNodeAncestor(source: object): Record<string, unknown> | null;
    findOne(query: { type: 'File'; query: { filter: object } }): Promise<object | null>;
    getNodesByIds(query: { ids: readonly string[] }): object[];
  };
}

/** The field, and Gatsby's own resolver where one is replaced. */
interface Info {
  fieldName: string;
  originalResolver?: (...args: readonly unknown[]) => unknown;
}

/** `@icon`: the name of an icon becomes its path data. */
export const iconExtension = {
  name: 'icon',
  extend: () => ({
    resolve: (source: Record<string, string>, _args: unknown, _context: unknown, info: Info) =>
      iconPath(source[info.fieldName] ?? ''),
  }),
};

/**
 * `@contentFile`: a path relative to the JSON file becomes the file's node. Gatsby's `@fileByRelativePath` would need a
 * parent file.
 */
export const contentFileExtension = {
  name: 'contentFile',
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _args: unknown, { nodeModel }: Context, info: Info) => {
      const path = source[info.fieldName];
      // A node without a parent is its own root.
      const { contentPath } = nodeModel.findRootNodeAncestor(source) ?? source;
      if (typeof path !== 'string' || typeof contentPath !== 'string') return null;
      const folder = dirname(contentPath);
      const filter = { absolutePath: { eq: findFile(folder, path) ?? resolve(folder, path) } };
      return nodeModel.findOne({ type: 'File', query: { filter } });
    },
  }),
};

/** `allService` and its like, in the order of their type. */
export const sortedLists = Object.fromEntries(
  Object.entries(listOrders).map(([type, [field, direction]]) => {
    const sort = [{ [field]: direction }, { slug: 'ASC' }];
    const resolveList = (source: unknown, args: object, context: unknown, info: Info) =>
      info.originalResolver?.(source, { sort, ...args }, context, info);
    return [`all${type}`, { resolve: resolveList }];
  }),
);

/** Fields that Gatsby and its plugins lack, and those that they compute differently, for `createResolvers`. */
export const contentResolvers = ({ pathPrefix }: Pick<NodePluginArgs, 'pathPrefix'>) => ({
  ...computedFields,
  Query: {
    ...sortedLists,
    /** Pages in the order of their ids, whatever their types. */
    pagesById: {
      type: '[Page!]!',
      args: { ids: '[String!]!' },
      resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
        nodeModel.getNodesByIds({ ids }),
    },
  },
  File: {
    isCutOut: { type: 'Boolean', resolve: readCutOut },
    drawing: { type: 'String', resolve: readDrawing },
    drawingURL: {
      type: 'String',
      resolve: (file: FileNode) => publishDrawing(file, resolve('public'), pathPrefix),
    },
    placeholder: {
      type: 'String',
      args: { width: 'Int!' },
      /** None for a picture that is cut out: it is small, and what is transparent would take half of it. */
      resolve: async (file: FileNode, { width }: { width: number }) =>
        (await readCutOut(file)) ? null : makePlaceholder(file, width),
    },
  },
});
