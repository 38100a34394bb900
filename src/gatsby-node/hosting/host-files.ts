import { type Header, secureTransport } from '../../site-manifest/security-headers';
import { immutable, revalidated, type SiteManifest } from '../../site-manifest/site-manifest';

/** The usual spelling: `X-Frame-Options`, `Content-Security-Policy`. */
const spellHeader = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

const filterMoved = (redirects: SiteManifest['redirects']) => redirects.filter(({ status }) => status >= 300);

/** The CMS of a site: its address, and the headers of its page. */
export interface AdminHeaders {
  path: string;
  headers: readonly Header[];
}

const writeRule = (path: string, headers: readonly Header[]): string =>
  [path, ...headers.map(([name, value]) => `  ${spellHeader(name)}: ${value}`)].join('\n');

const isIn = (headers: readonly Header[], [name, value]: Header): boolean =>
  headers.some((other) => other[0] === name && other[1] === value);

/** Rules that match every page: the first part of each address, and what is below it. */
const listPagePaths = (pages: readonly string[]): string[] => [
  ...new Set(
    pages.map((page) => {
      const [, first = '', below] = page.split('/');
      return below === undefined ? `/${first}` : `/${first}/*`;
    }),
  ),
];

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every rule that matches and join equal names, so no header
 * is in two of them. The cache header of pages is the hosts' default, `max-age=0, must-revalidate`.
 *
 * A rule for every address cannot be undone for one of them, and a browser enforces every policy it receives. With a
 * CMS, the headers that differ for it are therefore listed for each page, by the first part of its address.
 * @param admin undefined for a site without a CMS
 * @param pages addresses of all pages
 */
export const netlifyHeaders = (
  page: readonly Header[],
  admin?: AdminHeaders,
  pages: readonly string[] = [],
): string => {
  const everywhere = admin ? page.filter((header) => isIn(admin.headers, header)) : page;
  const ofPages = page.filter((header) => !isIn(everywhere, header));
  const ofAdmin = (admin?.headers ?? []).filter((header) => !isIn(everywhere, header));
  return `${[
    writeRule('/*', [...everywhere, secureTransport]),
    ...(admin ? listPagePaths(pages).map((path) => writeRule(path, ofPages)) : []),
    ...(admin ? [writeRule(admin.path, ofAdmin), writeRule(`${admin.path}/*`, ofAdmin)] : []),
    // Names in the root and of the CMS carry hashes only here; `/static/` and `/fonts/` have nothing else.
    ...['/*.js', '/*.css', '/static/*', '/fonts/*'].map((path) => writeRule(path, [immutable])),
  ].join('\n\n')}\n`;
};

/** `_redirects` for the same hosts. A rewrite to a function (status 200) needs the function on that host. */
export const netlifyRedirects = (redirects: SiteManifest['redirects']): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

const [transport, always] = secureTransport;

const nginxLines = (headers: readonly Header[]): string =>
  headers.map(([name, value]) => `add_header ${spellHeader(name)} "${value}" always;\n`).join('');

// Only over TLS (RFC 6797, 7.2), which may end at a proxy in front. An empty header is not sent.
const nginxTransport = ['$https', '$http_x_forwarded_proto = "https"']
  .map((secure) => `if (${secure}) { set $sevenisle_transport "${always}"; }\n`)
  .join('');

/**
 * Security headers for nginx, one directive a line; deploy/nginx includes them. The CMS's locations repeat them, because a
 * location that adds a header inherits none.
 */
export const nginxHeaders = (page: readonly Header[], admin?: AdminHeaders): string => {
  const ifSecure: Header = [transport, '$sevenisle_transport'];
  const own = admin && nginxLines([revalidated, ...admin.headers, ifSecure]);
  const locations = admin
    ? `location = ${admin.path} {\ntry_files ${admin.path}/index.html =404;\n${own}}\nlocation ^~ ${admin.path}/ {\n${own}}\n`
    : '';
  return `set $sevenisle_transport "";\n${nginxTransport}${nginxLines([...page, ifSecure])}${locations}`;
};

/** Redirects for nginx, as locations; rewrites are left to the server behind it. */
export const nginxRedirects = (redirects: SiteManifest['redirects']): string =>
  filterMoved(redirects)
    .map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`)
    .join('');

const caddyLines = (headers: readonly Header[], matcher = ''): string =>
  headers.map(([name, value]) => `header ${matcher}${spellHeader(name)} "${value}"\n`).join('');

const caddyTransport = `@secure expression {scheme} == "https" || {header.X-Forwarded-Proto} == "https"
${caddyLines([secureTransport], '@secure ')}`;

/** Security headers for Caddy, one directive a line; deploy/Caddyfile imports them. */
export const caddyHeaders = (page: readonly Header[], admin?: AdminHeaders): string => {
  if (!admin) return caddyLines(page) + caddyTransport;
  // No two of them match one address, so their order does not matter.
  const matchers = `@cms path ${admin.path} ${admin.path}/*\n@pages not path ${admin.path} ${admin.path}/*\n`;
  return matchers + caddyLines(page, '@pages ') + caddyLines(admin.headers, '@cms ') + caddyTransport;
};

/** Moved addresses for Caddy, which does not start with an empty file. */
export const caddyRedirects = (redirects: SiteManifest['redirects']): string =>
  [
    '# Addresses that have moved.\n',
    ...filterMoved(redirects).map(({ from, to, status }) => `redir ${from} ${to} ${status}\n`),
  ].join('');
