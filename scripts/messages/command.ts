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
  /** Prints a line. */
  readonly write: (line: string) => void;
}

/** A command of `npm run messages`. */
export interface Command {
  /** Its arguments and what it does, for `--help`. */
  readonly usage: string;
  /** @throws if it fails; the message is for the terminal */
  readonly run: (args: string[], context: CommandContext) => Promise<void>;
}
