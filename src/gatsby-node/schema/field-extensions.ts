import { dirname, resolve } from 'node:path';
import { findFile } from '../../content-tools/find-file';
import { iconPath } from '../../content-tools/icons/read-icons';
import { contentPathOf } from './content-path';

interface FieldInfo {
  fieldName: string;
}

/** What a resolver uses of Gatsby's node model (gatsbyjs.com/docs/reference/graphql-data-layer/node-model). */
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
 * `@contentFile`: a path relative to the JSON file becomes the file's node. Gatsby's own `@fileByRelativePath` needs a
 * parent file, which nodes have in a build and not in develop.
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
      const contentPath = contentPathOf(nodeModel.findRootNodeAncestor(source) ?? source);
      if (typeof path !== 'string' || !contentPath) return null;
      const absolutePath = {
        eq: findFile(dirname(contentPath), path) ?? resolve(dirname(contentPath), path),
      };
      return nodeModel.findOne({ type: 'File', query: { filter: { absolutePath } } });
    },
  }),
};
