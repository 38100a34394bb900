import type { Company } from '../../../src/site-manifest/company';
import { composeMail, type ReceivedMessage } from '../mail/compose';
import { createSendMail, type SmtpTimeouts } from '../mail/smtp';
import type { EmailSettings } from '../settings';
import type { Target } from '../store/deliveries';
import type { Channel } from '../store/schema';
import { composeLead } from '../webhook/lead';
import { createSendLead } from '../webhook/send-lead';

/** A server that takes deliveries: the mail server, or one webhook. */
export interface Destination {
  readonly channel: Channel;
  /** Names it in the log. */
  readonly name: string;
  /** The recipients that it serves, as deliveries name them. */
  readonly targets: readonly string[];
  /** Rejects with a `DeliveryError` unless the message was accepted. */
  deliver(message: ReceivedMessage, target: string): Promise<void>;
}

/** Every delivery that a message gets. */
export const listTargets = (destinations: readonly Destination[]): Target[] =>
  destinations.flatMap(({ channel, targets }) => targets.map((target) => ({ channel, target })));

/** Where messages are delivered to, by the settings. */
export const createDestinations = (
  { smtp, webhooks, from, to }: EmailSettings,
  company: Company,
  timeouts: SmtpTimeouts,
  now: () => number,
): Destination[] => {
  const posts = webhooks.map((webhook): Destination => {
    const send = createSendLead(webhook, { now });
    return {
      channel: 'webhook',
      name: webhook.name,
      targets: [webhook.name],
      deliver: (message) => send(composeLead(message)),
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
      await send(await composeMail({ ...message, from, to, company }), [target]);
    },
  };
  return [mail, ...posts];
};
