import type { FieldProblem } from './problems';

/** Texts of the two outcomes (behaviour.md, rule 56). */
export const sentText = 'Thank you! Your form has been submitted. We will connect with you shortly.';
export const failedText = 'Oops! Something went wrong. Please try again shortly.';

/** The state of a form that sends a message. */
export interface FormState<Field extends string> {
  readonly phase: 'ready' | 'sending' | 'sent' | 'failed';
  /** Broken rules, shown at their fields. */
  readonly problems: readonly FieldProblem<Field>[];
  /** The server's explanation of a failure. */
  readonly reason: string | undefined;
}

export type FormAction<Field extends string> =
  /** The fields were checked; broken rules stop the submit or accompany it. */
  | { readonly type: 'checked'; readonly problems: readonly FieldProblem<Field>[] }
  /** A field changed; these of the shown problems remain. */
  | { readonly type: 'edited'; readonly problems: readonly FieldProblem<Field>[] }
  /** The visitor types again after a message was sent. */
  | { readonly type: 'typed' }
  | { readonly type: 'sending' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly reason?: string | undefined }
  /** The server refused fields. */
  | { readonly type: 'refused'; readonly problems: readonly FieldProblem<Field>[] };

export const initialState = { phase: 'ready', problems: [], reason: undefined } as const;

export const nextState = <Field extends string>(
  state: FormState<Field>,
  action: FormAction<Field>,
): FormState<Field> => {
  switch (action.type) {
    case 'checked':
      return { phase: 'ready', problems: action.problems, reason: undefined };
    case 'edited':
    case 'refused':
      return { ...state, problems: action.problems };
    case 'typed':
      return initialState;
    case 'sending':
      return { ...state, phase: 'sending' };
    case 'sent':
      return { phase: 'sent', problems: [], reason: undefined };
    case 'failed':
      return { ...state, phase: 'failed', reason: action.reason };
  }
};
