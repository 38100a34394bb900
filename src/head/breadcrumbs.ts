/** A page as breadcrumbs name it. */
export type Breadcrumb = Queries.PageLinkFragment;

/** The breadcrumbs from the home page to a page, both included. Parents that are not there are left out. */
export const breadcrumbsTo = (...pages: readonly (Breadcrumb | null)[]): Breadcrumb[] => [
  { title: TEXTS.page.home, path: '/' },
  ...pages.filter((page) => page !== null),
];
