import { type Goal, missedGoals } from './budgets';

/** What the command line says of how to measure; every benchmark takes from it what it knows. */
export interface BenchOptions {
  /** How often Lighthouse loads each page. */
  readonly runs: number;
  /** Pages for Lighthouse; undefined for all. */
  readonly routes: readonly string[] | undefined;
  /** Folders of other built static sites, whose home pages Lighthouse loads beside ours. */
  readonly peers: readonly string[];
  /** How many times the content is built. */
  readonly times: readonly number[];
  /** Folder of the content that is built. */
  readonly content: string;
}

export const tell = (text: string): void => {
  process.stdout.write(text);
};

/** Says which goals were missed. Returns whether all are kept. */
export const conclude = (goals: readonly Goal[]): boolean => {
  const missed = missedGoals(goals);
  tell(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}\n` : '\nAll goals are kept.\n');
  return missed.length === 0;
};
