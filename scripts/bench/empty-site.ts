/**
 * Serves one empty page with the project's server, at PORT: what no page on it can be quicker than.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import { createApp } from '../../server/app';
import { createHttpServer } from '../../server/http-server';
import { createSiteFiles } from '../../server/site-files';
import { pageHeaders } from '../../src/gatsby/security-headers';
import { revalidated, type SiteManifest } from '../../src/gatsby/site-manifest';

// Everything that Lighthouse asks of any page, and not a word more.
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty page</title><meta name="description" content="An empty page."><link rel="icon" href="data:,"></head><body><main><h1>Empty page</h1></main></body></html>\n`;

const folder = mkdtempSync(join(tmpdir(), 'empty-site-'));
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
writeFileSync(join(folder, 'index.html.gz'), gzipSync(page));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));

const manifest: SiteManifest = {
  headerSets: [[revalidated, ...pageHeaders({ styleSources: [], assetHost: '' })]],
  files: { '/': ['index.html', 0] },
  redirects: [],
  otherHeaders: [],
  secureTransport: ['strict-transport-security', 'max-age=0'],
};
const log = pino(pino.destination({ sync: false }));
const email = {
  handle: () => Promise.reject(new Error('there is no mail here')),
  health: () => Promise.reject(new Error('there is no mail here')),
};
createHttpServer(createApp({ site: createSiteFiles(folder, manifest, log), manifest, email, log })).listen({
  port: Number(process.env.PORT),
  host: process.env.HOST,
});
