import type { ReactElement } from 'react';
import { absolute, buildHead, buildSiteHead, cardPath, type HeadPage, scriptJson } from './build-head';

const company = { name: 'Sevenisle Software', url: 'https://www.sevenisle.example' };
const page: HeadPage = {
  path: '/about-us',
  title: 'About Us',
  description: 'Who we are',
  keywords: 'software, Mumbai',
  image: { alt: 'Seven isles' },
  structuredData: [{ '@type': 'WebPage' }],
};

const listAttributes = (elements: readonly ReactElement[], tag: string): Record<string, unknown>[] =>
  elements.flatMap(({ type, props }) => (type === tag ? Object(props) : []));
const readMeta = (elements: readonly ReactElement[], key: string): unknown[] =>
  listAttributes(elements, 'meta').flatMap(({ name, property, content }) =>
    (name ?? property) === key ? [content] : [],
  );
const readLinks = (elements: readonly ReactElement[], wanted: string): unknown[] =>
  listAttributes(elements, 'link').flatMap(({ rel, href }) => (rel === wanted ? [href] : []));
const readScript = (elements: readonly ReactElement[]): { type: string; html: string } => {
  const [script] = listAttributes(elements, 'script');
  return { type: String(script?.type), html: Object(script?.dangerouslySetInnerHTML).__html };
};

const head = buildHead(page, company);
const siteHead = buildSiteHead({ name: company.name, locale: 'en-IN', themeColor: '#0B2A35' });

test('the title is that of the menu item, with the name of the company', () => {
  expect(listAttributes(head, 'title')).toEqual([{ children: 'About Us | Sevenisle Software' }]);
});

test.each([
  ['description', 'Who we are'],
  ['keywords', 'software, Mumbai'],
  ['og:type', 'website'],
  ['og:title', 'About Us | Sevenisle Software'],
  ['og:description', 'Who we are'],
  ['og:url', 'https://www.sevenisle.example/about-us'],
  ['og:image', 'https://www.sevenisle.example/og/about-us.jpg'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'Seven isles'],
  ['twitter:title', 'About Us | Sevenisle Software'],
  ['twitter:description', 'Who we are'],
  ['twitter:image', 'https://www.sevenisle.example/og/about-us.jpg'],
  ['twitter:image:alt', 'Seven isles'],
])('%s appears once', (name, content) => {
  expect(readMeta(head, name)).toEqual([content]);
});

test.each([
  ['theme-color', '#0B2A35'],
  ['og:site_name', 'Sevenisle Software'],
  ['og:locale', 'en_IN'],
  ['twitter:card', 'summary_large_image'],
])('%s is the same on all pages, and no page says it again', (name, content) => {
  expect(readMeta(siteHead, name)).toEqual([content]);
  expect(readMeta(head, name)).toEqual([]);
});

test('icons and web manifest are linked from all pages', () => {
  expect(readLinks(siteHead, 'icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(readLinks(siteHead, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(readLinks(siteHead, 'manifest')).toEqual(['/manifest.webmanifest']);
});

test('there is one canonical address, the absolute address of the page', () => {
  expect(readLinks(head, 'canonical')).toEqual(['https://www.sevenisle.example/about-us']);
});

test('a page of a list has the share card of the list', () => {
  const filtered = buildHead({ ...page, path: '/projects/services/a', cardOf: '/projects' }, company);
  expect(readLinks(filtered, 'canonical')).toEqual(['https://www.sevenisle.example/projects/services/a']);
  expect(readMeta(filtered, 'og:image')).toEqual(['https://www.sevenisle.example/og/projects.jpg']);
});

test('an article says so', () => {
  expect(readMeta(buildHead({ ...page, type: 'article' }, company), 'og:type')).toEqual(['article']);
});

test('only a page with noindex is kept out of search results', () => {
  expect(readMeta(head, 'robots')).toEqual([]);
  expect(readMeta(buildHead({ ...page, noindex: true }, company), 'robots')).toEqual(['noindex, follow']);
});

test('structured data is one graph', () => {
  const { type, html } = readScript(head);
  expect(type).toBe('application/ld+json');
  expect(JSON.parse(html)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage' }],
  });
});

test('the same page gives the same head', () => {
  expect(buildHead(page, company)).toEqual(head);
});

test('text in structured data can neither end the script nor begin a comment or another script in it', () => {
  const value = { name: '</script><script>alert(1)</script><!-- &lt;/script> ' };
  const json = scriptJson(value);
  // Gatsby decodes what looks like an entity.
  expect(json).not.toMatch(/[<&]/);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
  expect(readScript(buildHead({ ...page, structuredData: [value] }, company)).html).not.toContain('<');
});

test('the home page keeps the slash of its address, other pages have none at the end', () => {
  expect(absolute('https://a.example', '/')).toBe('https://a.example/');
  expect(absolute('https://a.example', '/about-us')).toBe('https://a.example/about-us');
});

test('share cards lie below /og, that of the home page under its name', () => {
  expect(cardPath('/')).toBe('/og/home.jpg');
  expect(cardPath('/case-studies/autocad')).toBe('/og/case-studies/autocad.jpg');
});
