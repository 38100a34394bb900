import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { z } from 'zod';
import { adminPath } from './admin-path';
import { type Company, companySchema } from './company';
import { commonHeaders, type Header, inertHeaders, secureTransport, shareHeaders } from './security-headers';

/** The file that the build writes for the server, from the project's root. */
export const siteManifestFile = 'dist/site-manifest.json';

const headersSchema = z.array(z.tuple([z.string(), z.string()]));

/** The file and the headers of each path of a built site, and the redirects. Other paths are not served. */
export const siteManifestSchema = z.object({
  /** Sets of headers, referred to by index, because few sets serve thousands of paths. */
  headerSets: z.array(headersSchema),
  /** Path to file below `public/`, index of its header set, and hash of its content. */
  files: z.record(z.string(), z.tuple([z.string(), z.int().nonnegative(), z.string()])),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.int() })),
  /** Headers of responses that come from no file. */
  otherHeaders: headersSchema,
  /** Header of every response over TLS. */
  secureTransport: z.tuple([z.string(), z.string()]),
  /** Whose site it is, so that mails never go out in another company's name. */
  company: companySchema,
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;

/** @throws if the site is not built, or by another version */
export const readSiteManifest = (file = siteManifestFile): SiteManifest =>
  siteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The 404 page: the response to unknown addresses, and not an address itself. */
export const notFoundPath = '/404.html';

/** Files of the build that visitors do not need, and compressed copies, which are served under the original's name. */
const internal = [
  /^\/(?:_headers|_redirects|\.assetsignore|chunk-map\.json|webpack\.stats\.json)$/,
  /^\/(?:_gatsby\/slices|~partytown)\//,
  /\.(?:br|gz|LICENSE\.txt)$/,
];

/** Names that change with their content: Gatsby's `static` folder, scripts and styles with webpack's hash, versioned fonts. */
const hashed = /^\/(?:static|fonts)\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

export const revalidated: Header = ['cache-control', 'public, max-age=0, must-revalidate'];
export const immutable: Header = ['cache-control', 'public, max-age=31536000, immutable'];

const cmsPage = `${adminPath.slice(1)}/index.html`;

/**
 * Converts Gatsby's routes manifest for servers. It leaves out functions, which hosts call themselves, and Gatsby's
 * headers: ours are stricter, and Gatsby does not cache pictures although their names have hashes.
 * @param company whose site it is
 * @param hash the hash of the content of a file below `public/`
 * @param page the headers of a page, by its file below `public/`
 * @param cms the headers of the CMS page, which Gatsby knows as a file and not as a page
 * @param everywhere further headers of every response, as previews have
 */
export const siteManifest = (
  routes: RoutesManifest,
  company: Company,
  hash: (file: string) => string,
  page: (file: string) => readonly Header[],
  cms: readonly Header[] = [],
  everywhere: readonly Header[] = [],
): SiteManifest => {
  const manifest: SiteManifest = {
    headerSets: [],
    files: {},
    redirects: [],
    otherHeaders: [...inertHeaders, ...everywhere],
    secureTransport,
    company,
  };
  const selectHeaders = (path: string, file: string): Header[] => {
    if (file === cmsPage) return [revalidated, ...cms];
    if (file.endsWith('.html')) return [revalidated, ...page(file)];
    const kept = hashed.test(path) ? immutable : revalidated;
    const own = file.endsWith('.svg') ? inertHeaders : commonHeaders;
    return [kept, ...shareHeaders(path, own)];
  };
  const indexes = new Map<string, number>();
  for (const route of routes) {
    if (route.type === 'redirect') {
      manifest.redirects.push({ from: route.path, to: route.toPath, status: route.status });
    } else if (route.type === 'static' && !internal.some((pattern) => pattern.test(route.path))) {
      const file = relative('public', route.filePath);
      const set = [...selectHeaders(route.path, file), ...everywhere];
      const key = JSON.stringify(set);
      const index = indexes.get(key) ?? manifest.headerSets.push(set) - 1;
      indexes.set(key, index);
      manifest.files[file === cmsPage ? adminPath : route.path] = [file, index, hash(file)];
    }
  }
  return manifest;
};
