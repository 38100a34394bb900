const { transformSync } = require('esbuild');

/** @type {import('@jest/transform').SyncTransformer} */
module.exports = {
  process: (source, file) =>
    transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcefile: file,
      sourcemap: 'inline',
      // Jest loads modules with `require`.
      supported: { 'dynamic-import': false },
    }),
};
