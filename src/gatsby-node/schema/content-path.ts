/**
 * The JSON file that a node of the content was made from, as an absolute path: that of its parent file
 * (gatsby-transformer-json in a build), or the one it names itself (src/develop/content-sync.ts in develop).
 * @param root the topmost node above a part of the content, or the node itself if it has no parent
 * @returns undefined for other nodes
 */
export const contentPathOf = ({ absolutePath, contentPath }: Record<string, unknown>): string | undefined => {
  const path = contentPath ?? absolutePath;
  return typeof path === 'string' ? path : undefined;
};
