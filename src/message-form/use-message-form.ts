import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactMessage } from '../message/fields';
import { useHydrated } from '../navigation/hooks';
import { dismissToasts, prepareToasts, showToast } from '../shell/toasts-loader';
import type { Lazy } from '../timing/lazily';
import { whenPainted } from '../timing/when';
import { failedText } from './form-texts';
import { focusField } from './form-values';
import type { FieldProblem } from './problems';
import type { SendResult } from './send-message';

export type Phase = 'ready' | 'sending' | 'sent' | 'failed';

type Submission = typeof import('./submission');

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

  /** Brings what will be needed, once the visitor is at the form; the focus is shown first. */
  const prepare = () => {
    whenPainted(() => {
      prepareToasts();
      submission.bring().catch(() => undefined);
    });
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
  const report = (
    { toastTexts }: Submission,
    found: readonly FieldProblem<Field>[],
    alongWith?: () => void,
  ) => {
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
    { sendFromForm }: Submission,
    message: ContactMessage,
    settle: (result: SendResult) => void,
  ): Promise<void> => {
    if (!form.current) return;
    underWay.current = true;
    await sendFromForm(message, {
      form: form.current,
      button,
      status,
      outcome,
      elapsed: performance.now() - shownAt,
      onStart: () => setPhase('sending'),
      onEnd: (result) => {
        underWay.current = false;
        flushSync(() => {
          setPhase(result.kind);
          setReason(result.kind === 'failed' ? result.reason : undefined);
          settle(result);
        });
      },
    });
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
