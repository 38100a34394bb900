/**
 * The address of the quote form with a service chosen.
 * @param path of the form
 * @param service title of the service
 */
export const quoteAddress = (path: string, service: string | undefined): string =>
  service === undefined ? path : `${path}?${new URLSearchParams({ service })}`;
