import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { z } from 'zod';
import { attempt } from '../src/attempt';
import { readSiteManifest, siteManifestFile } from '../src/site-manifest/site-manifest';
import { createApp } from './app';
import { runCheck } from './check';
import { createEmail } from './email';
import { readEmailSettings } from './email/settings';
import { createHealthCheck } from './health-check';
import { createHttpServer, stopOnSignals } from './http-server';
import { createLog } from './log';
import { createMetricsServer } from './metrics';
import { readSettings, SettingsError, wholeNumber } from './read-settings';
import { createSite, followBuilds, type ServedManifest } from './site';

const root = resolve(__dirname, '..');

const variables = z.object({
  HOST: z.string().optional(),
  PORT: wholeNumber(0, 65_535, 9000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535, 0),
});

const stopWith = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const manifestFile = resolve(root, siteManifestFile);

const readManifest = () =>
  attempt(() => readSiteManifest(manifestFile)) ??
  stopWith(`${siteManifestFile} is missing or not of this version. Build the site first: npm run build`);

/** Listens, or ends the process with the reason. */
const listen = async (server: Server, port: number, host: string | undefined, variable: string) => {
  await once(server.listen({ port, host }), 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another with ${variable}` : error.message;
    stopWith(`The server cannot start: ${reason}.`);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};

const main = async (): Promise<void> => {
  const log = createLog();
  const manifest = readManifest();
  const { company } = manifest;
  const { HOST: host, PORT: port, METRICS_HOST, METRICS_PORT } = readSettings(variables, process.env);
  const settings = readEmailSettings(process.env, company, root);
  const openSite = (built: ServedManifest) => createSite(resolve(root, 'public'), built, log);
  const findSite = followBuilds(manifestFile, openSite, openSite(manifest), log);
  const email = createEmail({
    settings,
    company,
    log,
    isPage: (path) => findSite().files.isPage(path),
    listPeople: () => findSite().people,
  });
  const check = createHealthCheck(email.health);
  const app = createApp({ findSite, email, check, log });
  const server = createHttpServer(app, settings.trustedProxies > 0);
  stopOnSignals({ server, email, log });
  const actualPort = await listen(server, port, host, 'PORT');
  if (METRICS_PORT > 0) await listen(createMetricsServer(check), METRICS_PORT, METRICS_HOST, 'METRICS_PORT');
  email.start();
  process.stdout.write(
    `The site is at http://${host ?? 'localhost'}:${actualPort}\nMessages go to ${email.destination}\n`,
  );
};

const run = process.argv.includes('--check') ? runCheck(root, readManifest().company) : main();
run.catch((error: unknown) => {
  if (error instanceof SettingsError) stopWith(error.message);
  throw error;
});
