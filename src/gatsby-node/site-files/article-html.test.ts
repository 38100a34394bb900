import { articleHtml } from './article-html';

const read = (html: string) =>
  articleHtml(
    `<h1>Ships</h1><div class="a" data-article>${html}</div><p>More</p>`,
    'https://www.sevenisle.example/insights/ships',
  );

test('is the text of the article alone, without styles', () => {
  expect(read('<h2 id="a" class="b">Why</h2><pre tabindex="0"><code>a &lt; b</code></pre>')).toBe(
    '<h2>Why</h2><pre><code>a &lt; b</code></pre>',
  );
});

test('links and pictures have absolute addresses', () => {
  expect(read('<a href="/projects/impex">Impex</a>')).toBe(
    '<a href="https://www.sevenisle.example/projects/impex">Impex</a>',
  );
  expect(
    read(
      '<picture><source srcset="/a.avif 1x"><img src="/a.webp" srcset="/b 2x" alt="A ship" width="6"></picture>',
    ),
  ).toBe('<picture><img src="https://www.sevenisle.example/a.webp" alt="A ship" width="6"></picture>');
});

test('a chart is the table of its figures', () => {
  expect(
    read(
      '<table><tbody><tr><th scope="row">Dates</th><td>41%</td><td><svg><rect/></svg></td></tr></tbody></table>',
    ),
  ).toBe('<table><tbody><tr><th scope="row">Dates</th><td>41%</td></tr></tbody></table>');
});

test('no text ends the section of a feed that holds it', () => {
  expect(read('<p>a]]&gt;b</p><img alt="]]>">')).toBe('<p>a]]&gt;b</p><img alt="]]&gt;">');
});

test('a page without the text of an article is a mistake', () => {
  expect(() => articleHtml('<p>Ships</p>', 'https://www.sevenisle.example/ships')).toThrow('/ships');
});
