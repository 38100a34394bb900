import { facesFor } from './faces';

const face = (file: string, ranges: string, family = 'Figtree Variable') =>
  `@font-face{font-display:swap;font-family:${family};src:url(/static/${file}.woff2) format("woff2");unicode-range:${ranges}}`;

const styles = [
  '.a{color:red}',
  face('latin', 'u+00a1-00ff,u+20ac'),
  face('english', 'u+0000-00a0,u+00a9'),
  face('more', 'u+0100-0130,u+1e??'),
  face('display', 'u+0000-00ff', '"Young Serif"'),
].join('');

test.each([
  ['plain English', 'facade', ['english']],
  ['a letter of a rarer file', 'façade', ['english', 'latin']],
  ['a letter of two files, of which the later counts', '©', ['english']],
  ['a letter within a range given by wildcards', 'Ẽ', ['more']],
  ['a letter that no file has', 'अ', []],
])('%s', (_, text, files) => {
  expect(facesFor(text, styles, ['Figtree Variable'])).toEqual(files.map((file) => `/static/${file}.woff2`));
});

test('a letter that the first family does not have is taken from the next', () => {
  expect(facesFor('é', styles, ['Young Serif', 'Figtree Variable'])).toEqual(['/static/display.woff2']);
  expect(facesFor('Ẽ', styles, ['Young Serif', 'Figtree Variable'])).toEqual(['/static/more.woff2']);
});

test('a face without ranges is for all letters, and its address may be quoted', () => {
  expect(facesFor('अ', `@font-face { font-family: 'Body'; src: url("/all.woff2") }`, ['Body'])).toEqual([
    '/all.woff2',
  ]);
});

test('faces of the visitor’s own system are no files', () => {
  expect(facesFor('a', '@font-face{font-family:Body;src:local("Arial")}', ['Body'])).toEqual([]);
  const fallback = `${styles}@font-face{font-family:"Own Serif";src:local("Georgia")}`;
  expect(facesFor('Ẽ', fallback, ['Young Serif', 'Own Serif', 'Figtree Variable'])).toEqual([]);
});
