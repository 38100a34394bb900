import type { ComponentType } from 'react';
import type { Elements } from '../../components/elements';
import { SubmitButton } from '../../components/form/button';
import { TextArea } from '../../components/form/field';
import { Honeypot } from '../../components/form/honeypot';
import { Outcome } from '../../components/form/outcome';
import { fill } from '../../content-model/texts/fill';
import { filesField, kindField, type MessageField, type MessageKind } from '../../message/fields';
import { Addressee, type Contact } from '../sending/addressee';
import { ContactFields } from '../sending/contact-fields';
import { FailedOutcome } from '../sending/failed-outcome';
import { formAddress, hasForms } from '../sending/form-endpoint';
import { OfficeContacts } from '../sending/office-contacts';
import { problemText } from '../sending/problems';
import { SentTexts } from '../sending/sent-texts';
import * as styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form';

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
