import type { CreateWebpackConfigArgs } from 'gatsby';

/** V8 looks for it at the beginning of a script (https://v8.dev/blog/explicit-compile-hints); to other engines it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** webpack's `Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING`: after minifying, which removes comments. */
const afterMinifying = 500;

/**
 * Begins the visitors' scripts with a comment that makes V8 compile their functions while they load, on another thread. By
 * default it compiles each function in the page's thread when it is first called, which was a quarter of the time that
 * scripts take on a slow phone until the page is hydrated.
 */
export const compileScriptsOnLoad = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>): void => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    plugins: [plugins.banner({ banner: compileHint, raw: true, test: /\.js$/, stage: afterMinifying })],
  });
};
