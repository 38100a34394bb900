import type { Logger } from 'pino';
import type { Company } from '../../src/site-manifest/company';
import type { KeepMessage } from './accept';
import { DeliveryError } from './delivery/delivery-error';
import { createDestinations } from './delivery/destination';
import { errorCode } from './error-code';
import { impatientTimeouts } from './mail/smtp';
import { createSenderLimit } from './request/sender-limit';
import type { EmailSettings } from './settings';

/** Milliseconds for webhooks after a mail, which may have taken all but them below the limits of the hosts. */
const webhookTime = 5_000;

/**
 * Hands each message over once: there is no database to remember it. With a mail server the mail is what counts.
 */
export const createHandOver = (settings: EmailSettings, company: Company, log: Logger): KeepMessage => {
  // Each instance counts for itself, which still slows a flood down.
  const limit = createSenderLimit(settings.perAddress.messages);
  const destinations = createDestinations(
    { ...settings, confirms: false },
    company,
    impatientTimeouts,
    Date.now,
  );
  const hasMail = destinations.some(({ channel }) => channel === 'mail');
  if (destinations.length === 0) {
    log.error('SMTP_URL is not set: without a database or a mail server no message can be taken');
  }

  return async (message, { sender }) => {
    const { id, suspectedSpam } = message;
    const wait = limit.wait(sender);
    if (wait > 0) return { kind: 'limited', retryAfter: wait };
    limit.count(sender, 0);
    if (destinations.length === 0) throw new Error('no mail server');

    /** Delivers to all at once. Throws if nobody has it; who did not answer may have it, and must not get it twice. */
    const deliver = async (channel: 'mail' | 'webhook', time?: number): Promise<void> => {
      const all = destinations
        .filter((each) => each.channel === channel)
        .flatMap((each) => each.targets.map((target) => each.deliver(message, target, time)));
      let lost = 0;
      for (const each of await Promise.allSettled(all)) {
        if (each.status === 'fulfilled') continue;
        const isUnanswered = each.reason instanceof DeliveryError && each.reason.more.unanswered === true;
        const what = isUnanswered ? 'sent without an answer' : 'not delivered';
        log.error({ id, code: errorCode(each.reason) }, `${channel} ${what}`);
        if (!isUnanswered) lost += 1;
        if (lost === all.length) throw each.reason;
      }
    };

    await deliver('mail');
    await deliver('webhook', hasMail ? webhookTime : undefined).catch((error: unknown) => {
      if (!hasMail) throw error;
    });
    return { kind: 'kept', id, suspectedSpam };
  };
};
