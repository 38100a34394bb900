import { adminPath } from '../../site-manifest/admin-path';
import {
  type Header,
  resourcePolicy,
  secureTransport,
  sharedPaths,
  sharedPolicy,
} from '../../site-manifest/security-headers';
import { immutable, notFoundPath, revalidated, type SiteManifest } from '../../site-manifest/site-manifest';

/** The usual spelling: `X-Frame-Options`, `Content-Security-Policy`. */
const spellHeader = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

const filterMoved = (redirects: SiteManifest['redirects']) => redirects.filter(({ status }) => status >= 300);

const writeRule = (path: string, headers: readonly Header[]): string =>
  [path, ...headers.map(([name, value]) => `  ${spellHeader(name)}: ${value}`)].join('\n');

const isIn = (headers: readonly Header[], [name, value]: Header): boolean =>
  headers.some((other) => other[0] === name && other[1] === value);

const isResourcePolicy = ([name]: Header): boolean => name === resourcePolicy[0];

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
 * CMS, the headers that differ for it are therefore listed for each page, by the first part of its address. Who may embed a
 * file is not said in that rule either, because anybody may embed share cards and icons.
 * @param admin headers of the CMS; undefined without one
 * @param pages addresses of all pages
 */
export const netlifyHeaders = (
  page: readonly Header[],
  admin?: readonly Header[],
  pages: readonly string[] = [],
): string => {
  const everywhere = page.filter((header) => !isResourcePolicy(header) && (!admin || isIn(admin, header)));
  const writeOwn = (paths: readonly string[], headers: readonly Header[]) => {
    const own = headers.filter((header) => !isIn(everywhere, header));
    return paths.map((path) => writeRule(path, own));
  };
  return `${[
    writeRule('/*', [...everywhere, secureTransport]),
    ...(admin ? writeOwn(listPagePaths(pages), page) : []),
    ...(admin ? writeOwn([adminPath, `${adminPath}/*`], admin) : []),
    // Names in the root and of the CMS carry hashes only here; `/static/` and `/fonts/` have nothing else.
    ...writeOwn(['/*.js', '/*.css', '/static/*', '/fonts/*'], [immutable, resourcePolicy]),
    writeRule('/page-data/*', [resourcePolicy]),
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
  .map((secure) => `if (${secure}) { set $site_transport "${always}"; }\n`)
  .join('');

const nginxSharing = `set $site_sharing "${resourcePolicy[1]}";
if ($uri ~ "${sharedPaths}") { set $site_sharing "${sharedPolicy[1]}"; }
`;

/**
 * Security headers for nginx, one directive a line; deploy/nginx includes them. The CMS's locations repeat them, because a
 * location that adds a header inherits none.
 */
export const nginxHeaders = (page: readonly Header[], admin?: readonly Header[]): string => {
  const ifSecure: Header = [transport, '$site_transport'];
  const bySharing = page.map(
    (header): Header => (isResourcePolicy(header) ? [header[0], '$site_sharing'] : header),
  );
  const own = admin && nginxLines([revalidated, ...admin, ifSecure]);
  const locations = admin
    ? `location = ${adminPath} {\ntry_files ${adminPath}/index.html =404;\n${own}}\nlocation ^~ ${adminPath}/ {\n${own}}\n`
    : '';
  return `set $site_transport "";\n${nginxTransport}${nginxSharing}${nginxLines([...bySharing, ifSecure])}${locations}`;
};

/**
 * An address with the query of the request, which campaigns need on the way.
 * @param whole the query with its "?", as the server in question calls it; empty without a query
 * @param further the same for an address that has a query: with "&"
 */
const withQuery = (to: string, whole: string, further: string): string => {
  const [path = '', hash] = to.split('#');
  return `${path}${path.includes('?') ? further : whole}${hash === undefined ? '' : `#${hash}`}`;
};

/** Redirects for nginx, as locations; rewrites are left to the server behind it. */
export const nginxRedirects = (redirects: SiteManifest['redirects']): string =>
  filterMoved(redirects)
    .map(
      ({ from, to, status }) =>
        `location = ${from} { return ${status} "${withQuery(to, '$is_args$args', '$site_further_args')}"; }\n`,
    )
    .join('');

/** Longer names do not fit into the hash of nginx's maps by default. */
const longestInMap = 40;

/**
 * The site's pages for nginx, as lines of a map that finds a page by an address in any case. The 404 page is the response
 * to unknown addresses.
 * @param pages addresses of all pages
 */
export const nginxPages = (pages: readonly string[]): string =>
  pages
    .filter((page) => page !== notFoundPath)
    .map((page) => `${page.length > longestInMap ? `~*^${page}$` : page} ${page};\n`)
    .join('');

const caddyLines = (headers: readonly Header[], matcher = ''): string =>
  headers.map(([name, value]) => `header ${matcher}${spellHeader(name)} "${value}"\n`).join('');

const caddySharing = `@own not path_regexp ${sharedPaths}
@shared path_regexp ${sharedPaths}
${caddyLines([resourcePolicy], '@own ')}${caddyLines([sharedPolicy], '@shared ')}`;

const caddyTransport = `@secure expression {scheme} == "https" || {header.X-Forwarded-Proto} == "https"
${caddyLines([secureTransport], '@secure ')}`;

/** Security headers for Caddy, one directive a line; deploy/Caddyfile imports them. */
export const caddyHeaders = (page: readonly Header[], admin?: readonly Header[]): string => {
  const write = (headers: readonly Header[], matcher?: string) =>
    caddyLines(
      headers.filter((header) => !isResourcePolicy(header)),
      matcher,
    );
  // No two of them match one address, so their order does not matter.
  const matchers = `@cms path ${adminPath} ${adminPath}/*\n@pages not path ${adminPath} ${adminPath}/*\n`;
  const own = admin ? matchers + write(page, '@pages ') + write(admin, '@cms ') : write(page);
  return own + caddySharing + caddyTransport;
};

/**
 * Moved addresses for Caddy, and those that mean a page although they are written otherwise.
 * @param pages addresses of all pages
 */
export const caddyRedirects = (redirects: SiteManifest['redirects'], pages: readonly string[]): string =>
  [
    '# The query of a request, with "?" and with "&"; empty without one.\n',
    `map {query} {whole_query} {further_query} {\n\t~^(.+)$ "?\${1}" "&\${1}"\n\tdefault "" ""\n}\n`,
    ...filterMoved(redirects).map(
      ({ from, to, status }) =>
        `redir ${from} ${withQuery(to, '{whole_query}', '{further_query}')} ${status}\n`,
    ),
    '# The page that an address means in other capitals, with ".html" or "index.html".\n',
    'map {path} {page_meant} {\n',
    ...pages
      .filter((page) => page !== notFoundPath)
      .map((page) => `\t~(?i)^${page === '/' ? '' : page}(/index)?(\\.html?)?/?$ ${page}\n`),
    '\tdefault ""\n}\n',
    '@meant expression `{page_meant} != "" && {page_meant} != {path}`\n',
    'redir @meant {page_meant}{whole_query} 301\n',
  ].join('');

/** A path as a route matches it. */
const exactly = (path: string): string => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/**
 * The configuration of a deployment to Vercel (vercel.com/docs/build-output-api/v3): headers, redirects, clean addresses.
 * Every response has the headers of the home page.
 */
export const vercelConfig = ({
  files,
  headerSets,
  redirects,
}: Pick<SiteManifest, 'files' | 'headerSets' | 'redirects'>) => ({
  version: 3,
  routes: [
    {
      src: '^/.*$',
      headers: Object.fromEntries([...(headerSets[files['/']?.[1] ?? 0] ?? []), secureTransport]),
      continue: true,
    },
    {
      // Names that change with their content.
      src: '^/(?:static|fonts)/.*$|^/[^/]+[-.][0-9a-f]{20}\\.(?:js|css)$',
      headers: Object.fromEntries([immutable]),
      continue: true,
    },
    { src: sharedPaths, headers: Object.fromEntries([sharedPolicy]), continue: true },
    ...filterMoved(redirects).map(({ from, to, status }) => ({
      src: exactly(encodeURI(from)),
      status,
      headers: { Location: to },
    })),
    { src: '^/(.+)/$', status: 308, headers: { Location: '/$1' } },
    { handle: 'filesystem' },
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ],
  // /about-us is answered from about-us/index.html.
  overrides: Object.fromEntries(
    Object.entries(files).flatMap(([path, [file]]) =>
      file.endsWith('/index.html') ? [[file, { path: path.slice(1) }]] : [],
    ),
  ),
});
