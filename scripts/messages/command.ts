import { parseArgs } from 'node:util';
import type { EmailSettings } from '../../server/email/settings';
import type { Target } from '../../server/email/store/schema';
import type { Store } from '../../server/email/store/store';
import type { Company } from '../../src/site-manifest/company';

const options = {
  json: { type: 'boolean', default: false },
  since: { type: 'string' },
  format: { type: 'string' },
  email: { type: 'string' },
  output: { type: 'string' },
  failed: { type: 'boolean' },
  rest: { type: 'boolean' },
  record: { type: 'boolean' },
} as const;

/** What a command works with. */
export interface CommandContext {
  readonly store: Store;
  readonly settings: EmailSettings;
  readonly company: Company;
  /** Where the settings deliver messages to. */
  readonly targets: readonly Target[];
  /** Writes a part of the output, and waits while the reader is slow. */
  readonly write: (text: string) => Promise<void>;
  /** What it was asked for: its one word, such as an id, and its options. */
  readonly word: string | undefined;
  readonly options: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
}

export interface Command {
  readonly usage: string;
  /** What it does, in a few words for the list of commands. */
  readonly summary: string;
  /** The rest that `--help` says. */
  readonly details?: string;
  /** Its options beside `--json`, and whether it takes a word. */
  readonly takes: readonly ('word' | keyof typeof options)[];
  /** @throws if it fails; the message is for the terminal. A `UsageError` if it was not called as it has to be */
  readonly run: (context: CommandContext) => Promise<void>;
}

type Tools = Omit<CommandContext, 'word' | 'options'>;

/** The command was not called as it has to be. */
export class UsageError extends Error {}

export const callCommand = async ({ takes, run }: Command, args: string[], tools: Tools): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [word, ...more] = positionals;
  const names = [...Object.keys(values), ...(word === undefined ? [] : ['word'])];
  if (more.length > 0 || names.some((name) => !['json', ...takes].includes(name)))
    throw new UsageError('It is not called in this way; see --help.');
  await run({ ...tools, word, options: values });
};

/** Writes what a command did: a sentence, or facts for programs. */
export const report = ({ options, write }: CommandContext, sentence: string, facts: object): Promise<void> =>
  write(`${options.json ? JSON.stringify(facts) : sentence}\n`);

/** `1 message`, `2 messages`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A JSON array, an item on each line, written while the items are read. */
export async function* jsonArray<Item>(items: AsyncIterable<Item>, describe: (item: Item) => object) {
  let separator = '[\n';
  for await (const item of items) {
    yield separator + JSON.stringify(describe(item));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
