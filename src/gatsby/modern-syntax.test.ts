import { createRequire } from 'node:module';
import { keepModernSyntax, keepModernTypeScript, withoutRewriting } from './modern-syntax';

test('plugins that rewrite what every supported browser knows are left out, others stay', () => {
  const spread = '/app/node_modules/@babel/plugin-transform-spread/lib/index.js';
  const runtime = '/app/node_modules/@babel/plugin-transform-runtime/lib/index.js';
  expect(withoutRewriting([[spread, { loose: false }], [runtime, {}], runtime])).toEqual([
    [runtime, {}],
    runtime,
  ]);
});

test("Gatsby's preset names each of them, and none once it has been changed", () => {
  const preset = createRequire(require.resolve('gatsby/package.json'))('babel-preset-gatsby');
  const names = (): string =>
    JSON.stringify(preset.default({}, { targets: { chrome: '109' }, stage: 'test' }).plugins);
  for (const name of ['nullish-coalescing-operator', 'optional-chaining', 'class-properties']) {
    expect(names()).toContain(name);
  }
  keepModernSyntax();
  keepModernSyntax();
  expect(names()).not.toMatch(/nullish|chaining|class-properties/);
  expect(names()).toContain('plugin-transform-runtime');
});

test("the visitors' scripts keep what TypeScript's plugin would rewrite, other stages and plugins stay", () => {
  const chaining = { name: '/app/node_modules/@babel/plugin-proposal-optional-chaining/lib/index.js' };
  const types = { name: '/app/node_modules/@babel/plugin-proposal-numeric-separator/lib/index.js' };
  const stages = {
    'build-javascript': { plugins: [chaining, types] },
    'build-html': { plugins: [chaining, types] },
  };
  keepModernTypeScript({ babelrc: { stages } });
  expect(stages['build-javascript'].plugins).toEqual([types]);
  expect(stages['build-html'].plugins).toEqual([chaining, types]);
});

test('a store that is not what it was is an error and no silent loss', () => {
  expect(() => keepModernTypeScript({ babelrc: {} })).toThrow('modern-syntax.ts');
});
