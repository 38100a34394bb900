import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DeliveryParts, DeliveryTimings } from '../queue/delivery';
import { createNaming } from '../queue/file-name';
import { prepareMaildir, putMail, removeLeftovers } from '../queue/maildir';
import { measureSpool, openSpool, type SpoolDepth } from '../queue/spool';
import { createWorker } from '../queue/worker';
import type { EmailSettings } from '../settings';
import type { Lead } from './lead';
import { createSendLead, explainWebhookFailure } from './send-lead';

/** The webhook's spool: a Maildir inside that of the mails. */
export const webhookFolder = '.Webhook';

interface WebhookParts extends Pick<DeliveryParts, 'counters'> {
  readonly settings: Pick<EmailSettings, 'mailDir' | 'webhook'>;
  readonly timings: DeliveryTimings;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Posts every message to the webhook, with the spool, the claims and the retries of mail: what was accepted is kept until the
 * receiver has answered 2xx. Undefined without LEAD_WEBHOOK_URL.
 */
export const createWebhookQueue = ({
  settings: { mailDir, webhook },
  timings,
  log,
  now,
  counters,
}: WebhookParts) => {
  if (webhook === undefined) return undefined;
  const folder = join(mailDir, webhookFolder);
  const nextName = createNaming(now);
  let prepared = false;
  const worker = createWorker({
    spool: openSpool(folder, timings, now),
    send: createSendLead(webhook, { now }),
    explain: explainWebhookFailure,
    what: 'webhook',
    timings,
    log,
    now,
    counters,
  });

  return {
    /**
     * Keeps a lead on the disk.
     * @returns what takes it back, as long as it is not being sent
     */
    async put(lead: Lead): Promise<() => Promise<void>> {
      if (!prepared) prepareMaildir(folder);
      prepared = true;
      const content = Buffer.from(JSON.stringify(lead));
      const name = nextName(lead.data.id, content.byteLength);
      await putMail(folder, name, content);
      return () => unlink(join(folder, 'new', name)).catch(() => undefined);
    },

    wake: worker.wake,

    start(): void {
      void removeLeftovers(folder, now());
      worker.start();
    },

    stop: worker.stop,

    /** What waits, and for how long. */
    depth: (): Promise<SpoolDepth> => measureSpool(folder, now()),
  };
};
