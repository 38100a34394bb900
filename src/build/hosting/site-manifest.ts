import { relative } from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { z } from 'zod';
import { adminPath } from './admin-path';
import { commonHeaders, type Header, inertHeaders, secureTransport } from './security-headers';

/** Where the build leaves the manifest for the server, from the project's root. */
export const siteManifestFile = 'dist/site-manifest.json';

const headersSchema = z.array(z.tuple([z.string(), z.string()]));

/**
 * What a server has to know of a built site: which file and which answer headers each path has, and what
 * is redirected. A path that does not stand here is not served.
 */
export const siteManifestSchema = z.object({
  /** Sets of headers, referred to by index; there are few, and thousands of paths. */
  headerSets: z.array(headersSchema),
  /** Address to file below `public/`, and index of its header set. */
  files: z.record(z.string(), z.tuple([z.string(), z.int().nonnegative()])),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.int() })),
  /** Headers of answers that are no files. */
  otherHeaders: headersSchema,
  /** Header of every answer that reaches the visitor over TLS. */
  secureTransport: z.tuple([z.string(), z.string()]),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;

/** Where the 404 page stands. It is the answer to unknown addresses and no address itself. */
export const notFoundPath = '/404.html';

/** Files of the build that no visitor has a use for, and copies that are served under the name of their original. */
const internal = [
  /^\/(?:_headers|_redirects|chunk-map\.json|webpack\.stats\.json)$/,
  /^\/(?:_gatsby\/slices|~partytown)\//,
  /\.(?:br|gz|LICENSE\.txt)$/,
];

/** Names that change with the content: Gatsby's `static` folder, scripts and styles with webpack's hash, versioned fonts. */
const hashed = /^\/(?:static|fonts)\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

export const revalidated: Header = ['cache-control', 'public, max-age=0, must-revalidate'];
export const immutable: Header = ['cache-control', 'public, max-age=31536000, immutable'];

/** The page of the CMS, where the site has one. */
const cmsPage = `${adminPath.slice(1)}/index.html`;

const headersOf = (
  path: string,
  file: string,
  page: readonly Header[],
  cms: readonly Header[],
): readonly Header[] => {
  if (file === cmsPage) return [revalidated, ...cms];
  if (file.endsWith('.html')) return [revalidated, ...page];
  const kept = hashed.test(path) ? immutable : revalidated;
  return [kept, ...(file.endsWith('.svg') ? inertHeaders : commonHeaders)];
};

/**
 * Rewrites Gatsby's routes manifest for servers. Functions are left out: they have fronts of their own. So are Gatsby's
 * headers: ours are stricter, and Gatsby lets pictures be asked for again although their names have hashes.
 * @param page the headers of every page
 * @param cms headers of the page of the CMS, which Gatsby knows as a file and not as a page
 */
export const siteManifest = (
  routes: RoutesManifest,
  page: readonly Header[],
  cms: readonly Header[] = [],
): SiteManifest => {
  const manifest: SiteManifest = {
    headerSets: [],
    files: {},
    redirects: [],
    otherHeaders: [...inertHeaders],
    secureTransport,
  };
  const indexOf = new Map<string, number>();
  for (const route of routes) {
    if (route.type === 'redirect') {
      manifest.redirects.push({ from: route.path, to: route.toPath, status: route.status });
    } else if (route.type === 'static' && !internal.some((pattern) => pattern.test(route.path))) {
      const file = relative('public', route.filePath);
      const set = headersOf(route.path, file, page, cms);
      const key = JSON.stringify(set);
      const index = indexOf.get(key) ?? manifest.headerSets.push([...set]) - 1;
      indexOf.set(key, index);
      manifest.files[file === cmsPage ? adminPath : route.path] = [file, index];
    }
  }
  return manifest;
};
