import { sql } from 'kysely';
import { type Command, jsonArray, UsageError } from './command';
import { listFacts, listLine } from './describe-message';
import { type KeptMessage, readMessages } from './read-messages';

const hour = 3_600_000;
const units = { h: hour, d: 24 * hour };

/** The moment that `2026-11-01`, `7d` or `24h` means. */
const readMoment = (given: string): number => {
  const [, number, unit] = /^(\d{1,5})([hd])$/.exec(given) ?? [];
  if (unit === 'h' || unit === 'd') return Date.now() - Number(number) * units[unit];
  const moment = /^\d{4}-\d\d-\d\d/.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(moment))
    throw new UsageError('--since is a date such as 2026-11-01, or a time such as 7d or 24h.');
  return moment;
};

const hasDelivery = (state: string) =>
  sql`id in (select message_id from deliveries where state = ${state} and channel <> 'confirmation')`;

const groups = new Map([
  ['all', sql`1 = 1`],
  ['waiting', hasDelivery('waiting')],
  ['failed', hasDelivery('failed')],
  ['spam', sql`suspected_spam = 1`],
]);

const lines = async function* (messages: AsyncIterable<KeptMessage>) {
  for await (const message of messages) yield `${listLine(message)}\n`;
};

/** Lists messages, oldest first. */
export const listMessages: Command = {
  usage: 'list [waiting|failed|spam|all] [--since DATE]',
  summary: 'messages, oldest first: all, or those that wait, that were given up, or suspected spam',
  details: `--since 2026-11-01, --since 7d or --since 24h leaves out what came before.
Each line has the reference (as in the mail's subject), the time in UTC, and how far the message has come: delivered, waiting,
failed (given up; see "retry"), or kept (nobody is set to deliver it to).`,
  takes: ['word', 'since'],
  async run({ store, word = 'all', options, write }) {
    const group = groups.get(word);
    if (!group) throw new UsageError('Which messages? One of waiting, failed, spam and all.');
    const since = options.since === undefined ? Number.MIN_SAFE_INTEGER : readMoment(options.since);
    const messages = readMessages(store, sql`${group} and received_at >= ${since}`);
    for await (const part of options.json ? jsonArray(messages, listFacts) : lines(messages))
      await write(part);
  },
};
