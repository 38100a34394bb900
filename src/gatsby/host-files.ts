import { commonHeaders, type Header, secureTransport } from './security-headers';
import { immutable, notFoundPath, type SiteManifest } from './site-manifest';

/** Names as they are usually written: `X-Frame-Options`, `Content-Security-Policy`. */
const written = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

/** Addresses whose names carry a hash, as patterns of nginx and Caddy. */
const hashedFiles = String.raw`^/(static/.+|[^/]+[-.][0-9a-f]{20})\.[a-z0-9]+$`;

const names = new Set([...commonHeaders.map(([name]) => name)]);
const pageOnly = (page: readonly Header[]): Header[] => page.filter(([name]) => !names.has(name));

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

/** The body of an nginx `server` block over TLS; `/email` goes to the project's server on port 9000. */
export const nginxConfig = (page: readonly Header[], redirects: SiteManifest['redirects']): string => {
  const add = (indent: string, headers: readonly Header[]): string =>
    headers.map(([name, value]) => `${indent}add_header ${written(name)} "${value}" always;`).join('\n');
  const moved = redirects
    .filter(({ status }) => status >= 300)
    .map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`)
    .join('');
  return `# Written by the build. Include it in a server block that has listen, server_name and the certificate.
root /srv/site/public;
charset utf-8;
gzip_static on;
error_page 404 ${notFoundPath};

${add('', [...page, secureTransport])}

# Of these headers, a location that adds one of its own inherits none.
location ~ ${hashedFiles} {
${add('  ', [immutable, ...commonHeaders, secureTransport])}
}
${moved}location = ${notFoundPath} { internal; }
location ~ ^/(_headers|_redirects)$ { return 404; }
location ~ ^(.+)/$ { return 301 $1; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri/index.html =404; }
location = /email { proxy_pass http://127.0.0.1:9000; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme; }
`;
};

/** A Caddyfile; `/email` goes to the project's server on port 9000. */
export const caddyfile = (
  host: string,
  page: readonly Header[],
  redirects: SiteManifest['redirects'],
): string => {
  const add = (indent: string, headers: readonly Header[]): string =>
    headers.map(([name, value]) => `${indent}${written(name)} "${value}"`).join('\n');
  const moved = redirects
    .filter(({ status }) => status >= 300)
    .map(({ from, to, status }) => `\tredir ${from} ${to} ${status}\n`)
    .join('');
  return `# Written by the build.
${host} {
\troot * /srv/site/public
\theader {
${add('\t\t', [...commonHeaders, secureTransport])}
\t}
\t@hashed path_regexp ${hashedFiles}
\theader @hashed ${written(immutable[0])} "${immutable[1]}"
\t@page not path_regexp [.][a-z0-9]+$
\theader @page {
${add('\t\t', pageOnly(page))}
\t}
${moved}\t@slash path_regexp slash ^(.+)/$
\tredir @slash {re.slash.1} 301
\thandle /email {
\t\treverse_proxy 127.0.0.1:9000
\t}
\t@hidden path /_headers /_redirects ${notFoundPath}
\thandle @hidden {
\t\terror 404
\t}
\thandle {
\t\ttry_files {path} {path}/index.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
\thandle_errors {
\t\trewrite * ${notFoundPath}
\t\tfile_server
\t}
}
`;
};
