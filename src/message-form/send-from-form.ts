import type { RefObject } from 'react';
import type { ContactMessage } from '../message/fields';
import { trapField } from '../message/form';
import { signsToSend } from '../message/signs';
import { currentStatus, finish, startSubmitting } from '../navigation/route-state';
import { scrollBehavior } from '../navigation/scroll';
import { showToast } from '../shell/toasts-loader';
import { failedText, sentText } from './form-texts';
import { readValue } from './form-values';
import { bodyOf, outlivesPage, type SendResult, sendMessage } from './send-message';

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

// A browser without `keepalive` would drop the message with the page, so it asks first.
const guardPage = (body: string): (() => void) => {
  if (outlivesPage(body)) return () => undefined;
  window.addEventListener('beforeunload', askToStay);
  return () => window.removeEventListener('beforeunload', askToStay);
};

/** The parts of a form that sending a message concerns. */
export interface SendingForm {
  readonly form: HTMLFormElement;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly status: RefObject<HTMLParagraphElement | null>;
  readonly outcome: RefObject<HTMLDivElement | null>;
  /** Milliseconds since the form was shown. */
  readonly elapsed: number;
  readonly onStart: () => void;
  /** What became of the message stands in the page when this returns. */
  readonly onEnd: (result: SendResult) => void;
}

/** Sends a message, tells what became of it, and keeps the focus where it was. */
export const sendFromForm = async (
  message: ContactMessage,
  { form, button, status, outcome, elapsed, onStart, onEnd }: SendingForm,
): Promise<void> => {
  const body = bodyOf(message, signsToSend(readValue(form, trapField), elapsed));
  const release = guardPage(body);
  const hadFocus = document.activeElement === button.current;
  if (hadFocus) status.current?.focus({ preventScroll: true });
  onStart();
  startSubmitting();

  const result = await sendMessage(body, (address, init) => fetch(address, init));

  release();
  // A navigation that began meanwhile has its own end.
  if (currentStatus().state === 'submitting') finish();
  onEnd(result);
  // A second click on the disabled button puts the focus on what is around it. Whoever has gone elsewhere stays there.
  const now = document.activeElement;
  const isIdle = now === status.current || now?.contains(button.current);
  if (hadFocus && isIdle) button.current?.focus({ preventScroll: true });
  outcome.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  const isSent = result.kind === 'sent';
  void showToast(isSent ? 'success' : 'error', isSent ? sentText : failedText);
};
