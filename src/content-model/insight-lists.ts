import { nameSlug } from './name-slug';

/** Pages by author and subject exist from this number of articles on. */
export const fewestForLists = 3;

/** @param base path of the list of articles */
export const buildAuthorAddress = (base: string, slug: string): string => `${base}/authors/${slug}`;
export const buildTagAddress = (base: string, tag: string): string => `${base}/tags/${nameSlug(tag)}`;

/** An article as far as its lists need it. */
export interface ListedInsight {
  tags: readonly string[];
  author: { readonly slug: string; readonly name: string };
}

/** A list of articles: all, or those of one author or subject, which is its name. */
export interface InsightList<Insight> {
  path: string;
  name?: string;
  insights: Insight[];
}

/** The list of articles, and that of every author and subject; those only once there are some articles. */
export const listInsights = <Insight extends ListedInsight>(base: string, insights: readonly Insight[]) => {
  const parts = new Map<string, InsightList<Insight>>();
  const add = (path: string, name: string, insight: Insight): void => {
    const part = parts.get(path) ?? { path, name, insights: [] };
    part.insights.push(insight);
    parts.set(path, part);
  };
  for (const insight of insights.length < fewestForLists ? [] : insights) {
    add(buildAuthorAddress(base, insight.author.slug), insight.author.name, insight);
    for (const tag of insight.tags) add(buildTagAddress(base, tag), tag, insight);
  }
  const whole: InsightList<Insight> = { path: base, insights: [...insights] };
  return [whole, ...parts.values()];
};

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
