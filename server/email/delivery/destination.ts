import type { Company } from '../../../src/site-manifest/company';
import { DeliveryError } from '../errors';
import { composeConfirmation, composeMail, mayConfirm, type ReceivedMessage } from '../mail/compose';
import { createSendMail, type SmtpTimeouts } from '../mail/smtp';
import type { EmailSettings } from '../settings';
import type { Channel, Target } from '../store/schema';
import { composeLead, createSendLead } from '../webhook/send-lead';

/** A server that takes deliveries: the mail server, or one webhook. */
export interface Destination {
  readonly channel: Channel;
  /** Names it in the log. */
  readonly name: string;
  /** The recipients that it serves, as deliveries name them. */
  readonly targets: readonly string[];
  /** Whether it gets a message; left out, it gets all. */
  takes?(message: ReceivedMessage): boolean;
  /**
   * Rejects with a `DeliveryError` unless the message was accepted.
   * @param time milliseconds that a webhook has, if less than usual
   */
  deliver(message: ReceivedMessage, target: string, time?: number): Promise<void>;
}

/** Every delivery that a message gets; without a message, those of any. */
export const listTargets = (destinations: readonly Destination[], message?: ReceivedMessage): Target[] =>
  destinations
    .filter(({ takes }) => message === undefined || (takes?.(message) ?? true))
    .flatMap(({ channel, targets }) => targets.map((target) => ({ channel, target })));

/** Where messages are delivered to, by the settings. */
export const createDestinations = (
  { smtp, webhooks, from, to, confirms }: EmailSettings,
  company: Company,
  timeouts: SmtpTimeouts,
  now: () => number,
): Destination[] => {
  const posts = webhooks.map((webhook): Destination => {
    const send = createSendLead(webhook, company, { now });
    return {
      channel: 'webhook',
      name: webhook.name,
      targets: [webhook.name],
      deliver: (message, _target, time) => send(composeLead(message), time),
    };
  });
  if (smtp === undefined) return posts;
  const send = createSendMail(smtp, from, timeouts);
  const mail: Destination = {
    channel: 'mail',
    name: 'mail server',
    targets: to,
    // One recipient at a time: if one is refused, that one alone is tried again.
    async deliver(message, target) {
      await send(await composeMail({ ...message, from, to, company }), target);
    },
  };
  const confirmation: Destination = {
    channel: 'confirmation',
    name: 'mail server, for confirmations',
    targets: ['visitor'],
    takes: ({ message, suspectedSpam }) =>
      !suspectedSpam && mayConfirm(message.email, [from, company.email, ...to]),
    // A late one, or a second, would only puzzle people.
    async deliver(message) {
      if (now() - message.date.getTime() > 24 * 3_600_000) throw new DeliveryError('final', 'EXPIRED');
      const mail = await composeConfirmation({ ...message, from, to, company });
      await send(mail, message.message.email).catch((error: unknown) => {
        const isOver = error instanceof DeliveryError && (error.kind === 'refused' || error.more.unanswered);
        throw isOver ? new DeliveryError('final', error.code) : error;
      });
    },
  };
  return [mail, ...posts, ...(confirms ? [confirmation] : [])];
};
