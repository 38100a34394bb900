import { withStyleSheet } from './style-sheet';

const style = (href: string, text: string) =>
  `<style data-href="${href}" data-identity="gatsby-global-css">${text}</style>`;

/** A page as Gatsby 5.16 writes it. */
const pageWith = (text: string, folder = '/') =>
  `<html><head><meta charSet="utf-8"/>${style(`${folder}component---home.1f.css`, '.b{color:blue}')}${style(`${folder}app.2e.css`, '.a{color:red}')}<link rel="icon" href="/favicon.ico"/></head><body><p>${text}</p><script type="application/json">{"price":"₹1"}</script></body></html>`;

const { html, sheet } = withStyleSheet(pageWith('Text'));

test("the template's styles and those of all pages are one file, in their order", () => {
  expect(html).not.toContain('<style');
  expect(sheet?.text).toBe('.b{color:blue}.a{color:red}');
});

test('the style sheet is asked for before all else, and known as the one that webpack would fetch', () => {
  expect(/<link[^>]*>/.exec(html)?.[0]).toBe(
    `<link rel="stylesheet" href="/${sheet?.file}" data-href="/component---home.1f.css"/>`,
  );
});

test('its name changes with the styles, and with nothing else', () => {
  expect(sheet?.file).toMatch(/^styles-[0-9a-f]{20}\.css$/);
  expect(withStyleSheet(pageWith('Other text')).sheet?.file).toBe(sheet?.file);
  expect(withStyleSheet(pageWith('Text').replace('red', 'navy')).sheet?.file).not.toBe(sheet?.file);
});

test('styles of another host are fetched from there', () => {
  expect(withStyleSheet(pageWith('Text', 'https://cdn.example.com/site/')).html).toContain(
    `href="https://cdn.example.com/site/${sheet?.file}" data-href="https://cdn.example.com/site/component---home.1f.css"`,
  );
});

test('the face of the rupee sign comes along where the page shows one', () => {
  const face = 'href="/fonts/figtree-rupee.woff2" as="font"';
  expect(withStyleSheet(pageWith('From ₹2 lakh')).html).toContain(face);
  expect(html).not.toContain(face);
});

test('a page that is finished stays as it is', () => {
  expect(withStyleSheet(html)).toEqual({ html });
});
