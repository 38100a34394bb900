import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readLeadSource } from '../../browser/capture-lead-source';
import { currentStatus, finish, startSubmitting } from '../../browser/route-state';
import { scrollBehavior } from '../../browser/scroll';
import { showToast } from '../../layout/toasts/show-toast';
import {
  type ContactMessage,
  contactField,
  honeypotField,
  kindField,
  serviceField,
} from '../../message/fields';
import { filesField } from '../../message/files';
import { spamSignalsToSend } from '../../message/spam-signals';
import { formId } from './form-id';
import { readFiles, readValue } from './form-values';
import { initialState, type StateChange } from './message-form-state';
import { buildBody, buildFormBody, outlivesPage, type SendResult, sendMessage } from './send-message';

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

// Without `keepalive` the browser drops the request with the page, so it asks before leaving.
const guardPage = (body: string | FormData): (() => void) => {
  if (outlivesPage(body)) return () => undefined;
  window.addEventListener('beforeunload', askToStay);
  return () => window.removeEventListener('beforeunload', askToStay);
};

/** The elements of a form that sending concerns. */
export interface SendingForm {
  readonly form: HTMLFormElement;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly status: RefObject<HTMLParagraphElement | null>;
  readonly outcome: RefObject<HTMLDivElement | null>;
  /** Milliseconds since the form was shown. */
  readonly elapsed: number;
  readonly change: (parts: StateChange<never>) => void;
  /** Says beside the thanks whether a mail confirms the message. */
  readonly confirmation: { readonly sent: string; readonly notSent: string };
}

/** Sends a message, shows the outcome and keeps the focus where it was. Never throws. */
export const sendFromForm = async (
  message: ContactMessage,
  { form, button, status, outcome, elapsed, change, confirmation }: SendingForm,
): Promise<SendResult> => {
  const signals = spamSignalsToSend(readValue(form, honeypotField), elapsed);
  const service = readValue(form, serviceField);
  const contact = readValue(form, contactField);
  const additions = {
    kind: readValue(form, kindField),
    ...(service && { service }),
    ...(contact && { contact }),
    ...formId(form),
    ...signals,
  };
  const body =
    readFiles(form, filesField).length > 0
      ? buildFormBody(form, additions, readLeadSource())
      : buildBody(message, additions, readLeadSource());
  const release = guardPage(body);
  const hadFocus = document.activeElement === button.current;
  // The button is about to be disabled, which would drop the focus.
  if (hadFocus) status.current?.focus({ preventScroll: true });
  change({ phase: 'sending' });
  startSubmitting();

  const result = await sendMessage(body, (address, init) => fetch(address, init));

  release();
  // A navigation that began since ends by itself.
  if (currentStatus().state === 'submitting') finish();
  const isSent = result.kind === 'sent';
  flushSync(() =>
    change(
      isSent
        ? { ...initialState, phase: 'sent', isConfirmed: result.isConfirmed }
        : { phase: 'failed', reason: result.reason },
    ),
  );
  // A second click on the disabled button focuses what surrounds it. A visitor who has moved on stays there.
  const { activeElement } = document;
  const isWaiting = activeElement === status.current || activeElement?.contains(button.current);
  if (hadFocus && isWaiting) button.current?.focus({ preventScroll: true });
  outcome.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  void showToast(isSent ? 'success' : 'error', isSent ? TEXTS.form.sent : TEXTS.form.failed);
  if (isSent && result.isConfirmed !== undefined) {
    void showToast('success', result.isConfirmed ? confirmation.sent : confirmation.notSent);
  }
  return result;
};
