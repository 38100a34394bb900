import type { IncomingHttpHeaders } from 'node:http';
import { contactField } from '../../../src/message/fields';
import { findClient } from './client-address';
import type { RequestSource } from './origin';

/** A request without its body. */
export interface RequestHead extends RequestSource {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  /** Header `Accept`. */
  readonly accept?: string | undefined;
  /** Header `Content-Encoding`. */
  readonly encoding?: string | undefined;
  /** The sender that the rate limit counts it for. */
  readonly sender: string;
  /** Global Privacy Control (W3C, "Sec-GPC") or Do Not Track. */
  readonly wantsPrivacy?: boolean;
  /** Whom the address of the form's page names: without scripts the form itself does not know. */
  readonly contact?: string | undefined;
}

const readContact = (referer = ''): string | undefined =>
  (URL.canParse(referer) && new URL(referer).searchParams.get(contactField)) || undefined;

/**
 * Picks what the endpoint needs to know out of a request's headers.
 * @param remoteAddress address of the connection
 * @param trustedProxies number of proxies in front
 */
export const readHead = (
  { method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders },
  remoteAddress: string | undefined,
  trustedProxies: number,
): RequestHead => ({
  method,
  contentType: headers['content-type'],
  accept: headers.accept,
  encoding: headers['content-encoding'],
  site: headers['sec-fetch-site']?.toString(),
  origin: headers.origin,
  host: headers.host,
  sender: findClient(remoteAddress, headers['x-forwarded-for']?.toString(), trustedProxies),
  wantsPrivacy: headers['sec-gpc'] === '1' || headers.dnt === '1',
  contact: readContact(headers.referer),
});
