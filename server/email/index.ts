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
 * A message answered with 202 (303 for a form without scripts) is on the disk. Without `SMTP_URL` it stays in the
 * Maildir in `MAIL_DIR`. With `SMTP_URL` the Maildir is a spool: `new` holds waiting messages, `.Sending` those being
 * sent, `cur` delivered ones, `.Failed` those given up. Do not point a mail program at the spool: it would move unread
 * mail out of `new`.
 *
 * Suspected spam is never rejected or deleted, since the check can be wrong about a person:
 * it is marked (`X-Spam-Flag: YES` and the subject), and without `SMTP_URL` it goes to the folder `.Junk`.
 */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Company } from '../../src/site-manifest/company';
import type { EmailHealth } from '../health-check';
import { SettingsError } from '../read-settings';
import { createAccept, type KeepMail } from './accept';
import { errorCode } from './error-code';
import { createHandle } from './handle';
import { canWrite, newCounters } from './health';
import { createSendMail, explainMailFailure, patientTimeouts, type SmtpTimeouts } from './mail/smtp';
import { retryPlan } from './queue/backoff';
import type { DeliveryTimings } from './queue/delivery';
import { createNaming } from './queue/file-name';
import { prepareMaildir, putMail, removeLeftovers, subfolders } from './queue/maildir';
import { createSpamReport } from './queue/spam-report';
import { measureSpool, openSpool } from './queue/spool';
import { createWorker } from './queue/worker';
import { createRateLimiter } from './request/rate-limit';
import { createRespond } from './respond';
import type { EmailSettings } from './settings';
import { createWebhookQueue } from './webhook/webhook-queue';

/** All durations of the endpoint, in milliseconds. */
export interface EmailTimings extends DeliveryTimings {
  /** For a sender to send the whole body. */
  readonly body: number;
  /** For the mail server to respond. */
  readonly smtp: SmtpTimeouts;
}

export const defaultTimings: EmailTimings = {
  body: 20_000,
  lease: 120_000,
  poll: 15_000,
  renew: 30_000,
  serverPause: 60_000,
  retry: retryPlan,
  smtp: patientTimeouts,
};

export interface EmailParts {
  readonly settings: EmailSettings;
  readonly company: Company;
  readonly log: Logger;
  /** Whether the site has a path, so that the log may contain it. */
  readonly isPage?: (path: string) => boolean;
  readonly timings?: Partial<EmailTimings>;
  readonly now?: () => number;
}

export type Email = ReturnType<typeof createEmail>;

/** Disk errors that may pass: they must not take the site down. */
const diskTroubles = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/** Creates the folders. Returns false while the disk does not allow it. */
const prepare = (mailDir: string, log: Logger): boolean => {
  try {
    prepareMaildir(mailDir);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (!diskTroubles.includes(code)) {
      throw new SettingsError([
        `MAIL_DIR cannot be used: ${mailDir} cannot be made or written to (${code}).`,
      ]);
    }
    log.error({ code }, 'the disk is full or cannot be written to; messages cannot be kept');
    return false;
  }
};

/**
 * Creates the mail endpoint.
 * @throws SettingsError if MAIL_DIR cannot be used
 */
export const createEmail = ({
  settings,
  company,
  log,
  isPage,
  timings: given = {},
  now = Date.now,
}: EmailParts) => {
  const timings = { ...defaultTimings, ...given };
  const { mailDir, smtpUrl, from, to } = settings;
  const counters = newCounters();
  const webhook = createWebhookQueue({ settings, timings, log, now, counters });
  let prepared = prepare(mailDir, log);
  const limiter = createRateLimiter(settings, log);
  const worker =
    smtpUrl === undefined
      ? undefined
      : createWorker({
          spool: openSpool(mailDir, timings, now),
          send: createSendMail(smtpUrl, from, to, timings.smtp),
          explain: explainMailFailure,
          what: 'mail',
          timings,
          log,
          now,
          counters,
        });
  const spamReport = createSpamReport(
    log,
    smtpUrl === undefined ? join(mailDir, subfolders.suspectedSpam) : 'delivered, marked in the subject',
    now,
  );
  const nextName = createNaming(now);

  const keep: KeepMail = async ({ id, content, lead, suspectedSpam }) => {
    const name = nextName(id, content.byteLength);
    const folder = suspectedSpam && worker === undefined ? join(mailDir, subfolders.suspectedSpam) : mailDir;
    // Folders that could not be created at the start. Folders that vanish later are not created again: they may be
    // a volume that comes back and would hide what was written in its place.
    if (!prepared) prepareMaildir(mailDir);
    prepared = true;
    // First what can be taken back: a mail that is kept is a message that was accepted.
    const takeBack = await webhook?.put(lead);
    await putMail(folder, name, content).catch(async (error: unknown) => {
      await takeBack?.();
      throw error;
    });
    if (suspectedSpam) spamReport.count();
    counters.stored += 1;
    counters.suspectedSpam += Number(suspectedSpam);
    worker?.wake();
    webhook?.wake();
  };

  const { origins } = settings;
  const accept = createAccept({ settings, company, limiter, keep, log, now, isPage });
  const respond = createRespond({ accept, company, origins, log });

  return {
    /** Responds to a request to `/email`, whatever its method. Never rejects. */
    handle: createHandle(respond, settings.trustedProxies, timings.body),

    /** Costs some work on the disk; ask now and then. */
    async health(): Promise<EmailHealth> {
      const mails = worker && (await measureSpool(mailDir, now()));
      const leads = await webhook?.depth();
      const ages = [mails?.oldestSeconds, leads?.oldestSeconds].flatMap((age) => age ?? []);
      return {
        canStore: await canWrite(mailDir),
        oldestWaiting: ages.length === 0 ? null : Math.max(...ages) * 1000,
        counters: { ...counters },
      };
    },

    /** Where messages go, for the line printed at the start; contains no password. */
    destination:
      smtpUrl === undefined
        ? `Maildir ${mailDir}`
        : `${new URL(smtpUrl).host}, by way of the spool ${mailDir}`,

    /** Starts delivering; without SMTP_URL there is nothing to start. */
    start(): void {
      void removeLeftovers(mailDir, now());
      spamReport.start();
      worker?.start();
      webhook?.start();
    },

    /** Finishes the delivery in progress. */
    async stop(): Promise<void> {
      spamReport.stop();
      await worker?.stop();
      await webhook?.stop();
      await limiter.close();
    },
  };
};
