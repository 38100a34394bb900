import { reference } from '../../server/email/mail/compose';
import type { DeliveryRow } from '../../server/email/store/schema';
import { describeFile } from '../../src/message/files';
import { findState, type KeptMessage } from './read-messages';

/** `2026-11-21 09:30`, in UTC. */
export const minute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** What visitors typed must not move the terminal's cursor, nor turn the direction of a line. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');

const line = (text: string) => printable(text).replaceAll('\n', ' ');

export const listLine = ({ row, deliveries }: KeptMessage): string =>
  [
    reference(row.id),
    minute(row.received_at),
    findState(deliveries).padEnd(9),
    row.suspected_spam === 1 ? 'spam' : '    ',
    row.kind.padEnd(11),
    line(row.service ?? '').padEnd(22),
    line(row.name).padEnd(24),
    line(row.email),
  ].join('  ');

const deliveryLine = ({ channel, target, state, attempts, due_at, finished_at, last_error }: DeliveryRow) =>
  [
    `  ${channel} to ${target}: ${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    ...(finished_at === null ? [`next ${minute(due_at)}`] : [`ended ${minute(finished_at)}`]),
    ...(last_error === null ? [] : [`last error ${last_error}`]),
  ].join(', ');

export const fullText = ({ row, deliveries, files }: KeptMessage): string =>
  [
    `Id:        ${row.id}`,
    `Received:  ${minute(row.received_at)} UTC`,
    `Kind:      ${row.kind}${row.service === null ? '' : `, ${line(row.service)}`}`,
    ...(row.contact === null ? [] : [`For:       ${line(row.contact)}`]),
    `Name:      ${line(row.name)}`,
    `Email:     ${line(row.email)}`,
    `Phone:     ${line(row.phone) || 'not given'}`,
    `Spam:      ${row.suspected_spam === 1 ? 'suspected' : 'no'}`,
    `Source:    ${row.source}`,
    `State:     ${findState(deliveries)}`,
    ...(files.length > 0 ? [`Files:     ${line(files.map((file) => describeFile(file)).join(', '))}`] : []),
    ...deliveries.map(deliveryLine),
    '',
    printable(row.message),
  ].join('\n');

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** A message of a list, for programs. */
export const listFacts = ({ row, deliveries }: Pick<KeptMessage, 'row' | 'deliveries'>) => ({
  id: row.id,
  receivedAt: isoTime(row.received_at),
  kind: row.kind,
  service: row.service,
  contact: row.contact,
  name: row.name,
  email: row.email,
  suspectedSpam: row.suspected_spam === 1,
  state: findState(deliveries),
});

/** Everything that is known of a message, for programs and for the person who wrote it. */
export const allFacts = ({ row, deliveries, files }: KeptMessage) => ({
  ...listFacts({ row, deliveries }),
  phone: row.phone,
  message: row.message,
  source: JSON.parse(row.source),
  files: files.map(({ name, type, size }) => ({ name, type, size })),
  deliveries: deliveries.map(({ channel, target, state, attempts, due_at, finished_at, last_error }) => ({
    channel,
    target,
    state,
    attempts,
    dueAt: isoTime(due_at),
    finishedAt: isoTime(finished_at),
    lastError: last_error,
  })),
});
