import { type RefObject, useEffect, useState } from 'react';
import { lazyModule } from '../../browser/lazy-module';
import { type ContactMessage, type MessageField, messageFields } from '../../message/fields';
import { focusField, readValue, writeValue } from '../sending/form-values';
import { initialState } from '../sending/message-form-state';
import { listProblems, stillShown } from '../sending/problems';
import { useMessageForm } from '../sending/use-message-form';

const submission = lazyModule(() => import('../sending/submission'));
type Submission = typeof import('../sending/submission');

const readForm = (form: HTMLFormElement): ContactMessage => ({
  name: readValue(form, 'name'),
  email: readValue(form, 'email'),
  phoneNumber: readValue(form, 'phoneNumber'),
  message: readValue(form, 'message'),
});

/** A message that failed after the visitor had left its page within the site. */
let unsent: ContactMessage | undefined;

/** Puts an unsent message back into the form, and says that it failed. */
const useUnsentMessage = (
  form: RefObject<HTMLFormElement | null>,
  change: (parts: { phase: 'failed' }) => void,
): void => {
  useEffect(() => {
    if (!form.current || !unsent) return;
    for (const field of messageFields) writeValue(form.current, field, unsent[field]);
    unsent = undefined;
    change({ phase: 'failed' });
  }, [form, change]);
};

/** State and actions of the contact form (behaviour.md, rules 50 to 58). */
export const useContactForm = () => {
  const sender = useMessageForm<MessageField, Submission>(submission);
  const { form, state, change, report, send } = sender;
  const [doubtfulPhone, setDoubtfulPhone] = useState('');
  useUnsentMessage(form, change);

  const submit = async (filled: HTMLFormElement, loaded: Submission) => {
    const message = readForm(filled);
    const found = loaded.checkMessage(message);
    report(found);
    if (found.some(({ stops }) => stops)) return;

    setDoubtfulPhone(found.length > 0 ? message.phoneNumber : '');
    const result = await send(loaded, message);
    if (result.kind === 'sent') {
      form.current?.reset();
      return;
    }
    if (!form.current) {
      unsent = message;
      return;
    }
    const refused = listProblems(messageFields, result.fields);
    if (!refused[0]) return;
    change({ problems: refused });
    focusField(form.current, refused[0].field);
  };

  /** After each keystroke: takes back what is solved, and the thanks for the previous message. */
  const recheck = () => {
    if (state.phase === 'sent') change(initialState);
    const loaded = submission.loaded();
    if (state.problems.length === 0 || !form.current || !loaded) return;
    const found = loaded.checkMessage(readForm(form.current));
    change({ problems: stillShown(state.problems, found) });
  };

  return {
    ...sender,
    /** A phone number that was sent although it breaks its rule; the visitor may want to correct it. */
    doubtfulPhone,
    readMessage: () => (form.current ? readForm(form.current) : undefined),
    recheck,
    onSubmit: sender.onSubmit(submit),
  };
};
