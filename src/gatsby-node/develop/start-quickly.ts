import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves out of `npm run develop` what takes long and changes nothing that is shown. Gatsby compiles every template and
 * the layout for a renderer that writes nothing but the empty page around them (gatsby/cache-dir/develop-static-entry.js), and
 * lints with ESLint what Biome checks.
 */
export const startQuickly = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== 'develop' && stage !== 'develop-html') return;
  const config = getConfig();
  const unused = { '$virtual/async-requires': false, [resolve('src/layout/layout.tsx')]: false };
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins.filter((plugin: object) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
    // The first match decides, and Gatsby has one for `$virtual`.
    ...(stage === 'develop-html' && {
      // Keeping it would take longer than making it.
      cache: false,
      resolve: { ...config.resolve, alias: { ...unused, ...config.resolve.alias } },
    }),
  });
};
