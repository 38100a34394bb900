import type { BuiltPage } from './built-page';

/** The built site, as the checks see it. */
export interface BuiltSite {
  /** Scheme and host of the site: "https://www.sevenisle.example". */
  origin: string;
  pages: readonly BuiltPage[];
  /** Paths of all files of the build: "/about-us/index.html". */
  files: ReadonlySet<string>;
  /** Paths that the server answers besides files: "/email". */
  endpoints: ReadonlySet<string>;
}

/** The file that is served at a path, as every supported host finds it. */
const fileAt = (files: ReadonlySet<string>, path: string): string | undefined => {
  if (path === '/') return '/index.html';
  return [path, `${path}/index.html`, `${path}.html`].find((file) => files.has(file));
};

/**
 * Why a URL of a page leads nowhere.
 * @param url as the page writes it, relative or absolute
 * @param from path of the page
 * @returns undefined for valid references and for other sites, which are not requested
 */
export const whyDead = (site: BuiltSite, url: string, from: string): string | undefined => {
  if (url.trim() === '') return 'is empty';
  if (!URL.canParse(url, site.origin + from)) return 'cannot be read as an address';
  const { origin, pathname, hash } = new URL(url, site.origin + from);
  if (origin !== site.origin) return undefined;
  const path = decodeURIComponent(pathname);
  if (site.endpoints.has(path)) return undefined;
  if (path !== '/' && path.endsWith('/')) return 'ends with a slash, which costs a redirect';
  // The 404 page is served for any unknown address.
  const target = site.pages.find((page) => page.path === path);
  if (!target && !fileAt(site.files, path)) return 'is not in the build';
  const id = decodeURIComponent(hash.slice(1));
  if (id && target && !target.ids.has(id)) return `names #${id}, which the page does not have`;
  return undefined;
};

/** URLs within a style sheet. */
const styleAddresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g)]
    .map(([, , url = '']) => url)
    .filter((url) => !url.startsWith('data:') && !url.startsWith('%23') && !url.startsWith('#'));

/**
 * Every dead reference of the site, a line each.
 * @param styles text of each style sheet by its path
 */
export const deadReferences = (site: BuiltSite, styles: ReadonlyMap<string, string>): string[] => {
  const inPages = site.pages.flatMap(({ path, references }) =>
    references.map(({ url, element }) => ({ url, from: path, element })),
  );
  const inStyles = [...styles].flatMap(([from, css]) =>
    styleAddresses(css).map((url) => ({ url, from, element: 'url()' })),
  );
  return [...inPages, ...inStyles].flatMap(({ url, from, element }) => {
    const reason = whyDead(site, url, from);
    return reason ? `${from}: ${element} "${url}" ${reason}` : [];
  });
};
