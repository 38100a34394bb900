import type { FileFacts } from '../../../src/message/files';
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
    /** Name of the person whom the page named as contact. */
    readonly contact?: string;
    readonly name: string;
    readonly email: string;
    readonly phoneNumber?: string;
    readonly message: string;
    /** The quote form's files; they travel with the mail. */
    readonly files?: readonly FileFacts[];
    readonly suspectedSpam: boolean;
    readonly source: LeadSource;
  };
}

/** Writes a message for the webhook. */
export const composeLead = ({
  message,
  kind,
  service,
  contact,
  id,
  date,
  suspectedSpam,
  source,
  files = [],
}: ReceivedMessage): Lead => {
  const { phoneNumber, ...rest } = message;
  return {
    type: 'message.received',
    timestamp: date.toISOString(),
    data: {
      id,
      kind: kind === 'quote' ? 'quote' : 'message',
      ...(service !== undefined && { service }),
      ...(contact !== undefined && { contact }),
      ...rest,
      ...(phoneNumber !== '' && { phoneNumber }),
      ...(files.length > 0 && { files: files.map(({ name, type, size }) => ({ name, type, size })) }),
      suspectedSpam,
      source,
    },
  };
};
