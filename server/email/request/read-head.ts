import type { IncomingHttpHeaders } from 'node:http';
import { contactField } from '../../../src/message/fields';
import { findClient } from './sender';

export interface RequestHead {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The sender that the rate limit counts it for. */
  readonly sender: string;
}

/** @param trustedProxies number of proxies in front */
export const readHead = (
  { method, headers }: Omit<RequestHead, 'sender'>,
  remoteAddress: string | undefined,
  trustedProxies: number,
): RequestHead => ({
  method,
  headers,
  sender: findClient(remoteAddress, headers['x-forwarded-for']?.toString(), trustedProxies),
});

/** Global Privacy Control (W3C, "Sec-GPC") or Do Not Track. */
export const wantsPrivacy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Whom the address of the form's page names: without scripts the form itself does not know. */
export const readContact = ({ referer = '' }: IncomingHttpHeaders): string | undefined =>
  (URL.canParse(referer) && new URL(referer).searchParams.get(contactField)) || undefined;

const isOfHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

/**
 * Tells if a request may have been sent from a page of another site.
 * `Sec-Fetch-Site` decides if the browser sends it: scripts cannot set it, and it is right where `Origin` is not,
 * because a page with `Referrer-Policy: no-referrer` posts its forms with `Origin: null` (Fetch, "serializing a
 * request origin"). A request without either header does not come from a browser, so no foreign page can be behind
 * it.
 * @param allowed origins whose pages may send, in addition to the host of the request
 */
export const isForeign = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && allowed.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOfHost(origin, host);
};

/** The origin of a page of another host that may send messages here; undefined for requests of the site's own host. */
export const findOtherOrigin = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]) =>
  origin !== undefined && allowed.includes(origin) && !isOfHost(origin, host) ? origin : undefined;
