/** The address of the page for unknown addresses; hosts know it as `/404.html`. */
export const notFoundPage = '/404';

/** Addresses that the server, hosts or Gatsby answer with; search engines leave these pages out. */
export const answerPages: readonly string[] = ['/thank-you', notFoundPage];
