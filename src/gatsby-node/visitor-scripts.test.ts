import { improveScripts } from './visitor-scripts';

const run = (stage: 'build-javascript' | 'build-html') => {
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  const same = (options: object) => options;
  const plugins = { banner: same, minifyJs: same, minifyCss: same };
  improveScripts({ stage, actions, plugins, getConfig: () => ({ optimization: {} }) } as never);
  return actions;
};

test("the visitors' scripts begin with the hint", () => {
  expect(run('build-javascript').setWebpackConfig).toHaveBeenCalledWith(
    expect.objectContaining({
      plugins: [expect.objectContaining({ banner: '//# allFunctionsCalledOnLoad', raw: true })],
    }),
  );
});

test('the code that renders HTML stays as it is', () => {
  const { setWebpackConfig, replaceWebpackConfig } = run('build-html');
  expect(setWebpackConfig).not.toHaveBeenCalled();
  expect(replaceWebpackConfig).not.toHaveBeenCalled();
});
