import { isShownOn } from '../../src/content-model/shown-days';
import { readContent } from '../../src/content-tools/read/read-content';
import type { BuiltPage } from './built-page';

/** The paths of a sitemap. */
export const readSitemap = (xml: string, siteUrl: string): ReadonlySet<string> =>
  new Set([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(siteUrl.length) || '/'));

/**
 * What is missing of the content: every entry with an address has a page, and is in the sitemap if search engines may list it.
 * @param root absolute path of the content folder
 */
export const findContentFaults = (
  root: string,
  pages: readonly Pick<BuiltPage, 'path' | 'listed'>[],
  sitemap: ReadonlySet<string>,
): string[] => {
  const { day, files } = readContent(root);
  return files.flatMap(({ file, path, days }) => {
    if (!path || !isShownOn(days, day)) return [];
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) return [`content/${file}: has no page at ${path}`];
    const belongs = page.listed && path !== '/404';
    return belongs === sitemap.has(path) ? [] : [`${path}: is ${belongs ? 'not' : 'wrongly'} in the sitemap`];
  });
};
