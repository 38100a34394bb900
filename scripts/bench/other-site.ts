/** Serves another site, the static one in the folder SITE, with the project's server at PORT. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createApp } from '../../server/app';
import { createHttpServer } from '../../server/http-server';
import { createLog } from '../../server/log';
import { createSite, type ServedManifest } from '../../server/site';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { compressFolder } from '../../src/gatsby-node/hosting/compress';
import { revalidated } from '../../src/site-manifest/site-manifest';

const site = process.env.SITE;
const folder = mkdtempSync(join(tmpdir(), 'other-site-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));
if (!site) throw new Error('SITE names the folder of a built site');
cpSync(site, folder, { recursive: true });
const names = filesBelow(folder).map((file) => relative(folder, file));

const manifest: ServedManifest = {
  // Another site may need scripts that our policy blocks.
  headerSets: [[revalidated]],
  files: Object.fromEntries(
    names.map((name) => [`/${name.replace(/(?:^|\/)index\.html$/, '')}`, [name, 0, name]]),
  ),
  redirects: [],
  otherHeaders: [],
  secureTransport: ['strict-transport-security', 'max-age=0'],
};
const log = createLog();
const noMail = () => Promise.reject(new Error('there is no mail here'));

void compressFolder(folder).then(() => {
  const built = createSite(folder, manifest, log);
  const app = createApp({ findSite: () => built, email: { handle: noMail }, check: noMail, log });
  createHttpServer(app, true).listen({ port: Number(process.env.PORT), host: process.env.HOST });
});
