/** Override: each template's own styles (README.md). */
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Removes the cache group from Gatsby's webpack configuration. */
export const inlineStylesPerTemplate = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig();
  const cacheGroups = config.optimization?.splitChunks?.cacheGroups;
  if (!cacheGroups?.styles) {
    throw new Error(
      "Gatsby's cache group for styles is gone: see src/gatsby-node/overrides/styles-per-template.ts",
    );
  }
  delete cacheGroups.styles;
  actions.replaceWebpackConfig(config);
};
