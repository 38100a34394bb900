import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { showsDrafts } from '../../content-tools/read/schedule';
import { adminPath } from '../../site-manifest/admin-path';
import { readCompany } from '../../site-manifest/company';
import { type Header, pageHeaders } from '../../site-manifest/security-headers';
import { siteManifest, siteManifestFile } from '../../site-manifest/site-manifest';
import { preparePages } from '../overrides/strict-csp';
import { compressFolder } from './compress';
import { formEndpoint, formOrigin } from './form-endpoint';
import {
  caddyHeaders,
  caddyRedirects,
  netlifyHeaders,
  netlifyRedirects,
  nginxHeaders,
  nginxPages,
  nginxRedirects,
} from './host-files';

/** The hash of a built file, for its ETag. */
const hashFile = (file: string): string =>
  hash('sha256', readFileSync(resolve('public', file)), 'base64url').slice(0, 22);

/**
 * The project's Gatsby adapter. At the end of the build it prepares the pages for the Content Security Policy, writes all
 * headers and redirects for the project's server and for other hosts, and compresses what will be served. It takes the
 * headers of the CMS.
 */
export const adapter: AdapterInit<readonly Header[]> = (admin) => ({
  name: 'site-server',
  adapt: async ({ routesManifest, reporter }) => {
    const unlisted: Header[] = showsDrafts(process.env) ? [['x-robots-tag', 'noindex']] : [];
    const sources = preparePages(resolve('public'), reporter);
    const headersFor = (styleSources: readonly string[]): Header[] =>
      pageHeaders({
        styleSources,
        assetHost: process.env.ASSET_HOST ?? '',
        formOrigin: formOrigin(formEndpoint(process.env.FORM_ENDPOINT)),
      });
    // Hosts allow few rules for headers, so theirs name the styles of all pages; the project's server sends a page its own.
    const page = [...headersFor([...new Set([...sources.values()].flat())].sort()), ...unlisted];
    const manifest = siteManifest(
      routesManifest,
      readCompany(),
      hashFile,
      (file) => headersFor(sources.get(file) ?? []),
      admin,
      unlisted,
    );
    const pages = Object.entries(manifest.files).flatMap(([path, [file]]) =>
      file.endsWith('.html') && path !== adminPath ? path : [],
    );
    const written = {
      'public/_headers': netlifyHeaders(page, admin, pages),
      'public/_redirects': netlifyRedirects(manifest.redirects),
      'dist/headers.nginx.conf': nginxHeaders(page, admin),
      'dist/redirects.nginx.conf': nginxRedirects(manifest.redirects),
      'dist/pages.nginx.conf': nginxPages(pages),
      'dist/headers.caddy': caddyHeaders(page, admin),
      'dist/redirects.caddy': caddyRedirects(manifest.redirects, pages),
    };
    mkdirSync('dist', { recursive: true });
    for (const [file, text] of Object.entries(written)) writeFileSync(file, text);
    await compressFolder(resolve('public'));
    // At the end and in one step: a running server serves the new build as soon as it sees this file.
    writeFileSync(`${siteManifestFile}.new`, JSON.stringify(manifest));
    renameSync(`${siteManifestFile}.new`, siteManifestFile);
  },
});
