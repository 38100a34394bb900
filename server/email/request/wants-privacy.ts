import type { IncomingHttpHeaders } from 'node:http';

/** Global Privacy Control (W3C, "Sec-GPC") or Do Not Track. */
export const wantsPrivacy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
