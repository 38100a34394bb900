import { findState, type KeptMessage } from './read-messages';

// Programs run a cell that begins with one of these as a formula; those that take a semicolon or a tab for the separator find
// the beginning of a cell where there is none (owasp.org/www-community/attacks/CSV_Injection).
const formulas = /(^|[;\t\r\n])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const cell = (value: string | number): string =>
  `"${String(value).replace(formulas, "$1$2'").replaceAll('"', '""')}"`;

const record = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

const columns = 'id,received,kind,service,name,email,phone,message,files,source,suspected spam,state,contact';

/** The first line. The mark in front of it tells Excel that the file is UTF-8. */
export const csvHead = (): string => `\ufeff${record(columns.split(','))}`;

/** A message as a record (RFC 4180). An apostrophe stands before whatever a program could take for a formula. */
export const csvRecord = ({ row, deliveries, files }: KeptMessage): string =>
  record([
    row.id,
    new Date(row.received_at).toISOString(),
    row.kind,
    row.service ?? '',
    row.name,
    row.email,
    row.phone,
    row.message,
    files.map(({ name }) => name).join(', '),
    row.source,
    row.suspected_spam === 1 ? 'yes' : 'no',
    findState(deliveries),
    row.contact ?? '',
  ]);
