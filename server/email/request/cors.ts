import type { RequestSource } from './origin';

/** The origin of a page of another host that may send messages here; undefined for requests of the site's own host. */
export const otherOrigin = (
  { origin, host }: Pick<RequestSource, 'origin' | 'host'>,
  allowed: readonly string[],
): string | undefined =>
  origin !== undefined && allowed.includes(origin) && new URL(origin).host !== host?.toLowerCase()
    ? origin
    : undefined;

/** Lets a page of that origin read the response (Fetch, "CORS protocol"). */
export const corsHeaders = (origin: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
});

/** Whether a browser only asks whether it may send (Fetch, "CORS-preflight request"). */
export const isPreflight = (method: string | undefined): boolean => method === 'OPTIONS';

/** Answers that: a message in JSON may be sent, for an hour. */
export const preflightHeaders = (origin: string): Record<string, string> => ({
  ...corsHeaders(origin),
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '3600',
});
