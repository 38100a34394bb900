/** The mail endpoint on a server of its own, for tests that kill it, starve it or run two of it. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';
import site from '../../content/site.json';
import { createEmail, readEmailSettings } from '../../server/email';

const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
const result = readEmailSettings(process.env, site, join(__dirname, '../..'));
if (!result.ok) {
  log.error({ errors: result.errors }, 'settings cannot work');
  process.exit(1);
}

const seconds = (name: string, fallback: number) => Number(process.env[name] ?? fallback) * 1000;
const email = createEmail({
  settings: result.settings,
  company: site,
  log,
  timings: {
    poll: 100,
    serverPause: 300,
    lease: seconds('TEST_LEASE', 120),
    retry: { first: 200, longest: 1_000, giveUpAfter: seconds('TEST_GIVE_UP', 3600) },
  },
});
email.start();
const server = createServer((request, response) => {
  if (request.url !== '/healthz') return void email.handle(request, response);
  void email.health().then((health) => response.end(JSON.stringify(health)));
});
server.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void email.stop().then(() => process.exit(0));
});
