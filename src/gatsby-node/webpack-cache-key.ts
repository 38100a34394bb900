import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The packages as npm has installed them, and this project's own plugins and loaders, as Gatsby compiles them. */
const sources = [
  'node_modules/.package-lock.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
];

/**
 * What makes webpack's cache of one stage invalid. By default webpack follows every `require` of Gatsby and its plugins for
 * that, which takes four seconds of processor time a stage. Style sheets have the theme of the content folder in them.
 * @param content absolute path of the content folder
 * @returns settings of webpack's `cache`
 */
export const webpackCacheKey = (content: string) => {
  const key = createHash('sha256').update(content);
  for (const source of sources) key.update(readFileSync(source));
  return { version: key.digest('hex'), buildDependencies: { defaultWebpack: [], config: [] } };
};
