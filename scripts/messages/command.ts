import type { EmailSettings } from '../../server/email/settings';
import type { Target } from '../../server/email/store/deliveries';
import type { Store } from '../../server/email/store/store';
import type { Company } from '../../src/site-manifest/company';

/** What a command works with. */
export interface CommandContext {
  readonly store: Store;
  readonly settings: EmailSettings;
  readonly company: Company;
  /** Where the settings deliver messages to. */
  readonly targets: readonly Target[];
  /** Writes a part of the output, and waits while the reader is slow. */
  readonly write: (text: string) => Promise<void>;
  /** Whether the output is JSON. */
  readonly json: boolean;
}

/** A command of `npm run messages`. */
export interface Command {
  /** Its arguments. */
  readonly usage: string;
  /** What it does, in a few words for the list of commands. */
  readonly summary: string;
  /** The rest that `--help` says. */
  readonly details?: string;
  /** @throws if it fails; the message is for the terminal. A `UsageError` if it was not called as it has to be */
  readonly run: (args: string[], context: CommandContext) => Promise<void>;
}

/** The command was not called as it has to be. */
export class UsageError extends Error {}

/** Writes what a command did: a sentence, or facts for programs. */
export const report = ({ json, write }: CommandContext, sentence: string, facts: object): Promise<void> =>
  write(`${json ? JSON.stringify(facts) : sentence}\n`);

/** `1 message`, `2 messages`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A JSON array, an item on each line, written while the items are read. */
export async function* jsonArray<Item>(
  items: AsyncIterable<Item>,
  describe: (item: Item) => object,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(describe(item))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
