import { withStyleSheets } from './style-sheets';

const style = (href: string, text: string) =>
  `<style data-href="${href}" data-identity="gatsby-global-css">${text}</style>`;

/** A page as Gatsby 5.16 writes it. */
const pageWith = (text: string, folder = '/') =>
  `<html><head><meta charSet="utf-8"/>${style(`${folder}component---home.1f.css`, '.b{color:blue}')}${style(`${folder}app.2e.css`, '.a{color:red}')}<link rel="icon" href="/favicon.ico"/></head><body><p>${text}</p><script type="application/json">{"price":"₹1"}</script></body></html>`;

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

test('the face of the rupee sign comes along where the page shows one', () => {
  const face = 'href="/fonts/figtree-rupee.woff2" as="font"';
  expect(withStyleSheets(pageWith('From ₹2 lakh'))).toContain(face);
  expect(html).not.toContain(face);
});

test('the face is asked of the host that its style sheet comes from, which the browser will ask, too', () => {
  expect(withStyleSheets(pageWith('From ₹2 lakh', 'https://cdn.example.com/'))).toContain(
    'href="https://cdn.example.com/fonts/figtree-rupee.woff2"',
  );
});

test('a page that is finished stays as it is', () => {
  expect(withStyleSheets(html)).toBe(html);
});
