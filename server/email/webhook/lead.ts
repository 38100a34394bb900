import type { ContactMessage } from '../../../src/message/fields';
import type { LeadSource } from '../../../src/message/lead-source';
import { isQuoteMessage } from '../../../src/message/quote';

/** A message as the webhook's receiver gets it. */
export interface Lead {
  readonly type: 'message.received';
  /** When it was accepted, ISO 8601. */
  readonly timestamp: string;
  readonly data: {
    /** Names the message in mail, log and webhook. */
    readonly id: string;
    readonly kind: 'message' | 'quote';
    readonly name: string;
    readonly email: string;
    readonly phoneNumber?: string;
    readonly message: string;
    /** A bot seems to have sent it. */
    readonly suspectedSpam: boolean;
    readonly source: LeadSource;
  };
}

export interface LeadParts {
  readonly message: ContactMessage;
  readonly id: string;
  readonly date: Date;
  readonly suspectedSpam: boolean;
  readonly source: LeadSource;
}

/** A message to be written for the webhook. */
export const composeLead = ({ message, id, date, suspectedSpam, source }: LeadParts): Lead => {
  const { phoneNumber, ...rest } = message;
  return {
    type: 'message.received',
    timestamp: date.toISOString(),
    data: {
      id,
      kind: isQuoteMessage(message.message) ? 'quote' : 'message',
      ...rest,
      ...(phoneNumber !== '' && { phoneNumber }),
      suspectedSpam,
      source,
    },
  };
};
