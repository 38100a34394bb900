import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { temporaryFolder } from '../../../tests/test-folder';
import { firstScreens, orderPage, splitStyles } from './first-screen';

const page = (opening = '<div data-opening="low" class="_pag-ground"><h1>About</h1></div>') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta property="og:title" content="About"><title>About</title><link rel="preload" href="/a.avif" as="image"><script type="application/ld+json">{}</script><style data-href="/page.1.css">old</style></head><body><header class="_hea-header"></header><main>${opening}<p class="_sec-text">Text</p></main></body></html>`;

const order = (html: string) => {
  const document = parse(html);
  return { ...orderPage(document), html: serialize(document) };
};

test('the head begins with title, preloads and styles, and the structured data comes last', () => {
  const { html } = order(page());
  const places = ['charset', 'viewport', '<title', 'preload', '<style', 'og:title', '<h1', '_sec', 'ld+json'];
  const found = places.map((text) => html.indexOf(text));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
});

test('the later styles are the last child of the opening', () => {
  expect(order(page()).html).toContain('</h1><style data-later=""></style></div><p');
});

test('on a page without opening they are in the head', () => {
  expect(order(page('')).html).toContain('<style data-later=""></style></head>');
});

test('a second time changes nothing', () => {
  const { html } = order(page());
  expect(order(html).html).toBe(html);
});

describe('a style sheet', () => {
  const isFirst = (module: string) => module === '_hea';
  const split = (css: string) => splitStyles(css, isFirst);

  test('is split by the modules of its selectors', () => {
    expect(split('a{top:0}._car-a,._car-b{top:1px}._hea-bar .x{top:2px}')).toEqual({
      first: 'a{top:0}._hea-bar .x{top:2px}',
      later: '._car-a,._car-b{top:1px}',
    });
  });

  test('is split inside of queries, too', () => {
    expect(split('@media (hover){._car-a{top:0}._hea-a{top:0}}')).toEqual({
      first: '@media (hover){._hea-a{top:0}}',
      later: '@media (hover){._car-a{top:0}}',
    });
  });

  test('keeps animations with their module', () => {
    expect(split('@keyframes _car-in{0%{top:0}}').later).toBe('@keyframes _car-in{0%{top:0}}');
    expect(split('@keyframes _hea-in{0%{top:0}}').later).toBe('');
  });

  test('has what counts on paper for all modules in its later half', () => {
    expect(split('@media print{a{top:0}}')).toEqual({ first: '', later: '@media print{a{top:0}}' });
  });
});

const folder = temporaryFolder();

test('all pages split a style sheet in the same way, by what the first screen of any of them needs', () => {
  writeFileSync(join(folder, 'page.1.css'), '._hea-a{top:0}._not-a{top:0}._sec-a{top:0}');
  const screens = firstScreens(folder);
  const withNote = '<div data-opening="low"><p class="_not-a"></p></div>';
  const pages = [page(), page(withNote)].map(order);
  for (const each of pages) screens.note(each);
  for (const { html } of pages) {
    const filled = screens.fill(html);
    expect(filled).toContain('<style data-href="/page.1.css">._hea-a{top:0}._not-a{top:0}</style>');
    expect(filled).toContain('<style data-later="">._sec-a{top:0}</style>');
    expect(screens.fill(filled)).toBe(filled);
  }
});
