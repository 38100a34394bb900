import { HashOfFiles } from './hash-of-files';

/** The hash that a compilation of these files has in the end. */
const hashOf = (webpacksOwn: string, ...files: string[]): string | undefined => {
  const compilation = { hash: webpacksOwn, assets: Object.fromEntries(files.map((file) => [file, {}])) };
  new HashOfFiles().apply({ hooks: { afterEmit: { tap: (_name, run) => run(compilation) } } });
  return compilation.hash;
};

test("the same files have the same hash, whatever webpack's own and their order", () => {
  expect(hashOf('1', 'app-a.js', 'style-b.css')).toBe(hashOf('2', 'style-b.css', 'app-a.js'));
});

test('another file, more files and fewer have another hash', () => {
  const hashes = [['app-a.js'], ['app-b.js'], ['app-a.js', 'style-b.css'], []].map((files) =>
    hashOf('1', ...files),
  );
  expect(new Set(hashes).size).toBe(4);
});

test("the hash has the form of webpack's, by which the finish of a page finds it", () => {
  expect(hashOf('1', 'app-a.js')).toMatch(/^[0-9a-f]{20}$/);
});
