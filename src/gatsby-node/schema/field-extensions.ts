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

/**
 * Finds the JSON file that a node of the content was made from: that of its parent file (gatsby-transformer-json in a
 * build), or the one that it names itself (src/gatsby-node/develop/content-sync.ts in develop).
 * @param root the topmost node above a part of the content, or the node itself if it has no parent
 * @returns an absolute path; undefined for other nodes
 */
export const findContentPath = ({
  absolutePath,
  contentPath = absolutePath,
}: Record<string, unknown>): string | undefined =>
  typeof contentPath === 'string' ? contentPath : undefined;

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
 * parent file, which nodes have in a build but not in develop.
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
      const contentPath = findContentPath(nodeModel.findRootNodeAncestor(source) ?? source);
      if (typeof path !== 'string' || !contentPath) return null;
      const folder = dirname(contentPath);
      const filter = { absolutePath: { eq: findFile(folder, path) ?? resolve(folder, path) } };
      return nodeModel.findOne({ type: 'File', query: { filter } });
    },
  }),
};
