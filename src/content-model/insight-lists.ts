import { nameSlug } from './name-slug';

/** Pages by author and subject exist from this number of articles on. */
export const fewestForLists = 3;

/** @param base path of the list of articles */
export const authorAddress = (base: string, slug: string): string => `${base}/authors/${slug}`;
export const tagAddress = (base: string, tag: string): string => `${base}/tags/${nameSlug(tag)}`;

/** An article as far as its lists need it. */
export interface ListedInsight {
  tags: readonly string[];
  author: { readonly slug: string };
}

/** What a page of the list shows: all, or the articles of one author or subject. */
export interface InsightChoice {
  author?: string;
  tag?: string;
}

/** Every page of the list by author and subject; none while there are few articles. */
export const insightListPages = (
  base: string,
  insights: readonly ListedInsight[],
): { path: string; choice: InsightChoice }[] => {
  if (insights.length < fewestForLists) return [];
  const pages = new Map<string, InsightChoice>();
  for (const { author, tags } of insights) {
    pages.set(authorAddress(base, author.slug), { author: author.slug });
    for (const tag of tags) pages.set(tagAddress(base, tag), { tag: nameSlug(tag) });
  }
  return [...pages].map(([path, choice]) => ({ path, choice }));
};

/** The articles of an author or subject. */
export const chosenInsights = <Insight extends ListedInsight>(
  insights: readonly Insight[],
  { author, tag }: InsightChoice,
): Insight[] =>
  insights.filter(
    (insight) =>
      (author === undefined || insight.author.slug === author) &&
      (tag === undefined || insight.tags.some((own) => nameSlug(own) === tag)),
  );

/** The articles most similar to one: shared subjects count, then the same author; the newest first among equals. */
export const similarInsights = <Insight extends ListedInsight>(
  to: Insight,
  among: readonly Insight[],
): Insight[] => {
  const closeness = (other: Insight): number =>
    2 * other.tags.filter((tag) => to.tags.includes(tag)).length +
    Number(other.author.slug === to.author.slug);
  return among.filter((other) => other !== to).toSorted((a, b) => closeness(b) - closeness(a));
};

/** Where the feeds are, below the site (src/gatsby-node/site-files/feeds.ts writes them). */
export const feedPaths = { rss: '/insights/rss.xml', json: '/insights/feed.json' };
