import { type MessageField, messageFields } from '../../message/fields';
import type { FieldProblem } from './problems';

/**
 * The texts shown as toasts: in the order of the checks, up to the first that stops the submit (behaviour.md, rule 53).
 * The fields show all of them.
 */
export const toastTexts = (problems: readonly FieldProblem<string>[]): string[] => {
  const stop = problems.findIndex(({ stops }) => stops);
  return problems.slice(0, stop === -1 ? undefined : stop + 1).map(({ text }) => text);
};

/** The shown problems after an edit: solved, or with another text. New ones do not appear while typing. */
export const stillShown = <Field extends string>(
  shown: readonly FieldProblem<Field>[],
  now: readonly FieldProblem<Field>[],
): FieldProblem<Field>[] => now.filter(({ field }) => shown.some((problem) => problem.field === field));

/** What the server found wrong, as problems of the contact form's fields. */
export const refusedFields = (fields: Partial<Record<MessageField, string>>): FieldProblem<MessageField>[] =>
  messageFields.flatMap((field) => {
    const text = fields[field];
    return text === undefined ? [] : [{ field, text, stops: true }];
  });
