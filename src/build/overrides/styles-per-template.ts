import type { CreateWebpackConfigArgs } from 'gatsby';

/** Changes to Gatsby's webpack configuration. */
export const configureWebpack = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  // Nobody reads source maps of the visitors' bundles, and they double the size of a deployment.
  config.devtool = false;
  // Without the group that gathers the styles of the whole site, a page inlines those of its own template.
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  actions.replaceWebpackConfig(config);
};
