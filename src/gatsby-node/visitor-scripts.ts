import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

// 5 KB that no page runs: Gatsby's Script, Partytown and service worker; of react-slick, settings by width of window and a
// substitute for what every browser has.
const unused = {
  'gatsby-script': false,
  [resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [resolve('.cache/register-service-worker.js')]: false,
  json2mq: false,
  'resize-observer-polyfill': resolve('src/components/carousel/resize-observer.ts'),
};

/** For the browsers that this site supports; Gatsby writes ES5 wherever it can. The second pass saves 0.5 KB a page. */
const terserOptions = { ecma: 2020, mangle: true, compress: { passes: 2 }, output: { comments: false } };

/**
 * Makes V8 compile the functions of a script on another thread while it loads (https://v8.dev/blog/explicit-compile-hints). By
 * default it compiles each on the main thread at its first call, which took a quarter of the scripts' time until a slow phone
 * had hydrated the page. Other engines ignore the comment.
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // webpack's `Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING`: after minifying, which removes comments.
  stage: 500,
};

/** Makes the visitors' scripts small, and quick to start. */
export const improveScripts = ({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
  actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } });
  // Nobody reads source maps of these bundles, and they double the size of a deployment.
  actions.setWebpackConfig({
    devtool: false,
    resolve: { alias: unused },
    plugins: [plugins.banner(compileHint)],
  });
};
