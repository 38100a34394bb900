import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { siteManifestFile, siteManifestSchema } from '../src/site-manifest/site-manifest';
import { createApp } from './app';
import { createEmail } from './email';
import { readEmailSettings } from './email/settings';
import { createHttpServer, stopOnSignals } from './http-server';
import { readSettings, SettingsError, wholeNumber } from './read-settings';
import { createSiteFiles } from './site-files';

const root = resolve(__dirname, '..');

const variables = z.object({ HOST: z.string().optional(), PORT: wholeNumber(0, 65_535, 9000) });

const stopWith = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const readManifest = () => {
  try {
    return siteManifestSchema.parse(JSON.parse(readFileSync(resolve(root, siteManifestFile), 'utf8')));
  } catch {
    return stopWith(
      `${siteManifestFile} is missing or not of this version. Build the site first: npm run build`,
    );
  }
};

const main = (): void => {
  const log = pino(pino.destination({ sync: false }));
  const manifest = readManifest();
  const { company } = manifest;
  const { HOST: host, PORT: port } = readSettings(variables, process.env);
  const email = createEmail({ settings: readEmailSettings(process.env, company, root), company, log });
  const site = createSiteFiles(resolve(root, 'public'), manifest, log);
  const server = createHttpServer(createApp({ site, manifest, email, log }));
  stopOnSignals({ server, email, log });

  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another with PORT` : error.message;
    stopWith(`The server cannot start: ${reason}.`);
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    const actualPort = typeof address === 'object' && address ? address.port : port;
    email.start();
    process.stdout.write(
      `The site is at http://${host ?? 'localhost'}:${actualPort}\nMessages go to ${email.destination}\n`,
    );
  });
};

try {
  main();
} catch (error) {
  if (error instanceof SettingsError) stopWith(error.message);
  throw error;
}
