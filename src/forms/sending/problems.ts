/** A broken rule at one field of a form. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly text: string;
  readonly stops: boolean;
}

/** The text of a field's problem, if it has one. */
export const problemText = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  field: Field,
): string | undefined => problems.find((problem) => problem.field === field)?.text;
