import { type FormEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../browser/hydration';
import type { LazyModule } from '../../browser/lazy-module';
import { currentStatus, finish, startSubmitting } from '../../browser/route-state';
import { afterPaint } from '../../browser/schedule';
import { scrollBehavior } from '../../browser/scroll';
import { dismissToasts, prepareToasts, showToast } from '../../layout/toasts/show-toast';
import { useLayoutData } from '../../layout/use-layout-data';
import type { ContactMessage } from '../../message/fields';
import type { Problem } from '../../message/rules';
import { focusField } from './form-values';
import { toastTexts } from './problems';
import type { SendResult } from './send-message';

type Submission = Pick<typeof import('./send-message'), 'sendMessage'>;

/** The state of a form that sends a message. */
interface FormState<Field extends string> {
  readonly phase: 'ready' | 'sending' | 'sent' | 'failed';
  /** Broken rules, shown at their fields: those that stop the submit or accompany it, and those of the server. */
  readonly problems: readonly Problem<Field>[];
  /** The server's explanation of a failure. */
  readonly reason: string | undefined;
  /** Whether a mail confirms the sent message, if the server says so. */
  readonly isConfirmed: boolean | undefined;
}

export const initialState = {
  phase: 'ready',
  problems: [],
  reason: undefined,
  isConfirmed: undefined,
} as const;

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
  const [state, change] = useReducer(
    (before: FormState<Field>, parts: Partial<FormState<Field>>) => ({ ...before, ...parts }),
    initialState,
  );
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
          showToast('error', TEXTS.form.failed);
        }
      }
      isBusy.current = false;
      if (loaded && form.current) await submit(form.current, loaded);
    };

  /** Shows broken rules at the fields and as toasts, and focuses the first field if they stop the submit. */
  const report = (problems: readonly Problem<Field>[], alongWith?: () => void) => {
    flushSync(() => {
      change({ ...initialState, problems });
      alongWith?.();
    });
    for (const text of toastTexts(problems)) showToast('error', text);
    const [first] = problems;
    if (first && problems.some(({ stops }) => stops) && form.current) focusField(form.current, first.field);
  };

  /** Sends a message, shows the outcome and keeps the focus where it was. Never throws. */
  const send = async ({ sendMessage }: Submission, message: ContactMessage): Promise<SendResult> => {
    if (!form.current) return { kind: 'failed', fields: {} };
    isBusy.current = true;
    const hadFocus = document.activeElement === button.current;
    // The button is about to be disabled, which would drop the focus.
    if (hadFocus) status.current?.focus({ preventScroll: true });
    change({ phase: 'sending' });
    startSubmitting();
    const result = await sendMessage(message, form.current, performance.now() - shownAt);
    isBusy.current = false;
    // A navigation that began since ends by itself.
    if (currentStatus().state === 'submitting') finish();
    const isSent = result.kind === 'sent';
    flushSync(() => {
      if (isSent) change({ ...initialState, phase: 'sent', isConfirmed: result.isConfirmed });
      else change({ phase: 'failed', reason: result.reason });
    });
    // A second click on the disabled button focuses what surrounds it. A visitor who has moved on stays there.
    const { activeElement } = document;
    const isWaiting = activeElement === status.current || activeElement?.contains(button.current);
    if (hadFocus && isWaiting) button.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    showToast(isSent ? 'success' : 'error', isSent ? TEXTS.form.sent : TEXTS.form.failed);
    if (isSent && result.isConfirmed !== undefined) {
      showToast('success', result.isConfirmed ? confirmation.sent : confirmation.notSent);
    }
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
