import { relative } from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { z } from 'zod';

/** Where the build leaves the manifest for the server, from the project's root. */
export const siteManifestFile = 'dist/site-manifest.json';

/**
 * What a server has to know of a built site: which file and which answer headers each path has, and what
 * is redirected. A path that does not stand here is not served.
 */
export const siteManifestSchema = z.object({
  /** Sets of headers, referred to by index; there are few, and thousands of paths. */
  headerSets: z.array(z.array(z.tuple([z.string(), z.string()]))),
  /** Address to file below `public/`, and index of its header set. */
  files: z.record(z.string(), z.tuple([z.string(), z.int().nonnegative()])),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.int() })),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;

/** Headers that Gatsby still sends and browsers have dropped, or that are harmful today (OWASP). */
const obsolete = new Set(['x-xss-protection']);
const revalidate: [string, string] = ['cache-control', 'public, max-age=0, must-revalidate'];

/** Rewrites Gatsby's routes manifest for servers. Functions are left out: they have fronts of their own. */
export const siteManifest = (routes: RoutesManifest): SiteManifest => {
  const headerSets: SiteManifest['headerSets'] = [];
  const indexOf = new Map<string, number>();
  const manifest: SiteManifest = { headerSets, files: {}, redirects: [] };

  for (const route of routes) {
    if (route.type === 'redirect') {
      manifest.redirects.push({ from: route.path, to: route.toPath, status: route.status });
    } else if (route.type === 'static') {
      const own = route.headers
        .map(({ key, value }): [string, string] => [key.toLowerCase(), value])
        .filter(([key]) => !obsolete.has(key));
      const set = own.some(([key]) => key === 'cache-control') ? own : [revalidate, ...own];
      const key = JSON.stringify(set);
      const index = indexOf.get(key) ?? headerSets.push(set) - 1;
      indexOf.set(key, index);
      manifest.files[route.path] = [relative('public', route.filePath), index];
    }
  }
  return manifest;
};
