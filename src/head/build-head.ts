import { createElement, type LinkHTMLAttributes, type MetaHTMLAttributes, type ReactElement } from 'react';

type Link = LinkHTMLAttributes<HTMLLinkElement>;

/** The sources of a picture that the browser should load first; `media` says which windows show it. */
export type PicturePreload = Pick<Link, 'type' | 'imageSrcSet' | 'imageSizes' | 'media'>;

/** The company, as heads name it. */
type HeadCompany = Pick<NonNullable<Queries.SeoHeadQuery['company']>, 'name' | 'url'>;

/** A page; its image has the alternative text of its share card. */
export interface HeadPage extends Pick<Queries.SeoFieldsFragment, keyof Queries.SeoFieldsFragment> {
  type?: 'website' | 'article';
  /** Keeps a page out of search results. */
  noindex?: boolean;
  /** Path of the page whose share card it has, if it has none of its own. */
  cardOf?: string;
  /** The first picture of the page. */
  preloads?: readonly PicturePreload[];
  structuredData: readonly object[];
}

/** Width and height of share cards in pixels, as link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Path of a page's share card: `/og/case-studies/autocad.jpg`. */
export const cardPath = (path: string): string => `/og${path === '/' ? '/home' : path}.jpg`;

/** The absolute URL of a path of the site. */
export const absolute = (siteUrl: string, path: string): string =>
  path === '/' ? `${siteUrl}/` : siteUrl + path;

/** JSON that cannot close its script element (HTML, "Restrictions for contents of script elements"). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');

// `createElement` below, not JSX: Gatsby wraps that function to keep React 19 from hoisting these elements into the head a
// second time.

/** JSON-LD of a page's graph. */
const dataScript = (nodes: readonly object[]): ReactElement => {
  const attributes = { key: 'data', type: 'application/ld+json' };
  // `scriptJson` escapes `<`, so the text cannot close the element, and `&`, since Gatsby decodes `&lt;` in a head.
  const __html = scriptJson({ '@context': 'https://schema.org', '@graph': nodes });
  return createElement('script', { ...attributes, dangerouslySetInnerHTML: { __html } });
};

const meta = (attributes: MetaHTMLAttributes<HTMLMetaElement>): ReactElement =>
  createElement('meta', { key: JSON.stringify(attributes), ...attributes });
const link = (attributes: Link): ReactElement =>
  createElement('link', { key: JSON.stringify(attributes), ...attributes });
const named = (name: string, content: string): ReactElement => meta({ name, content });
const property = (name: string, content: string): ReactElement => meta({ property: name, content });

/** The part of the head that all pages share. It is in the HTML and stays during navigations. */
export const buildSiteHead = (
  site: Pick<HeadCompany, 'name'> & { locale: string; themeColor: string },
): ReactElement[] => [
  named('theme-color', site.themeColor),
  property('og:site_name', site.name),
  property('og:locale', site.locale.replace('-', '_')),
  named('twitter:card', 'summary_large_image'),
  link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/manifest.webmanifest' }),
];

/**
 * A page's own part of its head: title, description, canonical URL, Open Graph and Twitter card, structured data.
 * Pure: the same input gives the same elements in the same order.
 */
export const buildHead = (page: HeadPage, company: HeadCompany): ReactElement[] => {
  const title = `${page.title} | ${company.name}`;
  const url = absolute(company.url, page.path);
  const card = absolute(company.url, cardPath(page.cardOf ?? page.path));

  return [
    ...(page.preloads ?? []).map((preload) =>
      link({ rel: 'preload', as: 'image', fetchPriority: 'high', ...preload }),
    ),
    createElement('title', { key: 'title' }, title),
    named('description', page.description),
    named('keywords', page.keywords),
    ...(page.noindex ? [named('robots', 'noindex, follow')] : []),
    link({ rel: 'canonical', href: url }),
    property('og:type', page.type ?? 'website'),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:image', card),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', page.image.alt),
    named('twitter:title', title),
    named('twitter:description', page.description),
    named('twitter:image', card),
    named('twitter:image:alt', page.image.alt),
    ...(page.structuredData.length > 0 ? [dataScript(page.structuredData)] : []),
  ];
};
