import type { Node } from 'gatsby';

/**
 * The JSON file that a node of the content was made from, as an absolute path: that of its parent (gatsby-transformer-json
 * in a build), or the one it names itself (src/cms/develop/content-sync.ts in develop).
 * @param root the node itself, or the topmost node above it
 * @returns undefined for other nodes
 */
export const contentPathOf = (root: Node): string | undefined => {
  const { absolutePath, contentPath } = root;
  if (root.internal.type === 'File') return typeof absolutePath === 'string' ? absolutePath : undefined;
  return typeof contentPath === 'string' ? contentPath : undefined;
};
