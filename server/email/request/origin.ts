import type { IncomingHttpHeaders } from 'node:http';

const isOfHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

/**
 * Tells if a request may have been sent from a page of another site.
 * `Sec-Fetch-Site` decides if the browser sends it: scripts cannot set it, and it is right where `Origin` is not,
 * because a page with `Referrer-Policy: no-referrer` posts its forms with `Origin: null` (Fetch, "serializing a
 * request origin"). A request without either header does not come from a browser, so no foreign page can be behind
 * it.
 * @param headers of the request
 * @param allowed origins whose pages may send, in addition to the host of the request
 */
export const isForeign = (
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean => {
  if (origin !== undefined && allowed.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOfHost(origin, host);
};

/** The origin of a page of another host that may send messages here; undefined for requests of the site's own host. */
export const findOtherOrigin = (
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): string | undefined =>
  origin !== undefined && allowed.includes(origin) && !isOfHost(origin, host) ? origin : undefined;
