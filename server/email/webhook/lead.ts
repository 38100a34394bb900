import type { LeadSource } from '../../../src/message/lead-source';
import type { ReceivedMessage } from '../mail/compose';

/** A message as the webhook's receiver gets it (docs/deploying.md, "Webhook"). */
export interface Lead {
  readonly type: 'message.received' | 'message.test';
  /** When it was accepted, ISO 8601. */
  readonly timestamp: string;
  readonly data: {
    /** Names the message in mail, log and webhook. */
    readonly id: string;
    readonly kind: 'message' | 'quote';
    /** The service that a quote form asks for. */
    readonly service?: string;
    readonly name: string;
    readonly email: string;
    readonly phoneNumber?: string;
    readonly message: string;
    readonly suspectedSpam: boolean;
    readonly source: LeadSource;
  };
}

/** Writes a message for the webhook. */
export const composeLead = ({
  message,
  kind,
  service,
  id,
  date,
  suspectedSpam,
  source,
}: ReceivedMessage): Lead => {
  const { phoneNumber, ...rest } = message;
  return {
    type: 'message.received',
    timestamp: date.toISOString(),
    data: {
      id,
      kind: kind === 'quote' ? 'quote' : 'message',
      ...(service !== undefined && { service }),
      ...rest,
      ...(phoneNumber !== '' && { phoneNumber }),
      suspectedSpam,
      source,
    },
  };
};
