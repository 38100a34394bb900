import { resolve } from 'node:path';
import type { Actions, SourceNodesArgs } from 'gatsby';
import type { ContentFile } from '../content-tools/read/read-content';
import { isObject } from '../is-object';

export type ContentNode = Parameters<Actions['createNode']>[0];

/**
 * Makes the node of a content file: its fields, its name, and the path and template of its page.
 * @param root absolute path of the content folder
 */
export const makeNode = (
  { file, type, data, slug, path, template }: ContentFile,
  root: string,
  { createNodeId, createContentDigest }: Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>,
): ContentNode => {
  const { $schema: _, ...own } = isObject(data) ? data : {};
  const fields = { ...own, slug, path, template };
  return {
    ...fields,
    /** src/gatsby-node/schema/resolvers.ts finds the files that the node names below its folder. */
    contentPath: resolve(root, file),
    id: createNodeId(`content ${file}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
};
