/**
 * Serves another site with the project's server, at PORT: the static site in the folder SITE, or one empty page, which
 * is the fastest possible page of that server.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pino from 'pino';
import { createApp } from '../../server/app';
import { createHttpServer } from '../../server/http-server';
import { createSiteFiles } from '../../server/site-files';
import { filesBelow } from '../../src/build/files-below';
import { compressFolder } from '../../src/build/hosting/compress';
import { pageHeaders } from '../../src/build/hosting/security-headers';
import { revalidated, type SiteManifest } from '../../src/build/hosting/site-manifest';

// The minimum that passes all of Lighthouse's audits.
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty page</title><meta name="description" content="An empty page."><link rel="icon" href="data:,"></head><body><main><h1>Empty page</h1></main></body></html>\n`;

const site = process.env.SITE;
const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));
if (site) cpSync(site, folder, { recursive: true });
else writeFileSync(join(folder, 'index.html'), emptyPage);
const names = filesBelow(folder).map((file) => relative(folder, file));

const manifest: SiteManifest = {
  // Another site may need scripts that our policy blocks.
  headerSets: [[revalidated, ...(site ? [] : pageHeaders({ styleSources: [], assetHost: '' }))]],
  files: Object.fromEntries(names.map((name) => [`/${name.replace(/(?:^|\/)index\.html$/, '')}`, [name, 0]])),
  redirects: [],
  otherHeaders: [],
  secureTransport: ['strict-transport-security', 'max-age=0'],
};
const log = pino(pino.destination({ sync: false }));
const email = {
  handle: () => Promise.reject(new Error('there is no mail here')),
  health: () => Promise.reject(new Error('there is no mail here')),
};

void compressFolder(folder).then(() =>
  createHttpServer(createApp({ site: createSiteFiles(folder, manifest, log), manifest, email, log })).listen({
    port: Number(process.env.PORT),
    host: process.env.HOST,
  }),
);
