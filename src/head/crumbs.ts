/** A page as a breadcrumb names it. */
export interface Crumb {
  title: string;
  path: string;
}

/** The way from the home page to a page. */
export const trail = (...pages: readonly Crumb[]): Crumb[] => [
  { title: 'Home', path: '/' },
  ...pages.map(({ title, path }) => ({ title, path })),
];
