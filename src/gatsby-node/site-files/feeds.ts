import escapeHtml from 'escape-html';
import { Feed } from 'feed';
import { feedPaths } from '../../content-model/insight-lists';
import { richPieces } from '../../content-model/rich-text';
import { absolute } from '../../head/build-head';

/** An article as the feeds query it. */
export interface FeedArticle
  extends Pick<Queries.Insight, 'path' | 'title' | 'summary' | 'date' | 'updated' | 'tags'> {
  author: Pick<Queries.Person, 'name'>;
  body: readonly FeedBlock[];
}

type FeedBlock = Pick<Queries.Block, 'type' | 'text' | 'items' | 'value' | 'title'>;

/** The company, and its list of articles. */
export type FeedSite = Pick<Queries.Company, 'name' | 'url' | 'locale'> &
  Pick<Queries.InsightsPage, 'title' | 'description' | 'path'>;

const richHtml = (text: string, siteUrl: string): string =>
  richPieces(text)
    .map(({ text: piece, emphasised, link }) => {
      if (link) return `<a href="${escapeHtml(absolute(siteUrl, link))}">${escapeHtml(piece)}</a>`;
      return emphasised ? `<em>${escapeHtml(piece)}</em>` : escapeHtml(piece);
    })
    .join('');

/** A block as HTML; pictures, tables and charts are on the page only. */
const blockHtml = ({ type, text, items, value, title }: FeedBlock, siteUrl: string): string => {
  const rich = richHtml(text ?? '', siteUrl);
  switch (type) {
    case 'paragraph':
      return `<p>${rich}</p>`;
    case 'heading':
      return `<h2>${rich}</h2>`;
    case 'list':
      return `<ul>${(items ?? []).map((item) => `<li>${richHtml(item, siteUrl)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<blockquote><p>${rich}</p></blockquote>`;
    case 'figure':
    case 'callout':
      return `<p><strong>${escapeHtml(value ?? title ?? '')}</strong> ${rich}</p>`;
    default:
      return '';
  }
};

/**
 * Writes the articles as RSS 2.0 and as JSON Feed 1.1.
 * @param articles the newest first
 * @returns the text of each feed by its path
 */
export const buildFeeds = (site: FeedSite, articles: readonly FeedArticle[]): Record<string, string> => {
  const at = (path: string): string => absolute(site.url, path);
  const feed = new Feed({
    id: at(site.path),
    title: `${site.title} | ${site.name}`,
    description: site.description,
    link: at(site.path),
    language: site.locale,
    copyright: site.name,
    favicon: at('/icon-192.png'),
    feedLinks: { rss: at(feedPaths.rss), json: at(feedPaths.json) },
    updated: new Date(articles[0]?.updated ?? articles[0]?.date ?? 0),
    generator: site.name,
  });
  for (const article of articles) {
    feed.addItem({
      id: at(article.path),
      link: at(article.path),
      title: article.title,
      description: article.summary,
      content: article.body.map((block) => blockHtml(block, site.url)).join('\n'),
      author: [{ name: article.author.name }],
      category: article.tags.map((name) => ({ name })),
      published: new Date(article.date),
      date: new Date(article.updated ?? article.date),
    });
  }
  return { [feedPaths.rss]: feed.rss2(), [feedPaths.json]: feed.json1() };
};
