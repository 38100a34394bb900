import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { isObject } from '../content/is-object';

/** What Gatsby's Babel preset rewrites for every browser, whether it is supported or not. */
const rewritten =
  /[\\/]plugin-(?:proposal-(?:nullish-coalescing-operator|optional-chaining|class-properties)|transform-(?:spread|classes))[\\/]/;

/** A plugin as a preset names it: its file, or that and its options. */
type Plugin = string | readonly [string, ...unknown[]];

const isSuperfluous = (plugin: unknown): boolean => {
  const file: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof file === 'string' && rewritten.test(file);
};

/** The plugins of a preset without those that rewrite syntax which all supported browsers know. */
export const withoutRewriting = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.filter((plugin) => !isSuperfluous(plugin));

/** What gatsby-plugin-typescript tells Gatsby's store to rewrite. */
const isBabelState = (
  state: unknown,
): state is { babelrc: { stages: Record<string, { plugins: { name: string }[] }> } } =>
  isObject(state) && isObject(state.babelrc) && isObject(state.babelrc.stages);

/**
 * Has gatsby-plugin-typescript leave `?.` and `??` as they are written, too, in the visitors' scripts. Gatsby adds the
 * plugin by itself, and Babel plugins can be added by its actions, not taken away.
 * @param state of Gatsby's store, which is changed; after the plugin's own `onCreateBabelConfig`
 * @throws when the state is not what it was
 */
export const keepModernTypeScript = (state: unknown): void => {
  const stage = isBabelState(state) ? state.babelrc.stages['build-javascript'] : undefined;
  if (!stage)
    throw new Error("The Babel state in Gatsby's store has changed: see src/gatsby/modern-syntax.ts");
  stage.plugins = stage.plugins.filter(({ name }) => !isSuperfluous(name));
};

let done = false;

/**
 * Has Gatsby's Babel preset leave classes, spread, `?.` and `??` as they are written: every supported browser knows them
 * (package.json, browserslist), and rewritten they are longer and bring helpers. The preset has no option for it, and a
 * Babel configuration of our own would not be told the stage of the build, so its result is changed.
 * @throws when the preset is not what it was
 */
export const keepModernSyntax = (): void => {
  if (done) return;
  const gatsby = createRequire(resolve('package.json')).resolve('gatsby/package.json');
  const preset: unknown = createRequire(gatsby)('babel-preset-gatsby');
  if (!isObject(preset) || typeof preset.default !== 'function') {
    throw new Error('babel-preset-gatsby has changed: see src/gatsby/modern-syntax.ts');
  }
  const original = preset.default;
  preset.default = (...args: unknown[]): unknown => {
    const config: unknown = original(...args);
    return isObject(config) && Array.isArray(config.plugins)
      ? { ...config, plugins: withoutRewriting(config.plugins) }
      : config;
  };
  done = true;
};
