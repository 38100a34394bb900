import type { IncomingHttpHeaders } from 'node:http';
import { contactField } from '../../../src/message/fields';
import { findClient } from './client-address';

/** A request without its body. */
export interface RequestHead {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The sender that the rate limit counts it for. */
  readonly sender: string;
}

/**
 * @param remoteAddress address of the connection
 * @param trustedProxies number of proxies in front
 */
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
