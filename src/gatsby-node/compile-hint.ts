import type { CreateWebpackConfigArgs } from 'gatsby';

/** V8 looks for it at the beginning of a script (https://v8.dev/blog/explicit-compile-hints); others ignore the comment. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** webpack's `Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING`: after minifying, which removes comments. */
const afterMinifying = 500;

/**
 * Begins the visitors' scripts with a comment that makes V8 compile their functions on another thread while they load. By
 * default it compiles each function on the main thread at its first call, which took a quarter of the scripts' time until a
 * slow phone had hydrated the page.
 */
export const compileScriptsOnLoad = ({ stage, actions, plugins }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    plugins: [plugins.banner({ banner: compileHint, raw: true, test: /\.js$/, stage: afterMinifying })],
  });
};
