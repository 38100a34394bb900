import type { ReceivedMessage } from '../mail/compose';

/** A message as the webhook's receiver gets it (docs/deploying.md, "Webhook"); what is undefined is left out. */
export const composeLead = ({
  id,
  date,
  kind,
  service,
  contact,
  message,
  files = [],
  suspectedSpam,
  source,
}: ReceivedMessage) => ({
  type: 'message.received',
  /** When it was accepted, ISO 8601. */
  timestamp: date.toISOString(),
  data: {
    id,
    kind: kind === 'contact' ? 'message' : kind,
    service,
    contact,
    ...message,
    phoneNumber: message.phoneNumber || undefined,
    // Their contents travel with the mail.
    files: files.length > 0 ? files.map(({ name, type, size }) => ({ name, type, size })) : undefined,
    suspectedSpam,
    source,
  },
});

export type Lead = ReturnType<typeof composeLead>;
