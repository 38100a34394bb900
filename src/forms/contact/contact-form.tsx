import { type ComponentType, useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../browser/lazy-module';
import type { Elements } from '../../components/elements';
import { SubmitButton } from '../../components/form/button';
import { TextArea } from '../../components/form/field';
import { Honeypot } from '../../components/form/honeypot';
import { Outcome } from '../../components/form/outcome';
import { fill } from '../../content-model/texts/fill';
import {
  type ContactMessage,
  filesField,
  kindField,
  type MessageField,
  type MessageKind,
  messageFields,
} from '../../message/fields';
import { Addressee, type Contact } from '../sending/addressee';
import { ContactFields } from '../sending/contact-fields';
import { FailedOutcome } from '../sending/failed-outcome';
import { formAddress, hasForms } from '../sending/form-endpoint';
import { fillEmpty, focusField, readValue } from '../sending/form-values';
import { OfficeContacts } from '../sending/office-contacts';
import { listProblems, problemText, stillShown } from '../sending/problems';
import { SentTexts } from '../sending/sent-texts';
import { initialState, useMessageForm } from '../sending/use-message-form';
import * as styles from './contact-form.module.css';

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
const useContactForm = (kind: MessageKind) => {
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

interface ContactFormProps {
  /** What the message begins with. */
  text?: string;
  /** Whom it goes to; without anybody, to the company. */
  contact?: Contact;
  /** What is sent, if it is no message to the company. */
  kind?: MessageKind;
  /** Words of its button. */
  send?: string;
  /** Further fields; with what the server has to say about files. */
  more?: (problem: string | undefined) => Elements;
}

export const contactFormId = 'contact-form';

/** One message to POST /email. It works without scripts. */
const MessageForm = (props: ContactFormProps) => {
  const { text, contact: addressee, kind = 'contact', send = TEXTS.form.send, more } = props;
  const contact = useContactForm(kind);
  const { email, doubtfulPhone } = contact.sent;
  const { phase, problems, reason } = contact.state;
  const sending = phase === 'sending';
  const field = (name: MessageField, label: string) => ({
    id: `contact-${name === 'phoneNumber' ? 'phone' : name}`,
    name,
    label,
    readOnly: sending,
    error: problemText(problems, name),
  });

  return (
    <form
      ref={contact.form}
      id={contactFormId}
      className={styles.form}
      action={formAddress}
      method="post"
      encType={more && 'multipart/form-data'}
      noValidate={contact.live}
      onSubmit={contact.onSubmit}
      onInput={contact.recheck}
      onFocus={contact.prepare}
    >
      <Addressee contact={addressee} />
      <ContactFields field={field} />
      <TextArea {...field('message', TEXTS.form.message)} rows={6} defaultValue={text} />
      {more?.(problemText(problems, filesField))}
      <input type="hidden" name={kindField} value={kind} />
      <Honeypot id="contact-subject" />
      <div className={styles.send}>
        <SubmitButton
          ref={contact.button}
          sending={sending}
          describedBy={phase === 'sent' || phase === 'failed' ? 'contact-outcome' : undefined}
        >
          {send}
        </SubmitButton>
        <p ref={contact.status} className={styles.status} role="status" tabIndex={-1}>
          {sending ? TEXTS.form.sendingMessage : ''}
        </p>
      </div>
      <Addressee contact={addressee} late />
      {phase === 'sent' && (
        <Outcome ref={contact.outcome} id="contact-outcome" kind="sent">
          <SentTexts email={kind === 'contact' && email} isConfirmed={contact.state.isConfirmed} />
          {doubtfulPhone && <p>{fill(TEXTS.form.doubtfulPhone, { phone: doubtfulPhone })}</p>}
        </Outcome>
      )}
      {phase === 'failed' && (
        <FailedOutcome
          ref={contact.outcome}
          id="contact-outcome"
          reason={reason ?? TEXTS.form.kept}
          message={contact.readMessage}
        />
      )}
    </form>
  );
};

/** The contact form, or phone and email on a site without an endpoint. */
export const ContactForm: ComponentType<ContactFormProps> = hasForms ? MessageForm : OfficeContacts;
