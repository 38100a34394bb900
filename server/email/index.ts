/**
 * The mail endpoint, `POST /email`: takes contact messages and keeps or delivers them.
 *
 *     const settings = readEmailSettings(process.env, company, projectFolder);   // throws SettingsError
 *     const email = createEmail({ settings, company, log });   // throws SettingsError
 *     email.start();
 *     http.createServer((request, response) => {
 *       if (pathname === '/email') void email.handle(request, response);
 *     });
 *     … on SIGTERM: stop the HTTP server, then `await email.stop()`.
 *
 * A message answered with 202 (303 for a form without scripts) is in the database: a file in `DATA_DIR`, or PostgreSQL
 * with `DATABASE_URL`. With `SMTP_URL` and `LEAD_WEBHOOK_URL` it is delivered from there.
 *
 * Suspected spam is never rejected or deleted, since the check can be wrong about a person: it is marked
 * (`X-Spam-Flag: YES` and the subject).
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Company } from '../../src/site-manifest/company';
import { SettingsError } from '../read-settings';
import { createAccept } from './accept';
import { longestPause, retryPlan } from './delivery/backoff';
import { createDestinations, listTargets } from './delivery/destination';
import { createWorker, type WorkerTimings } from './delivery/worker';
import { errorCode } from './error-code';
import { createHandle } from './handle';
import { patientTimeouts, type SmtpTimeouts } from './mail/smtp';
import { createRespond } from './respond';
import type { EmailSettings } from './settings';
import { createSpamReport } from './spam-report';
import { databaseFile, openDatabase } from './store/open-database';
import { createStore, type StoreHealth } from './store/store';

/** All durations of the endpoint, in milliseconds. */
export interface EmailTimings extends WorkerTimings {
  /** For a sender to send the whole body. */
  readonly body: number;
  /** For the mail server to respond. */
  readonly smtp: SmtpTimeouts;
}

export const defaultTimings: EmailTimings = {
  body: 20_000,
  lease: 60_000,
  poll: 5_000,
  renew: 20_000,
  serverPause: 60_000,
  retry: retryPlan,
  smtp: patientTimeouts,
};

export interface EmailParts {
  readonly settings: EmailSettings;
  readonly company: Company;
  readonly log: Logger;
  readonly timings?: Partial<EmailTimings>;
  readonly now?: () => number;
}

/** The endpoint's state for health checks and metrics; it contains no address and no text. */
export interface EmailHealth extends StoreHealth {
  /** Messages and deliveries since the start. */
  readonly counters: Readonly<
    Record<'stored' | 'repeated' | 'limited' | 'suspectedSpam' | 'delivered' | 'failed', number>
  >;
}

export type Email = ReturnType<typeof createEmail>;

/** Disk errors that may pass: they must not take the site down. */
const diskTroubles = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
/** Where versions up to 1.0 kept messages by default. */
const oldMaildir = 'mail';
const hour = 3_600_000;

/** @throws SettingsError if the folder is missing, although a setting names it, or cannot be used */
const checkFolder = ({ dataDir, mayCreateDataDir }: EmailSettings, log: Logger): void => {
  if (mayCreateDataDir && !existsSync(dataDir)) return;
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error);
    if (!diskTroubles.includes(code)) {
      throw new SettingsError([
        `DATA_DIR cannot be used: ${dataDir} does not exist or cannot be written to (${code}). Create it, or mount its volume.`,
      ]);
    }
    log.error({ code }, 'the disk is full or cannot be written to; messages cannot be kept');
  }
};

/**
 * Creates the mail endpoint.
 * @throws SettingsError if DATA_DIR cannot be used
 */
export const createEmail = ({ settings, company, log, timings: given = {}, now = Date.now }: EmailParts) => {
  const timings = { ...defaultTimings, ...given };
  const { databaseUrl, dataDir, perAddress, overall, origins, smtp } = settings;
  if (databaseUrl === undefined) checkFolder(settings, log);
  const store = createStore({
    open: () => openDatabase(settings, log),
    limits: { perAddress, overall },
    lease: timings.lease,
    longestPause: longestPause(timings.retry),
    now,
  });
  const destinations = createDestinations(settings, company, timings.smtp, now);
  const targets = listTargets(destinations);
  const worker = createWorker({ store, destinations, timings, log, now });
  const spamReport = createSpamReport(log, now);
  const counters = { stored: 0, repeated: 0, limited: 0, suspectedSpam: 0 };
  let hourly: NodeJS.Timeout | undefined;

  const accept = createAccept({
    origins,
    log,
    now,
    async keep(message, origin) {
      const result = await store.keep(message, targets, origin);
      counters[result.kind === 'kept' ? 'stored' : result.kind] += 1;
      if (result.kind === 'kept' && result.suspectedSpam) {
        counters.suspectedSpam += 1;
        spamReport.count();
      }
      worker.wake();
      return result;
    },
  });
  const respond = createRespond({ accept, company, origins, log });

  return {
    /** Responds to a request to `/email`, whatever its method. Never rejects. */
    handle: createHandle(respond, settings.trustedProxies, timings.body),

    async health(): Promise<EmailHealth> {
      return {
        ...(await store.health()),
        counters: { ...counters, ...worker.counters() },
      };
    },

    /** Where messages go, for the line printed at the start; contains no password. */
    destination: [
      databaseUrl === undefined ? databaseFile(settings) : `the database on ${new URL(databaseUrl).host}`,
      ...(smtp === undefined ? [] : [`from there to ${new URL(smtp.url).host}`]),
      ...settings.webhooks.map(({ name }) => name),
    ].join(', '),

    /** Opens the database and starts delivering. */
    start(): void {
      if (existsSync(join(dataDir, oldMaildir, 'new'))) {
        log.warn(
          `messages of an older version wait: npm run messages -- import ${join(dataDir, oldMaildir)}`,
        );
      }
      store.probe().catch((error: unknown) => {
        log.error({ code: errorCode(error) }, 'messages cannot be kept');
      });
      const forget = () =>
        store.forgetSenders().catch((error: unknown) => {
          log.warn({ code: errorCode(error) }, 'the senders of the last hour were not forgotten');
        });
      hourly = setInterval(forget, hour).unref();
      spamReport.start();
      worker.start();
    },

    /** Finishes the deliveries in progress and closes the database. */
    async stop(): Promise<void> {
      clearInterval(hourly);
      spamReport.stop();
      await worker.stop();
      await store.close();
    },
  };
};
