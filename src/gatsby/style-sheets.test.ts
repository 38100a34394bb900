import { withStyleSheets } from './style-sheets';

const style = (href: string, text: string) =>
  `<style data-href="${href}" data-identity="gatsby-global-css">${text}</style>`;

const face = (family: string, address: string, ranges: string) =>
  `@font-face{font-family:${family};src:url(${address});unicode-range:${ranges}}`;
const families = ':root{--face-display:"Serif","More";--face-text:"Sans","More",sans-serif}';

/** A page as Gatsby 5.16 writes it. */
const pageWith = (text: string, folder = '/') => {
  const english = `${folder}static/english.woff2`;
  const faces =
    families + face('Sans', english, 'u+0-a0') + face('More', `${folder}static/rupee.woff2`, 'u+20b9');
  const styles =
    style(`${folder}component---home.1f.css`, '.b{color:blue}') + style(`${folder}app.2e.css`, faces);
  return `<html><head><meta charSet="utf-8"/>${styles}<link rel="icon" href="/favicon.ico"/><link rel="preload" href="${english}" as="font" type="font/woff2" crossorigin="anonymous"/></head><body><p>${text}</p><script type="application/json">{"price":"₹1"}</script></body></html>`;
};

const html = withStyleSheets(pageWith('Text'));

test('the files of the styles are asked for before all else, in their order', () => {
  expect(html).not.toContain('<style');
  expect(html).toContain(
    '<link rel="stylesheet" href="/component---home.1f.css"/><link rel="stylesheet" href="/app.2e.css"/><link rel="icon"',
  );
});

describe('a page with one file of styles', () => {
  const keep = jest.fn((_styles: string) => 'styles.3f.css');

  test('keeps the text of both, in their order', () => {
    const faces = families + face('Sans', '/static/english.woff2', 'u+0-a0');
    withStyleSheets(pageWith('Text'), keep);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(keep.mock.lastCall?.[0]).toContain(`.b{color:blue}${faces}`);
  });

  test('names that file alone, and tells webpack that the styles of its template are there', () => {
    const page = withStyleSheets(pageWith('Text'), keep);
    expect(page.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
      '<link data-href="/component---home.1f.css" rel="stylesheet" href="/styles.3f.css"/>',
    ]);
    expect(page).not.toContain('<style');
  });

  test('asks for it on the host of all styles', () => {
    expect(withStyleSheets(pageWith('Text', 'https://cdn.example.com/site/'), keep)).toContain(
      'href="https://cdn.example.com/site/styles.3f.css"',
    );
  });

  test('stays as it is once it is finished', () => {
    const page = withStyleSheets(pageWith('Text'), keep);
    keep.mockClear();
    expect(withStyleSheets(page, keep)).toBe(page);
    expect(keep).not.toHaveBeenCalled();
  });
});

test('styles of another host are fetched from there', () => {
  expect(withStyleSheets(pageWith('Text', 'https://cdn.example.com/site/'))).toContain(
    '<link rel="stylesheet" href="https://cdn.example.com/site/app.2e.css"/>',
  );
});

describe('the face of a rare letter', () => {
  const preload = (folder: string) =>
    `<link rel="preload" href="${folder}static/rupee.woff2" as="font" type="font/woff2" crossorigin="anonymous"/></head>`;

  test('comes along where the page shows one', () => {
    expect(withStyleSheets(pageWith('From ₹2 lakh'))).toContain(preload('/'));
    expect(html).not.toContain('rupee');
  });

  test('comes along for a heading, too, whose own family does not have it', () => {
    expect(withStyleSheets(pageWith('<h2>From ₹2 lakh</h2>'))).toContain(preload('/'));
  });

  test('is asked of the host that its style sheet names', () => {
    const folder = 'https://cdn.example.com/site/';
    expect(withStyleSheets(pageWith('From ₹2 lakh', folder))).toContain(preload(folder));
  });

  test('is not named a second time', () => {
    expect(html.match(/english\.woff2/g)).toHaveLength(1);
  });
});

test('a page that is finished stays as it is', () => {
  expect(withStyleSheets(html)).toBe(html);
});
