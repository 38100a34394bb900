import { nameSlug } from './name-slug';

/** Pages by author and subject exist from this number of articles on. */
export const fewestForLists = 3;

/** Every page of the pages folder exists, except the list of articles while there are none. */
export const pageExists = (template: string, articles: number): boolean =>
  template !== 'insights' || articles > 0;

/** @param base path of the list of articles */
export const buildAuthorAddress = (base: string, slug: string): string => `${base}/authors/${slug}`;
export const buildTagAddress = (base: string, tag: string): string => `${base}/tags/${nameSlug(tag)}`;

/** An article as far as its lists need it. */
export interface ListedInsight {
  tags: readonly string[];
  author: { readonly slug: string };
}

/** The articles that a page of the list shows: all, or those of one author or subject. */
export interface InsightChoice {
  author?: string;
  tag?: string;
}

/** Every page of the list by author and subject; none while there are few articles. */
export const listInsightPages = (
  base: string,
  insights: readonly ListedInsight[],
): { path: string; choice: InsightChoice }[] => {
  if (insights.length < fewestForLists) return [];
  const pages = new Map<string, InsightChoice>();
  for (const { author, tags } of insights) {
    pages.set(buildAuthorAddress(base, author.slug), { author: author.slug });
    for (const tag of tags) pages.set(buildTagAddress(base, tag), { tag: nameSlug(tag) });
  }
  return [...pages].map(([path, choice]) => ({ path, choice }));
};

/** The articles of an author or subject. */
export const chooseInsights = <Insight extends ListedInsight>(
  insights: readonly Insight[],
  { author, tag }: InsightChoice,
): Insight[] =>
  insights.filter(
    (insight) =>
      (author === undefined || insight.author.slug === author) &&
      (tag === undefined || insight.tags.some((own) => nameSlug(own) === tag)),
  );

/** The articles most similar to one: shared subjects count, then the same author; the newest first among equals. */
export const findSimilarInsights = <Insight extends ListedInsight>(
  to: Insight,
  among: readonly Insight[],
): Insight[] => {
  const closeness = (other: Insight): number =>
    2 * other.tags.filter((tag) => to.tags.includes(tag)).length +
    Number(other.author.slug === to.author.slug);
  return among.filter((other) => other !== to).toSorted((a, b) => closeness(b) - closeness(a));
};

/** Addresses of the feeds (src/gatsby-node/site-files/feeds.ts writes them). */
export const feedPaths = { rss: '/insights/rss.xml', json: '/insights/feed.json' };
