import { type Header, secureTransport } from './security-headers';
import { immutable, type SiteManifest } from './site-manifest';

/** Names as they are usually written: `X-Frame-Options`, `Content-Security-Policy`. */
const written = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

const moved = (redirects: SiteManifest['redirects']) => redirects.filter(({ status }) => status >= 300);

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every rule that matches and join equal names, so no header
 * stands in two of them; the cache header of pages is their own default, `max-age=0, must-revalidate`.
 */
export const netlifyHeaders = (page: readonly Header[]): string => {
  const rule = (path: string, headers: readonly Header[]): string =>
    [path, ...headers.map(([name, value]) => `  ${written(name)}: ${value}`)].join('\n');
  return `${[
    rule('/*', [...page, secureTransport]),
    // Names in the root carry hashes only here; `/static/` has nothing else.
    ...['/*.js', '/*.css', '/static/*'].map((path) => rule(path, [immutable])),
  ].join('\n\n')}\n`;
};

/** `_redirects` for the same hosts. A rewrite to a function (status 200) needs the function on that host. */
export const netlifyRedirects = (redirects: SiteManifest['redirects']): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** Security headers for nginx, one directive a line; deploy/nginx includes them. */
export const nginxHeaders = (page: readonly Header[]): string =>
  [...page, secureTransport]
    .map(([name, value]) => `add_header ${written(name)} "${value}" always;\n`)
    .join('');

/** Moved addresses for nginx, as locations; rewrites are the business of the server behind it. */
export const nginxRedirects = (redirects: SiteManifest['redirects']): string =>
  moved(redirects)
    .map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`)
    .join('');

/** Security headers for Caddy, one directive a line; deploy/Caddyfile imports them. */
export const caddyHeaders = (page: readonly Header[]): string =>
  [...page, secureTransport].map(([name, value]) => `header ${written(name)} "${value}"\n`).join('');

/** Moved addresses for Caddy. */
export const caddyRedirects = (redirects: SiteManifest['redirects']): string =>
  moved(redirects)
    .map(({ from, to, status }) => `redir ${from} ${to} ${status}\n`)
    .join('');
