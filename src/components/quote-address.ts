/** The address of the quote form with a service chosen, by its title. */
export const quoteAddress = (path: string, service: string | undefined): string =>
  service === undefined ? path : `${path}?${new URLSearchParams({ service })}`;
