import { useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../browser/lazy-module';
import { type ContactMessage, filesField, type MessageKind, messageFields } from '../../message/fields';
import { fillEmpty, focusField, readValue } from '../sending/form-values';
import { listProblems, stillShown } from '../sending/problems';
import { initialState, useMessageForm } from '../sending/use-message-form';

const submission = lazyModule(() => import('../sending/send-message'));
type Submission = typeof import('../sending/send-message');

const readForm = (form: HTMLFormElement): ContactMessage => ({
  name: readValue(form, 'name'),
  email: readValue(form, 'email'),
  phoneNumber: readValue(form, 'phoneNumber'),
  message: readValue(form, 'message'),
});

/** The fields of which the server may complain. */
const fields = [...messageFields, filesField] as const;

/**
 * What the visitor had written in each kind of form when they went elsewhere within the site, and whether sending it has
 * failed since. In memory only: after a full load the browser itself restores its fields.
 */
const left = new Map<MessageKind, { message: ContactMessage; failed: boolean } | undefined>();

/** State and actions of the contact form (behaviour.md, rules 50 to 58). */
export const useContactForm = (kind: MessageKind) => {
  const sender = useMessageForm<(typeof fields)[number], Submission>(submission);
  const { form, state, change, report, send } = sender;
  const [sent, setSent] = useState({ email: '', doubtfulPhone: '' });
  const isSending = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const kept = left.get(kind);
    if (kept) fillEmpty(element, kept.message);
    if (kept?.failed) change({ phase: 'failed' });
    return () => {
      // What is being sent comes back only if that fails.
      left.set(kind, isSending.current ? undefined : { message: readForm(element), failed: false });
    };
  }, [kind, form, change]);

  const submit = async (filled: HTMLFormElement, loaded: Submission) => {
    const message = readForm(filled);
    const found = loaded.checkMessage(message);
    report(found);
    if (found.some(({ stops }) => stops)) return;

    setSent({
      email: message.email.trim(),
      doubtfulPhone: found.length > 0 ? message.phoneNumber : '',
    });
    isSending.current = true;
    const result = await send(loaded, message);
    isSending.current = false;
    if (result.kind === 'sent') {
      form.current?.reset();
      return;
    }
    if (!form.current) {
      left.set(kind, { message, failed: true });
      return;
    }
    const refused = listProblems(fields, result.fields);
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
    /** Of the message that was sent, its address, and a phone number that breaks its rule and may have to be corrected. */
    sent,
    readMessage: () => (form.current ? readForm(form.current) : undefined),
    recheck,
    onSubmit: sender.onSubmit(submit),
  };
};
