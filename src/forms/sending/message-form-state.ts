import type { FieldProblem } from './problems';

/** The state of a form that sends a message. */
export interface FormState<Field extends string> {
  readonly phase: 'ready' | 'sending' | 'sent' | 'failed';
  /** Broken rules, shown at their fields: those that stop the submit or accompany it, and those of the server. */
  readonly problems: readonly FieldProblem<Field>[];
  /** The server's explanation of a failure. */
  readonly reason: string | undefined;
  /** Whether a mail confirms the sent message, if the server says so. */
  readonly isConfirmed: boolean | undefined;
}

/** The parts of the state that change. */
export type StateChange<Field extends string> = Partial<FormState<Field>>;

export const initialState = {
  phase: 'ready',
  problems: [],
  reason: undefined,
  isConfirmed: undefined,
} as const;
