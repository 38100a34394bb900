import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { adminHeaders } from '../../cms/admin-page';
import { adminPath } from '../../cms/admin-path';
import { cmsBackend } from '../../cms/backend';
import { finishPages } from '../overrides/finish-pages';
import { compressFolder } from './compress';
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

/**
 * Gatsby adapter of the project: hands the routes manifest with every header to the project's server and to the
 * configuration of other hosts, and compresses what will be served.
 */
export const adapter: AdapterInit = () => ({
  name: 'site-server',
  adapt: async ({ routesManifest, reporter }) => {
    const page = pageHeaders({
      styleSources: finishPages(resolve('public'), reporter),
      assetHost: process.env.ASSET_HOST ?? '',
    });
    const cms = cmsBackend(process.env);
    const admin = cms && { path: adminPath, headers: adminHeaders(cms) };
    const manifest = siteManifest(routesManifest, page, admin?.headers);
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
    const timer = reporter.activityTimer('compress');
    timer.start();
    const { files } = await compressFolder(resolve('public'));
    timer.setStatus(`${files} files with brotli and gzip`);
    timer.end();
  },
});
