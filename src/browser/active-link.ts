/** A path without its trailing slash, query and hash, for comparing pages. */
export const normalizePath = (link: string): string => {
  const path = link.split(/[?#]/)[0] ?? '';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/';
};

/**
 * True if a menu link stands for the current page: the page itself, or the list that it belongs to (behaviour.md, rule 9).
 * Links to a section of the home page never do.
 */
export const isCurrent = (link: string, pathname: string): boolean => {
  if (link.includes('#')) return false;
  const page = normalizePath(link);
  const current = normalizePath(pathname);
  return current === page || (page !== '/' && current.startsWith(`${page}/`));
};
