import { withStyleSheets } from './style-sheets';

const style = (href: string, text: string) =>
  `<style data-href="${href}" data-identity="gatsby-global-css">${text}</style>`;

/** A page as Gatsby 5.16 writes it. */
const pageWith = (text: string, folder = '/') =>
  `<html><head><meta charSet="utf-8"/>${style(`${folder}component---home.1f.css`, '.b{color:blue}')}${style(`${folder}app.2e.css`, `@font-face{src:url(${folder}static/figtree-rupee-5d.woff2)}`)}<link rel="icon" href="/favicon.ico"/></head><body><p>${text}</p><script type="application/json">{"price":"₹1"}</script></body></html>`;

const html = withStyleSheets(pageWith('Text'));

test('the files of the styles are asked for before all else, in their order', () => {
  expect(html).not.toContain('<style');
  expect(html).toContain(
    '<link rel="stylesheet" href="/component---home.1f.css"/><link rel="stylesheet" href="/app.2e.css"/><link rel="icon"',
  );
});

test('styles of another host are fetched from there', () => {
  expect(withStyleSheets(pageWith('Text', 'https://cdn.example.com/site/'))).toContain(
    '<link rel="stylesheet" href="https://cdn.example.com/site/app.2e.css"/>',
  );
});

describe('the face of the rupee sign', () => {
  const face = (folder: string) => `href="${folder}static/figtree-rupee-5d.woff2" as="font"`;

  test('comes along where the page shows one', () => {
    expect(withStyleSheets(pageWith('From ₹2 lakh'))).toContain(face('/'));
    expect(html).not.toContain('as="font"');
  });

  test('is asked of the host that its style sheet names', () => {
    const folder = 'https://cdn.example.com/site/';
    expect(withStyleSheets(pageWith('From ₹2 lakh', folder))).toContain(face(folder));
  });
});

test('a page that is finished stays as it is', () => {
  expect(withStyleSheets(html)).toBe(html);
});
