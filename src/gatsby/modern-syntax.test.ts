import { createRequire } from 'node:module';
import { keepModernSyntax, withoutRewriting } from './modern-syntax';

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
