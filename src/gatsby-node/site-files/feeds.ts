import escapeHtml from 'escape-html';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { feedPaths } from '../../content-model/feed-paths';
import { absolute, cardPath } from '../../head/build-head';
import { attribute, elementsBelow } from '../overrides/elements';

/** An article as the feeds query it. */
export interface FeedArticle
  extends Pick<Queries.Insight, 'path' | 'title' | 'summary' | 'date' | 'updated' | 'tags'> {
  author: Pick<Queries.Person, 'name'>;
  /** Its text. */
  html: string;
}

/** The company, and its list of articles. */
type FeedSite = Pick<Queries.Company, 'name' | 'url' | 'locale'> &
  Pick<Queries.InsightsPage, 'title' | 'description' | 'path'>;

/** What XML 1.0 forbids even as a reference, halves of surrogate pairs among it. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** An element with HTML, in which every `>` of a text is escaped, so that it has no `]]>`. */
const htmlElement = (name: string, html: string): string => `<${name}><![CDATA[${html}]]></${name}>`;

const rssDate = (date: string): string => new Date(date).toUTCString();

/**
 * Writes the articles as RSS 2.0 and as JSON Feed 1.1.
 * @param articles the newest first
 * @returns the text of each feed by its path
 */
export const buildFeeds = (site: FeedSite, articles: readonly FeedArticle[]): Record<string, string> => {
  const at = (path: string): string => absolute(site.url, path);
  const title = `${site.title} | ${site.name}`;
  const changed = articles.map(({ date, updated }) => updated ?? date).sort();

  const rss = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', at(site.path)),
    htmlElement('description', escapeHtml(site.description)),
    element('language', site.locale),
    element('lastBuildDate', rssDate(changed.at(-1) ?? '1970-01-01')),
    `<atom:link href="${escapeHtml(at(feedPaths.rss))}" rel="self" type="application/rss+xml"/>`,
    ...articles.flatMap((article) => [
      '<item>',
      element('title', article.title),
      element('link', at(article.path)),
      element('guid', at(article.path)),
      element('pubDate', rssDate(article.date)),
      // RSS's own `author` is an address.
      element('dc:creator', article.author.name),
      ...article.tags.map((tag) => element('category', tag)),
      htmlElement('description', escapeHtml(article.summary)),
      htmlElement('content:encoded', article.html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: at(site.path),
    feed_url: at(feedPaths.json),
    description: site.description,
    icon: at('/icon-512.png'),
    favicon: at('/icon-192.png'),
    language: site.locale,
    items: articles.map(({ path, title, summary, date, updated, author, tags, html }) => ({
      id: at(path),
      url: at(path),
      title,
      summary,
      content_html: html,
      image: at(cardPath(path)),
      date_published: new Date(date).toISOString(),
      date_modified: new Date(updated ?? date).toISOString(),
      authors: [{ name: author.name }],
      tags,
    })),
  };
  return { [feedPaths.rss]: rss.replaceAll(notInXml, ''), [feedPaths.json]: JSON.stringify(json) };
};

/** What an element means without the site's style sheets. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'scope']);

/**
 * The text of an article for feeds, from its page: without styles, sources of pictures and the bars of charts, whose figures
 * are in the table as well.
 * @param page its HTML
 * @param url its address, which makes links and pictures absolute
 */
export const articleHtml = (page: string, url: string): string => {
  const body = elementsBelow(parse(page)).find((element) => attribute(element, 'data-article') !== undefined);
  if (!body) throw new Error(`${url} has no text of an article`);
  for (const element of elementsBelow(body)) {
    const bar = element.tagName === 'svg' ? element.parentNode : null;
    if (bar && 'tagName' in bar) defaultTreeAdapter.detachNode(bar);
    if (element.tagName === 'source') defaultTreeAdapter.detachNode(element);
    element.attrs = element.attrs.flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src';
      return kept.has(name) ? [{ name, value: isAddress ? new URL(value, url).href : value }] : [];
    });
  }
  // Feeds have it in a CDATA section.
  return serialize(body).replaceAll(']]>', ']]&gt;');
};
