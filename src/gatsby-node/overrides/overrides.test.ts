import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inlineStylesPerTemplate } from './styles-per-template';

/** The files of Gatsby that the overrides depend on, as they are in 5.16.1. */
const files = [
  [
    'strict-csp.ts',
    'gatsby/cache-dir/static-entry.js',
    '805d3da7bda23b23daf81811f57bfdf1ece4d15c72e355df1e2edb04d22a27cd',
  ],
  [
    'strict-csp-globals.ts',
    'gatsby/cache-dir/production-app.js',
    '68f7ff91dcaac34011682d817bda12ad62a33c3eef227a779fd21188eff96e65',
  ],
  [
    'styles-per-template.ts',
    'gatsby/dist/utils/webpack.config.js',
    'db7139521333ceb34e21796273f6e9a710e0fdda46997bd6844137d2190b730f',
  ],
] as const;

test.each(files)('%s: %s is the file that it was written for', (_override, file, hash) => {
  const text = readFileSync(resolve('node_modules', file));
  // A new version of Gatsby? docs/upgrading.md says what to look at before the hash is changed here.
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});

describe('styles per template', () => {
  const run = (config: object, stage = 'build-javascript' as const) => {
    const replaceWebpackConfig = jest.fn();
    inlineStylesPerTemplate({ stage, getConfig: () => config, actions: { replaceWebpackConfig } } as never);
    return replaceWebpackConfig;
  };

  test('removes the group of all styles, and nothing else', () => {
    const config = { optimization: { splitChunks: { cacheGroups: { styles: {}, framework: {} } } } };
    expect(run(config)).toHaveBeenCalledWith({
      optimization: { splitChunks: { cacheGroups: { framework: {} } } },
    });
  });

  test('stops the build when the group is missing', () => {
    expect(() => run({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow('is gone');
  });
});
