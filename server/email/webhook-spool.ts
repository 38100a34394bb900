import { unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { longestPause } from './backoff';
import { ownProcess } from './claim-owner';
import type { Lead } from './lead';
import { newBase } from './mail-name';
import { prepareMaildir, putMail } from './maildir';
import type { EmailSettings } from './settings';
import { createSpool, measureSpool, type SpoolDepth } from './spool';
import { createWebhookSend, webhookFailureOf } from './webhook';
import { createWorker, type WorkerTimings } from './worker';

/** The folder of the webhook's spool, a Maildir of its own within that of the mails. */
export const webhookFolder = '.Webhook';

/** State of the webhook's spool for `/healthz`. */
export interface WebhookHealth extends SpoolDepth {
  readonly lastDeliveryError: { readonly code: string; readonly at: string } | null;
}

interface WebhookParts {
  readonly settings: Pick<EmailSettings, 'mailDir' | 'webhook'>;
  readonly timings: WorkerTimings & { readonly lease: number };
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Posts every message to the webhook, with the spool, the claims and the retries of mail: what was accepted is kept until the
 * receiver has answered 2xx. Undefined without LEAD_WEBHOOK_URL.
 */
export const createWebhook = ({ settings: { mailDir, webhook }, timings, log, now }: WebhookParts) => {
  if (webhook === undefined) return undefined;
  const folder = join(mailDir, webhookFolder);
  let prepared = false;
  let counter = 0;
  const worker = createWorker({
    spool: createSpool(folder, ownProcess(), {
      lease: timings.lease,
      longestWait: longestPause(timings.retry),
      now,
    }),
    send: createWebhookSend(webhook, { now }),
    failureOf: webhookFailureOf,
    what: 'webhook',
    timings,
    log,
    now,
  });

  return {
    /**
     * Keeps a lead on the disk.
     * @returns what takes it back, as long as it is not being sent
     */
    async put(lead: Lead): Promise<() => Promise<void>> {
      if (!prepared) prepareMaildir(folder);
      prepared = true;
      counter += 1;
      const content = Buffer.from(JSON.stringify(lead));
      const name = newBase({
        id: lead.data.id,
        now: now(),
        pid: process.pid,
        counter,
        host: hostname(),
        size: content.byteLength,
      });
      await putMail(folder, name, content);
      return () => unlink(join(folder, 'new', name)).catch(() => undefined);
    },

    wake: worker.wake,

    start(): void {
      worker.start();
    },

    stop: (): Promise<void> => worker.stop(),

    async health(): Promise<WebhookHealth> {
      const last = worker.lastError();
      return {
        ...(await measureSpool(folder, now())),
        lastDeliveryError: last === null ? null : { code: last.code, at: new Date(last.at).toISOString() },
      };
    },
  };
};
