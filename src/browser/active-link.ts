/** A path without its trailing slash, query and section, for comparing pages. */
export const pageOf = (link: string): string => {
  const path = link.split(/[?#]/)[0] ?? '';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/';
};

/**
 * Whether a menu link stands for the current page: it is that page, or the list that the page belongs to.
 * Links to a section of the home page never do; their items are current through their children.
 */
export const isCurrent = (link: string, pathname: string): boolean => {
  if (link.includes('#')) return false;
  const page = pageOf(link);
  const current = pageOf(pathname);
  return current === page || (page !== '/' && current.startsWith(`${page}/`));
};
