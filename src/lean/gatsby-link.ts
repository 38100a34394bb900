/**
 * Stands for `gatsby-link` in the visitors' bundles (src/gatsby/webpack.ts): what Gatsby's runtime and our own links need of it,
 * without its Link, which no bundler can leave out.
 */
declare const __BASE_PATH__: string;

/** Gatsby's way to another page, which it leaves on the window. */
interface GatsbyWindow {
  readonly ___navigate?: (to: string, options?: object) => void;
}

/** Path, query and section of an address of this site. */
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
};

/** A path of this site below the folder that it is served from. */
export const withPrefix = (path: string): string => __BASE_PATH__ + path;
export const withAssetPrefix = withPrefix;

export const navigate = (to: string, options?: object): void => {
  const { ___navigate }: Window & GatsbyWindow = window;
  ___navigate?.(withPrefix(to), options);
};

/** Exported for Gatsby's entry, which hands it on. */
export const Link = (): never => {
  throw new Error('Links of this site are SiteLinks (src/components/site-link.tsx).');
};
