import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { z } from 'zod';
import { adminHeaders } from '../admin/admin-page';
import { adminPath } from '../admin/admin-path';
import { cmsBackend } from '../admin/backend';
import { compressFolder } from './compress';
import { filesBelow } from './files-below';
import {
  blockedParts,
  finishHtml,
  hashSource,
  type QueriesOf,
  startScript,
  styleSources,
} from './finish-html';
import {
  caddyHeaders,
  caddyRedirects,
  netlifyHeaders,
  netlifyRedirects,
  nginxHeaders,
  nginxRedirects,
} from './host-files';
import { pageHeaders } from './security-headers';
import { siteManifest, siteManifestFile } from './site-manifest';

const pageData = z.object({ staticQueryHashes: z.array(z.string()) });

interface FinishedPages {
  /** Sources of each page's style elements, by its file. */
  sourcesOf: Map<string, string[]>;
  blocked: string[];
}

/** Finishes every page below a folder. Gatsby's slices are parts that it puts into pages by itself, not pages. */
const finishPages = (folder: string, start: string): FinishedPages => {
  const pages = filesBelow(folder)
    .map((file) => relative(folder, file))
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'));
  const queriesOf: QueriesOf = (dataFolder) =>
    pageData.parse(JSON.parse(readFileSync(join(folder, 'page-data', dataFolder, 'page-data.json'), 'utf8')))
      .staticQueryHashes;
  const sourcesOf = new Map<string, string[]>();
  const blocked: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    const finished = finishHtml(html, start, queriesOf);
    if (finished !== html) writeFileSync(join(folder, page), finished);
    sourcesOf.set(page, styleSources(finished));
    blocked.push(...blockedParts(finished, start).map((tag) => `${page}: ${tag}`));
  }
  return { sourcesOf, blocked };
};

/**
 * Gatsby adapter of the project: finishes the pages for the Content Security Policy, hands the routes manifest with
 * every header to the project's server and to the configuration of other hosts, and compresses what will be served.
 */
export const adapter: AdapterInit = () => ({
  name: 'site-server',
  adapt: async ({ routesManifest, reporter }) => {
    const publicFolder = resolve('public');
    const start = startScript(readFileSync(resolve('src/start/start.js'), 'utf8'));
    const { sourcesOf, blocked } = finishPages(publicFolder, start);
    if (blocked.length > 0) {
      reporter.panic(
        `The Content Security Policy blocks parts of pages. Use a class or a file in their place:\n${blocked.slice(0, 20).join('\n')}`,
      );
    }
    const headersWith = (styles: readonly string[]) =>
      pageHeaders({
        scriptSource: hashSource(start),
        styleSources: styles,
        assetHost: process.env.ASSET_HOST ?? '',
      });
    const cms = cmsBackend(process.env);
    const admin = cms && { path: adminPath, headers: adminHeaders(cms) };
    const manifest = siteManifest(
      routesManifest,
      (file) => headersWith(sourcesOf.get(file) ?? []),
      admin?.headers,
    );
    // Other hosts have one policy for all pages, which names the styles of each.
    const page = headersWith([...sourcesOf.values()].flat().sort());
    const pages = Object.entries(manifest.files).flatMap(([path, [file]]) =>
      file.endsWith('.html') && path !== adminPath ? path : [],
    );
    const written = {
      [siteManifestFile]: JSON.stringify(manifest),
      'public/_headers': netlifyHeaders(page, admin, pages),
      'public/_redirects': netlifyRedirects(manifest.redirects),
      'dist/headers.nginx.conf': nginxHeaders(page, admin),
      'dist/redirects.nginx.conf': nginxRedirects(manifest.redirects),
      'dist/headers.caddy': caddyHeaders(page, admin),
      'dist/redirects.caddy': caddyRedirects(manifest.redirects),
    };
    for (const [file, text] of Object.entries(written)) {
      mkdirSync(dirname(resolve(file)), { recursive: true });
      writeFileSync(resolve(file), text);
    }
    const { files, seconds } = await compressFolder(publicFolder);
    reporter.info(`compressed ${files} files with brotli and gzip in ${seconds.toFixed(1)} s`);
  },
});
