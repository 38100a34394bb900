import { findState, type KeptMessage } from './read-messages';

// Programs run a cell that begins with one of these as a formula; those that take a semicolon or a tab for the separator find
// the beginning of a cell where there is none (owasp.org/www-community/attacks/CSV_Injection).
const formulas = /(^|[;\t\r\n])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const cell = (value: string): string => `"${value.replace(formulas, "$1$2'").replaceAll('"', '""')}"`;

const record = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const columns: Readonly<Record<string, (message: KeptMessage) => string>> = {
  id: ({ row }) => row.id,
  received: ({ row }) => new Date(row.received_at).toISOString(),
  kind: ({ row }) => row.kind,
  service: ({ row }) => row.service ?? '',
  name: ({ row }) => row.name,
  email: ({ row }) => row.email,
  phone: ({ row }) => row.phone,
  message: ({ row }) => row.message,
  files: ({ files }) => files.map(({ name }) => name).join(', '),
  source: ({ row }) => row.source,
  'suspected spam': ({ row }) => (row.suspected_spam === 1 ? 'yes' : 'no'),
  state: ({ deliveries }) => findState(deliveries),
  contact: ({ row }) => row.contact ?? '',
};

/** The first line. The mark in front of it tells Excel that the file is UTF-8. */
export const csvHead = (): string => `\ufeff${record(Object.keys(columns))}`;

/** A message as a record (RFC 4180). An apostrophe stands before whatever a program could take for a formula. */
export const csvRecord = (message: KeptMessage): string =>
  record(Object.values(columns).map((read) => read(message)));
