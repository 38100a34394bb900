import { dirname, resolve } from 'node:path';
import { iconPath } from '../../content-tools/icons/read-icons';
import { findFile } from '../../content-tools/read/find-file';

interface FieldInfo {
  fieldName: string;
}

/** The part of Gatsby's node model that is used (gatsbyjs.com/docs/reference/graphql-data-layer/node-model). */
interface ResolverContext {
  nodeModel: {
    findRootNodeAncestor(source: object): Record<string, unknown> | null;
    findOne(query: { type: 'File'; query: { filter: object } }): Promise<object | null>;
  };
}

/** `@icon`: the name of an icon becomes its path data. */
export const iconExtension = {
  name: 'icon',
  extend: () => ({
    resolve: (source: Record<string, string>, _arguments: unknown, _context: unknown, info: FieldInfo) =>
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
    resolve: async (
      source: Record<string, unknown>,
      _arguments: unknown,
      { nodeModel }: ResolverContext,
      info: FieldInfo,
    ) => {
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
