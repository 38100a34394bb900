import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { settings } from '../components/carousel/settings';
import { isObject } from '../content/is-object';
import { startScript } from './finish-html';
import { HashOfFiles } from './hash-of-files';
import { keepModernSyntax } from './modern-syntax';

/** The part of Gatsby's webpack configuration that is changed here. */
interface SiteWebpackConfig {
  entry: unknown;
  devtool?: unknown;
  target?: unknown;
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  module: { rules: unknown[] };
  resolve: { alias: Record<string, string | false> };
  optimization?: {
    splitChunks?: { cacheGroups: Record<string, unknown> };
    runtimeChunk?: unknown;
    realContentHash?: boolean;
    minimizer?: { constructor: { name: string }; options?: { minimizer?: { options?: object } } }[];
  };
}

/** What Gatsby puts into every page's script although nothing on this site uses it. */
const unused = [
  join('gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
  join('.cache', 'register-service-worker.js'),
  // Arrows of its own, and settings by width of the window: our carousel has neither.
  join('react-slick', 'lib', 'arrows.js'),
  join('json2mq', 'index.js'),
];

/** For terser: Gatsby has it write ES5, and a second and third look find a little more. */
const minified = {
  compress: { ecma: 2020, passes: 3 },
  mangle: true,
  format: { ecma: 2020, comments: false, preamble: '//# allFunctionsCalledOnLoad' },
};

/** What puts the starting script and more into pages that Gatsby has written. */
const finishing = [
  join('gatsby', 'faces.ts'),
  join('gatsby', 'finish-html.ts'),
  join('gatsby', 'finish-pages.ts'),
  join('gatsby', 'style-sheets.ts'),
  join('start', 'start.js'),
];

/**
 * A hash of what stands in a page's HTML and is no part of the code that renders it (gatsby-ssr.tsx): style sheets, and what
 * the page is finished with. Gatsby writes the HTML of a page anew only when that code has changed.
 * @param folder `src`
 */
export const pageVersion = (folder: string): string => {
  const hash = createHash('sha256');
  const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') || finishing.includes(name),
  );
  for (const name of parts.sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    // Another version of what shortens the script may write it otherwise.
    hash.update(`${name}\n`).update(name.endsWith('.js') ? startScript(text) : text);
  }
  return hash.digest('hex').slice(0, 12);
};

/**
 * Gives the classes of CSS Modules short names, which stand in HTML, styles and scripts alike: five letters of a hash in
 * place of file, name and hash.
 * @param rules webpack's rules; those within them are looked through, too
 */
export const shortenClassNames = (rules: unknown): void => {
  if (Array.isArray(rules)) for (const rule of rules) shortenClassNames(rule);
  else if (isObject(rules)) {
    if (typeof rules.localIdentName === 'string') rules.localIdentName = '[hash:base52:5]';
    for (const part of [rules.oneOf, rules.use, rules.options, rules.modules]) shortenClassNames(part);
  }
};

/**
 * Has faces stay files, however small: within a style sheet every page would carry them, and the security policy refuses
 * them.
 * @param rules webpack's rules, Gatsby's for fonts among them
 * @param file the loader in place of the one that takes small files in
 */
export const keepFacesApart = (rules: readonly unknown[], file: unknown): void => {
  for (const rule of rules) {
    if (isObject(rule) && rule.test instanceof RegExp && rule.test.test('face.woff2')) rule.use = [file];
  }
};

/**
 * Gatsby's webpack configuration, adapted to this site. What each change saves stands in docs/performance.md.
 */
export const adaptWebpack = ({
  stage,
  actions,
  getConfig,
  loaders,
  plugins,
}: CreateWebpackConfigArgs): void => {
  const config: SiteWebpackConfig = getConfig();
  config.resolve.alias['gatsby-react-router-scroll'] = resolve('src/navigation/scroll-context.tsx');

  keepFacesApart(config.module.rules, loaders.file());

  // CSS Modules never style each other's classes, except those that yield by `:where()`: their order is free.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }

  if (stage === 'build-html' || stage === 'develop-html') {
    config.plugins.push(plugins.define({ PAGE_VERSION: JSON.stringify(pageVersion('src')) }));
  }

  if (stage === 'build-html' || stage === 'build-javascript') shortenClassNames(config.module.rules);

  if (stage === 'build-javascript') {
    keepModernSyntax();
    // Gatsby's entry is the last step of ours.
    config.resolve.alias['gatsby-app'] = resolve('.cache/production-app');
    config.entry = { app: resolve('src/start/in-steps.ts') };
    // Nobody reads source maps of the visitors' bundles, and they double what a deployment uploads.
    config.devtool = false;
    // The oldest of the supported browsers (package.json, browserslist) know ES2020.
    config.target = ['web', 'es2020'];
    // Without the group that gathers the styles of the whole site, each template has a style sheet of its own: its
    // pages name it (src/gatsby/style-sheets.ts), and webpack fetches it with the template on the way to another page.
    delete config.optimization?.splitChunks?.cacheGroups.styles;
    // Nor are parts that several templates share apart: a page would wait for one request more, and weigh more.
    delete config.optimization?.splitChunks?.cacheGroups.shared;
    // The watching of sizes is in every supported browser; react-slick brings a copy of 8 KB (minified).
    config.resolve.alias['resize-observer-polyfill'] = resolve('src/lean/width-observer.ts');
    config.plugins.push(
      plugins.normalModuleReplacement(/[\\/]structured-data$/, resolve('src/lean/structured-data.ts')),
      plugins.normalModuleReplacement(/^\.\/prefetch$/, resolve('src/lean/prefetch.ts')),
      plugins.normalModuleReplacement(
        /[\\/]head-export-handler-for-browser$/,
        resolve('src/lean/head-handler.tsx'),
      ),
      new HashOfFiles(),
    );
    config.resolve.alias['gatsby-link'] = resolve('src/lean/gatsby-link.ts');
    config.resolve.alias['lodash.debounce'] = resolve('src/lean/debounce.ts');
    config.resolve.alias['prop-types'] = resolve('src/lean/prop-types.cjs');
    // The runtime is part of the app's script: a request less, and the two compress better together.
    if (config.optimization) {
      config.optimization.runtimeChunk = false;
      // The names' hashes are taken before minifying and not after: webpack's cache keeps finished scripts with the names of
      // others in them, and a build after a change could find them gone and fail until the cache was thrown away.
      config.optimization.realContentHash = false;
    }
    for (const plugin of config.optimization?.minimizer ?? []) {
      const implementation = plugin.constructor.name === 'TerserPlugin' && plugin.options?.minimizer;
      if (implementation) implementation.options = minified;
    }
    config.module.rules.push(
      // Slices and script strategies are re-exported by Gatsby's entry and used nowhere.
      { test: /[\\/]\.cache[\\/]slice/, sideEffects: false },
      { test: (file: string) => unused.some((ending) => file.endsWith(ending)), use: loaders.null() },
      {
        test: /[\\/]react-slick[\\/]lib[\\/]/,
        enforce: 'pre',
        use: { loader: resolve('src/lean/fixed-slick.cjs'), options: { settings } },
      },
    );
  }
  actions.replaceWebpackConfig(config);
};
