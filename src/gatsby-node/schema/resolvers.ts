import { resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { computedFields, listOrders } from './computed-fields';
import { type FileNode, makePlaceholder, publishDrawing, readCutOut, readDrawing } from './pictures';

/** The part of Gatsby's context that is used. */
interface Context {
  nodeModel: {
    getNodesByIds(query: { ids: readonly string[] }): object[];
  };
}

/** Gatsby's own resolver, which is replaced here. */
interface Info {
  originalResolver?: (...args: readonly unknown[]) => unknown;
}

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
