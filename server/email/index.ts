import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailHealth } from '../health-check';
import type { AcceptParts } from './accept';
import { workerTimings } from './delivery/backoff';
import { createDestinations, listTargets } from './delivery/destination';
import { createWorker } from './delivery/worker';
import { errorCode } from './errors';
import { patientTimeouts } from './mail/smtp';
import { createHandle, createRespond, type Respond } from './respond';
import type { EmailSettings } from './settings';
import { databaseFile, openDatabase } from './store/open-database';
import { createRetention } from './store/retention';
import { createStore } from './store/store';

/** All durations of the endpoint, in milliseconds. */
export const defaultTimings = {
  ...workerTimings,
  body: 20_000,
  // 10 MB at 0.7 Mbit/s.
  files: 120_000,
  /** For the mail server to respond. */
  smtp: patientTimeouts,
};

export interface EmailParts extends Omit<AcceptParts, 'keep'> {
  readonly settings: EmailSettings;
  readonly timings?: Partial<typeof defaultTimings>;
}

export type Email = ReturnType<typeof createEmail>;

/**
 * Creates the mail endpoint, `POST /email`. A message that it answers with 202 (303 for a form without scripts) is in the
 * database: a file in `DATA_DIR`, or PostgreSQL with `DATABASE_URL`. With `SMTP_URL` and `LEAD_WEBHOOK_URL` it is delivered
 * from there. Suspected spam is marked, never rejected or deleted, since the check can be wrong about a person.
 */
export const createEmail = ({ timings: given = {}, ...parts }: EmailParts) => {
  const { settings, company, log, now = Date.now } = parts;
  const timings = { ...defaultTimings, ...given };
  const { databaseUrl, dataDir, smtp, keepDays } = settings;
  const store = createStore({ open: () => openDatabase(settings, log), limits: settings, timings, now });
  const destinations = createDestinations(settings, company, timings.smtp, now);
  const worker = createWorker({ store, destinations, timings, log, now });
  const eraseOld = createRetention({ database: store.database, keepDays, log, now });
  const counters = { accepted: 0, refused: 0, stored: 0, repeated: 0, limited: 0, suspected_spam: 0 };
  let tidying: NodeJS.Timeout | undefined;

  const answer = createRespond({
    ...parts,
    async keep(message, origin) {
      const result = await store.keep(message, listTargets(destinations, message), origin);
      counters[result.kind === 'kept' ? 'stored' : result.kind] += 1;
      if (result.kind === 'kept' && result.suspectedSpam) counters.suspected_spam += 1;
      worker.wake();
      return result;
    },
  });

  const respond: Respond = async (...request) => {
    const given = await answer(...request);
    if (given?.status === 202 || given?.status === 303) counters.accepted += 1;
    else if (given && given.status >= 400) counters.refused += 1;
    return given;
  };

  return {
    /** The open database; opened at its first use. */
    database: store.database,

    /** Responds to a request to `/email`, whatever its method. Never rejects. */
    handle: createHandle(respond, settings, timings),

    /** Costs some work on the disk; ask now and then. */
    async health(): Promise<EmailHealth> {
      return { ...(await store.health()), counters: { ...counters, ...worker.counters() } };
    },

    /** Where messages go, for the line printed at the start; contains no password. */
    destination: [
      databaseUrl === undefined ? databaseFile(settings) : `the database on ${new URL(databaseUrl).host}`,
      ...(smtp === undefined ? [] : [`from there to ${new URL(smtp.url).host}`]),
      ...settings.webhooks.map(({ name }) => name),
    ].join(', '),

    /** Opens the database and starts delivering. */
    start(): void {
      // Where versions up to 1.0 kept messages by default.
      const maildir = join(dataDir, 'mail');
      if (existsSync(join(maildir, 'new')))
        log.warn(`messages of an older version wait: npm run messages -- import ${maildir}`);
      store.probe().catch((error: unknown) => {
        log.error({ code: errorCode(error) }, 'messages cannot be kept');
      });
      const forget = () =>
        store.forgetSenders().catch((error: unknown) => {
          log.warn({ code: errorCode(error) }, 'the senders of the last hour were not forgotten');
        });
      const tidy = () => void forget().then(eraseOld);
      tidy();
      // Every ten minutes: senders are forgotten, and once a night old messages.
      tidying = setInterval(tidy, 600_000).unref();
      worker.start();
    },

    /** Finishes the deliveries in progress and closes the database. */
    async stop(): Promise<void> {
      clearInterval(tidying);
      await worker.stop();
      await store.close();
    },
  };
};
