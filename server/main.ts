import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import site from '../content/site.json';
import { siteManifestFile, siteManifestSchema } from '../src/site-manifest/site-manifest';
import { createApp } from './app';
import { createEmail, readEmailSettings, SettingsError } from './email';
import { createHttpServer, stopOnSignals } from './http-server';
import { createSiteFiles } from './site-files';

const root = resolve(__dirname, '..');

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

const readPort = (): number => {
  const port = Number(process.env.PORT || 9000);
  return Number.isInteger(port) && port >= 0 && port < 65536
    ? port
    : stopWith('PORT: must be a number from 0 to 65535.');
};

const log = pino(pino.destination({ sync: false }));

const main = (): void => {
  const manifest = readManifest();
  const port = readPort();
  const host = process.env.HOST || undefined;
  const result = readEmailSettings(process.env, site, root);
  if (!result.ok) throw new SettingsError(result.errors.join('\n'));

  const email = createEmail({ settings: result.settings, company: site, log });
  const server = createHttpServer(
    createApp({
      site: createSiteFiles(resolve(root, 'public'), manifest, log),
      manifest,
      email,
      log,
    }),
  );
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
