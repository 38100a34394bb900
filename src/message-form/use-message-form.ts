import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactMessage } from '../message/fields';
import { signsToSend, trapField } from '../message/form';
import { useHydrated } from '../navigation/hooks';
import { currentStatus, finish, startSubmitting } from '../navigation/route-state';
import { scrollBehavior } from '../navigation/scroll';
import { dismissToasts, prepareToasts, showToast } from '../shell/toasts-loader';
import type { Lazy } from '../timing/lazily';
import { focusField, readValue } from './form-values';
import { type FieldProblem, toastTexts } from './problems';
import type { SendResult } from './send-message';

/** Texts of spec section 8. */
export const sentText = 'Thank you! Your form has been submitted. We will connect with you shortly.';
export const failedText = 'Oops! Something went wrong. Please try again shortly.';

export type Phase = 'ready' | 'sending' | 'sent' | 'failed';

type Submission = typeof import('./submission');

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

// A browser without `keepalive` would drop the message with the page, so it asks first.
const guardPage = (outlives: boolean): (() => void) => {
  if (outlives) return () => undefined;
  window.addEventListener('beforeunload', askToStay);
  return () => window.removeEventListener('beforeunload', askToStay);
};

/**
 * What every form that sends a message has in common: its phase, its problems, and sending once.
 * @param submission what checks and sends the message; it is brought when the form gets the focus
 */
export const useMessageForm = <Field extends string, Loaded extends Submission>(submission: Lazy<Loaded>) => {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Says that the message is on its way; holds the focus meanwhile, which a disabled button loses. */
  const status = useRef<HTMLParagraphElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0));
  const [phase, setPhase] = useState<Phase>('ready');
  const [reason, setReason] = useState<string>();
  const [problems, setProblems] = useState<readonly FieldProblem<Field>[]>([]);
  const underWay = useRef(false);

  /** Brings what will be needed, once the visitor is at the form. */
  const prepare = () => {
    prepareToasts();
    submission.bring().catch(() => undefined);
  };

  /** What happens on submit, unless a message is under way: a double click sends one. */
  const onSubmit =
    (submit: (form: HTMLFormElement, loaded: Loaded) => Promise<void> | void) => (event: FormEvent) => {
      event.preventDefault();
      if (underWay.current || !form.current) return;
      dismissToasts();
      const loaded = submission.now();
      if (loaded) {
        void submit(form.current, loaded);
        return;
      }
      underWay.current = true;
      submission.bring().then(
        (brought) => {
          underWay.current = false;
          if (form.current) void submit(form.current, brought);
        },
        () => {
          underWay.current = false;
          setPhase('failed');
          void showToast('error', failedText);
        },
      );
    };

  /** Shows what is wrong, at the fields and as toasts. The fields stand in the page when this returns. */
  const report = (found: readonly FieldProblem<Field>[], alongWith?: () => void) => {
    flushSync(() => {
      setProblems(found);
      setPhase('ready');
      alongWith?.();
    });
    for (const text of toastTexts(found)) void showToast('error', text);
    const first = found[0];
    if (first && found.some(({ stops }) => stops) && form.current) focusField(form.current, first.field);
  };

  /**
   * Sends a message.
   *
   * @param settle called together with the change to the new phase
   */
  const send = async (
    { bodyOf, outlivesPage, sendMessage }: Submission,
    message: ContactMessage,
    settle: (result: SendResult) => void,
  ): Promise<void> => {
    if (!form.current) return;
    underWay.current = true;
    const signs = signsToSend(readValue(form.current, trapField), performance.now() - shownAt);
    const body = bodyOf(message, signs);
    const release = guardPage(outlivesPage(body));
    const hadFocus = document.activeElement === button.current;
    if (hadFocus) status.current?.focus({ preventScroll: true });
    setPhase('sending');
    startSubmitting();

    const result = await sendMessage(body, (address, init) => fetch(address, init));

    underWay.current = false;
    release();
    // A navigation that began meanwhile has its own end.
    if (currentStatus().state === 'submitting') finish();
    flushSync(() => {
      setPhase(result.kind);
      setReason(result.kind === 'failed' ? result.reason : undefined);
      settle(result);
    });
    // A second click on the disabled button puts the focus on what is around it. Whoever has gone elsewhere stays there.
    const now = document.activeElement;
    const isIdle = now === status.current || now?.contains(button.current);
    if (hadFocus && isIdle) button.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    void showToast(
      result.kind === 'sent' ? 'success' : 'error',
      result.kind === 'sent' ? sentText : failedText,
    );
  };

  return {
    form,
    button,
    status,
    outcome,
    hydrated,
    phase,
    reason,
    problems,
    setProblems,
    report,
    send,
    onSubmit,
    prepare,
    setPhase,
  };
};
