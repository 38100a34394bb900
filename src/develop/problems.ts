import type { Problem } from '../content-tools/read';

const listeners = new Set<(problems: readonly Problem[]) => void>();
let current: readonly Problem[] = [];

/** Replaces the current problems. */
export const setProblems = (problems: readonly Problem[]): void => {
  current = problems;
  for (const listener of listeners) listener(problems);
};

/**
 * Calls `listener` at once and after each change.
 * @returns unsubscribes it
 */
export const subscribeToProblems = (listener: (problems: readonly Problem[]) => void): (() => void) => {
  listener(current);
  listeners.add(listener);
  return () => listeners.delete(listener);
};
