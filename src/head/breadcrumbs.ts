/** A page as breadcrumbs name it. */
export interface Breadcrumb {
  readonly title: string;
  readonly path: string;
}

/** The breadcrumbs from the home page to a page, both included. Parents that are not there are left out. */
export const breadcrumbsTo = (...pages: readonly (Breadcrumb | null)[]): Breadcrumb[] => [
  { title: TEXTS.page.home, path: '/' },
  ...pages.flatMap((page) => (page ? [{ title: page.title, path: page.path }] : [])),
];
