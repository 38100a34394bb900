import type { FieldProblem } from './problems';

/**
 * The texts that are shown as toasts: in the order of the checks, up to the first that stops the submit (spec section
 * 5). The fields show all of them.
 */
export const toastTexts = (problems: readonly FieldProblem<string>[]): string[] => {
  const stop = problems.findIndex(({ stops }) => stops);
  return problems.slice(0, stop === -1 ? undefined : stop + 1).map(({ text }) => text);
};

/** The shown problems as they stand after a change: gone, or in other words. No new one appears while typing. */
export const stillOpen = <Field extends string>(
  shown: readonly FieldProblem<Field>[],
  now: readonly FieldProblem<Field>[],
): FieldProblem<Field>[] => now.filter(({ field }) => shown.some((problem) => problem.field === field));
