import { type FormEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../browser/hydration';
import type { LazyModule } from '../../browser/lazy-module';
import { afterPaint } from '../../browser/schedule';
import { dismissToasts, prepareToasts, showToast } from '../../layout/toasts/show-toast';
import { useLayoutData } from '../../layout/use-layout-data';
import type { ContactMessage } from '../../message/fields';
import { focusField } from './form-values';
import { type FormState, initialState, type StateChange } from './message-form-state';
import { type FieldProblem, toastTexts } from './problems';
import type { SendResult } from './send-message';

type Submission = typeof import('./submission');

const merge = <Field extends string>(state: FormState<Field>, change: StateChange<Field>) => ({
  ...state,
  ...change,
});

/**
 * Shared by every form that sends a message: its state, and sending once.
 * @param submission checks and sends the message; loaded when the form gets the focus
 */
export const useMessageForm = <Field extends string, Loaded extends Submission>(
  submission: LazyModule<Loaded>,
) => {
  const { confirmation } = useLayoutData().company;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Says that the message is being sent, and takes the focus that the disabled button loses. */
  const status = useRef<HTMLParagraphElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0));
  const [state, change] = useReducer(merge<Field>, initialState);
  const isBusy = useRef(false);
  /** The submission module could not be loaded, so the browser sends the form as it does without scripts. */
  const [plain, setPlain] = useState(false);

  /** Loads the submission module once the visitor is at the form, after the focus is painted. */
  const prepare = () => {
    afterPaint(() => {
      prepareToasts();
      submission.load().catch(() => undefined);
    });
  };

  /**
   * Handles a submit, unless a message is being sent or was just sent: a double click sends one, and its second click
   * does not check an empty form.
   */
  const onSubmit =
    (submit: (form: HTMLFormElement, loaded: Loaded) => Promise<void> | void) => async (event: FormEvent) => {
      if (plain) return;
      event.preventDefault();
      if (isBusy.current || state.phase === 'sent') return;
      dismissToasts();
      isBusy.current = true;
      let loaded: Loaded | undefined;
      try {
        loaded = submission.loaded() ?? (await submission.load());
      } catch {
        // Offline, a plain post would replace the page. Online, a deploy has removed the files of this tab's build.
        if (navigator.onLine) {
          flushSync(() => setPlain(true));
          form.current?.requestSubmit();
        } else {
          change({ phase: 'failed', reason: undefined });
          void showToast('error', TEXTS.form.failed);
        }
      }
      isBusy.current = false;
      if (loaded && form.current) await submit(form.current, loaded);
    };

  /** Shows broken rules at the fields and as toasts, and focuses the first field if they stop the submit. */
  const report = (problems: readonly FieldProblem<Field>[], alongWith?: () => void) => {
    flushSync(() => {
      change({ ...initialState, problems });
      alongWith?.();
    });
    for (const text of toastTexts(problems)) void showToast('error', text);
    const [first] = problems;
    if (first && problems.some(({ stops }) => stops) && form.current) focusField(form.current, first.field);
  };

  /** Sends a message; the outcome is on the page when it resolves. */
  const send = async ({ sendFromForm }: Submission, message: ContactMessage): Promise<SendResult> => {
    if (!form.current) return { kind: 'failed', fields: {} };
    isBusy.current = true;
    const result = await sendFromForm(message, {
      form: form.current,
      button,
      status,
      outcome,
      elapsed: performance.now() - shownAt,
      change,
      confirmation,
    });
    isBusy.current = false;
    return result;
  };

  return {
    form,
    button,
    status,
    outcome,
    /** Scripts check and send the form. */
    live: hydrated && !plain,
    plain,
    state,
    change,
    prepare,
    onSubmit,
    report,
    send,
  };
};
