import type { Logger } from 'pino';
import type { Company } from '../../src/site-manifest/company';
import type { KeepMessage } from './accept';
import { DeliveryError } from './delivery/delivery-error';
import { errorCode } from './error-code';
import { composeMail } from './mail/compose';
import { createSendMail, impatientTimeouts } from './mail/smtp';
import { createSenderLimit } from './request/sender-limit';
import type { EmailSettings } from './settings';
import { composeLead } from './webhook/lead';
import { createSendLead } from './webhook/send-lead';

/** Milliseconds for a message in all, below the limits of the hosts. */
const wholeTime = 25_000;
/** A webhook is not worth calling in less. */
const shortestTime = 500;

/**
 * Hands each message over once: there is no database to remember it. With a mail server the mail is what counts, and the
 * webhooks get the time that it leaves.
 */
export const createHandOver = (
  { smtp, webhooks, from, to, perAddress }: EmailSettings,
  company: Company,
  log: Logger,
): KeepMessage => {
  // Each instance counts for itself, which still slows a flood down.
  const limit = createSenderLimit(perAddress.messages);
  const sendLeads = webhooks.map((webhook) => createSendLead(webhook, company));
  const sendMail = smtp && createSendMail(smtp, from, impatientTimeouts);
  if (!sendMail && sendLeads.length === 0) {
    log.error('SMTP_URL is not set: without a database or a mail server no message can be taken');
  }

  /** Tells if a failed delivery may have arrived: then the visitor must not be asked to send the message again. */
  const noteFailure = (id: string, what: string, error: unknown): boolean => {
    const isUnanswered = error instanceof DeliveryError && error.more.unanswered === true;
    const code = errorCode(error);
    log.error({ id, code }, isUnanswered ? `${what} sent without an answer` : `${what} not delivered`);
    return isUnanswered;
  };

  return async (message, { sender }) => {
    const end = performance.now() + wholeTime;
    const { id, suspectedSpam } = message;
    const wait = limit.wait(sender);
    if (wait > 0) return { kind: 'limited', retryAfter: wait };
    limit.count(sender, 0);
    if (!sendMail && sendLeads.length === 0) throw new Error('no mail server');
    try {
      const refused = await sendMail?.(await composeMail({ ...message, from, to, company }), to);
      if (refused) log.error({ id, refused }, 'mail delivered, but some addresses in MAIL_TO were refused');
    } catch (error) {
      if (!noteFailure(id, 'mail', error)) throw error;
    }
    const left = Math.floor(end - performance.now());
    if (left < shortestTime) {
      if (sendLeads.length > 0) log.error({ id }, 'webhook not called: no time was left');
      return { kind: 'kept', id, suspectedSpam };
    }
    const posts = await Promise.allSettled(sendLeads.map((send) => send(composeLead(message), left)));
    const failures = posts.flatMap((post) => (post.status === 'rejected' ? [post.reason] : []));
    const arrived = failures.map((error: unknown) => noteFailure(id, 'webhook', error));
    if (!sendMail && failures.length === posts.length && !arrived.includes(true)) throw failures[0];
    return { kind: 'kept', id, suspectedSpam };
  };
};
