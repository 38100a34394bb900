import type { Problem } from '../../message/rules';

/** Texts by field as problems, in the order of `fields`. */
export const listProblems = <Field extends string>(
  fields: readonly Field[],
  texts: Readonly<Partial<Record<Field, string | undefined>>>,
  stops: (field: Field) => boolean = () => true,
): Problem<Field>[] =>
  fields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text, stops: stops(field) }];
  });

/** The text of a field's problem, if it has one. */
export const problemText = <Field extends string>(problems: readonly Problem<Field>[], field: Field) =>
  problems.find((problem) => problem.field === field)?.text;

/**
 * The texts shown as toasts: in the order of the checks, up to the first that stops the submit (behaviour.md, rule 53).
 * The fields show all of them.
 */
export const toastTexts = (problems: readonly Problem<string>[]): string[] => {
  const stop = problems.findIndex(({ stops }) => stops);
  return problems.slice(0, stop === -1 ? undefined : stop + 1).map(({ text }) => text);
};

/** The shown problems after an edit: solved, or with another text. New ones do not appear while typing. */
export const stillShown = <Found extends Problem<string>>(shown: readonly Found[], now: readonly Found[]) =>
  now.filter(({ field }) => shown.some((problem) => problem.field === field));
