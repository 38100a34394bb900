/** The mail endpoint on its own server, for tests that kill, starve or attack it, or run two of it. */
import { join } from 'node:path';
import { createApp } from '../../server/app';
import { createEmail } from '../../server/email';
import { readEmailSettings } from '../../server/email/settings';
import { createHealthCheck } from '../../server/health-check';
import { connectionLimits, createHttpServer, stopOnSignals } from '../../server/http-server';
import { createLog } from '../../server/log';
import { SettingsError } from '../../server/read-settings';
import { createSite, type ServedManifest } from '../../server/site';
import { readCompany } from '../../src/site-manifest/company';

const log = createLog(process.env.LOG_LEVEL ?? 'warn');
// Of the company that the code is tested with, whatever the site's own content says.
const company = readCompany(join(__dirname, '../fixtures/company/content'));

const seconds = (name: string, fallback: number) => Number(process.env[name] ?? fallback) * 1000;

const start = (): void => {
  const settings = readEmailSettings(process.env, company, join(__dirname, '../..'));
  const email = createEmail({
    settings,
    company,
    log,
    timings: {
      body: seconds('TEST_SLOW_BODY', 20),
      poll: 20,
      serverPause: 50,
      lease: seconds('TEST_LEASE', 60),
      retry: {
        first: 20,
        firstRefused: 20,
        longest: 100,
        giveUpAfter: seconds('TEST_GIVE_UP', 3600),
        fewest: 2,
      },
      smtp: {
        connection: seconds('TEST_SMTP_IDLE', 20),
        greeting: seconds('TEST_SMTP_IDLE', 20),
        socket: seconds('TEST_SMTP_IDLE', 60),
        whole: seconds('TEST_SMTP_WHOLE', 300),
      },
    },
    // Seconds by which the clock of this process is wrong.
    now: () => Date.now() + seconds('TEST_CLOCK', 0),
  });
  // Only what the attack tests look for: one page, one with a long response, and files that must never be served.
  const publicFolder = join(__dirname, '../attack/site');
  const manifest: ServedManifest = {
    headerSets: [[], [['x-long', 'x'.repeat(100_000)]]],
    files: {
      '/': ['index.html', 0, 'home'],
      '/404.html': ['404.html', 0, '404'],
      '/long': ['index.html', 1, 'home'],
    },
    redirects: [],
    otherHeaders: [],
    secureTransport: ['strict-transport-security', 'max-age=60'],
  };
  const site = createSite(publicFolder, manifest, log);
  const server = createHttpServer(
    createApp({
      findSite: () => site,
      email,
      check: createHealthCheck(email.health, { fresh: 0, patience: 5_000 }),
      log,
    }),
    settings.trustedProxies > 0,
    {
      ...connectionLimits,
      headersTimeout: seconds('TEST_SLOW_HEAD', 15),
      requestTimeout: seconds('TEST_SLOW_REQUEST', 30),
      silence: seconds('TEST_SILENCE', 120),
      connectionsCheckingInterval: seconds('TEST_CHECK', 5),
    },
  );
  stopOnSignals({ server, email, log, grace: seconds('TEST_GRACE', 20) });
  email.start();
  server.listen(Number(process.env.PORT), '127.0.0.1');
};

try {
  start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  log.error(error.message);
  process.exitCode = 1;
}
