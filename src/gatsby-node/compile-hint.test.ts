import { compileScriptsOnLoad } from './compile-hint';

const run = (stage: 'build-javascript' | 'build-html') => {
  const setWebpackConfig = jest.fn();
  const banner = jest.fn((options: object) => options);
  compileScriptsOnLoad({ stage, actions: { setWebpackConfig }, plugins: { banner } } as never);
  return setWebpackConfig;
};

test("the visitors' scripts begin with the hint", () => {
  expect(run('build-javascript')).toHaveBeenCalledWith({
    plugins: [expect.objectContaining({ banner: '//# allFunctionsCalledOnLoad', raw: true })],
  });
});

test('the code that renders HTML stays as it is', () => {
  expect(run('build-html')).not.toHaveBeenCalled();
});
