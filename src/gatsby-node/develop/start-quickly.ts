import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves out of `npm run develop` what takes a third of its first start and changes nothing that is shown. Gatsby compiles
 * every template for a renderer that writes nothing but the empty page around them
 * (gatsby/cache-dir/develop-static-entry.js), and lints with ESLint what Biome checks.
 */
export const startQuickly = ({
  stage,
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'getConfig'>): void => {
  if (stage === 'develop-html')
    actions.setWebpackConfig({ resolve: { alias: { '$virtual/async-requires$': false } } });
  if (stage !== 'develop') return;
  const config = getConfig();
  const isLinter = (plugin: object): boolean => plugin.constructor.name === 'ESLintWebpackPlugin';
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins.filter((plugin: object) => !isLinter(plugin)),
  });
};
