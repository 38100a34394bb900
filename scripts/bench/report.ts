import { type Goal, missedGoals } from './budgets';

/** Options of the command line; each benchmark reads those it knows. */
export interface BenchOptions {
  /** How often Lighthouse loads each page. */
  readonly runs: number;
  /** Pages for Lighthouse; three by default. */
  readonly routes?: readonly string[] | undefined;
  /** Folder of another built static site, whose pages Lighthouse loads beside ours. */
  readonly peer?: string | undefined;
  /** Numbers of copies of the content to build. */
  readonly times: readonly number[];
  /** Folder of the content to build. */
  readonly content: string;
}

export const tell = (text: string): void => {
  process.stdout.write(text);
};

/** Prints the goals that were missed. Returns whether all are met. */
export const conclude = (goals: readonly Goal[]): boolean => {
  const missed = missedGoals(goals);
  tell(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}\n` : '\nAll goals are kept.\n');
  return missed.length === 0;
};
