/**
 * Override: each template's own styles
 *
 * Replaces  the webpack cache group `styles`, by which Gatsby gathers the styles of the whole site in one file and inlines
 *           that into every page (`gatsby/dist/utils/webpack.config.js`).
 * Why       Every page would carry the styles of all others. In develop no order of one file suits all templates, which
 *           mini-css-extract-plugin reports in thousands of lines ("Conflicting order").
 * Saves     5.4 KB (brotli) on the home page, 7.7 to 8.0 KB on the others, in HTML that blocks the first paint.
 * Remove    this file and its call in gatsby-node.ts.
 * Checks    The build stops if webpack's configuration has no such group. overrides.test.ts fails when Gatsby's file
 *           changes.
 */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { isObject } from '../../is-object';

/** Removes the cache group from Gatsby's webpack configuration. */
export const inlineStylesPerTemplate = ({
  stage,
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'getConfig'>): void => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config: unknown = getConfig();
  const { optimization } = isObject(config) ? config : {};
  const { splitChunks } = isObject(optimization) ? optimization : {};
  const { cacheGroups } = isObject(splitChunks) ? splitChunks : {};
  if (!isObject(config) || !isObject(cacheGroups) || !('styles' in cacheGroups)) {
    throw new Error(
      "Gatsby's cache group for styles is gone: see src/gatsby-node/overrides/styles-per-template.ts",
    );
  }
  delete cacheGroups.styles;
  actions.replaceWebpackConfig(config);
};
