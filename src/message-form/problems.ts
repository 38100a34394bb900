/** A broken rule at one field of a form. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly text: string;
  readonly stops: boolean;
}

/** The text that stands at a field, if something is wrong with it. */
export const textAt = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  field: Field,
): string | undefined => problems.find((problem) => problem.field === field)?.text;

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
