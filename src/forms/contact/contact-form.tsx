import { useEffect, useState } from 'react';
import { lazyModule } from '../../browser/lazy-module';
import { SubmitButton } from '../../components/form/button';
import { TextArea, TextField } from '../../components/form/field';
import { Honeypot } from '../../components/form/honeypot';
import { Outcome } from '../../components/form/outcome';
import { type ContactMessage, type MessageField, messageFields, nameMaxLength } from '../../message/fields';
import { FailedOutcome } from '../sending/failed-outcome';
import { formAddress, hasForms } from '../sending/form-endpoint';
import { sentText } from '../sending/form-texts';
import { focusField, readValue, writeValue } from '../sending/form-values';
import { OfficeContacts } from '../sending/office-contacts';
import { problemText } from '../sending/problems';
import { keepUnsent, takeUnsent } from '../sending/unsent';
import { useMessageForm } from '../sending/use-message-form';
import * as styles from './contact-form.module.css';

const submission = lazyModule(() => import('../sending/submission'));
type Submission = typeof import('../sending/submission');

const readForm = (form: HTMLFormElement): ContactMessage => ({
  name: readValue(form, 'name'),
  email: readValue(form, 'email'),
  phoneNumber: readValue(form, 'phoneNumber'),
  message: readValue(form, 'message'),
});

/** One message to POST /email (behaviour.md, rules 50 to 58). It works without scripts. */
const MessageForm = () => {
  const { form, button, status, outcome, live, state, dispatch, prepare, onSubmit, report, send } =
    useMessageForm<MessageField, Submission>(submission);
  const { phase, problems, reason } = state;
  /** A phone number that was sent although it breaks its rule; the visitor may want to correct it. */
  const [doubtfulPhone, setDoubtfulPhone] = useState('');
  const sending = phase === 'sending';

  useEffect(() => {
    const unsent = form.current && takeUnsent();
    if (!form.current || !unsent) return;
    for (const field of messageFields) writeValue(form.current, field, unsent[field]);
    dispatch({ type: 'failed' });
  }, [form, dispatch]);

  const submit = async (filled: HTMLFormElement, loaded: Submission) => {
    const message = readForm(filled);
    const found = loaded.checkMessage(message);
    report(loaded, found);
    if (found.some(({ stops }) => stops)) return;

    setDoubtfulPhone(found.length > 0 ? message.phoneNumber : '');
    const result = await send(loaded, message);
    if (result.kind === 'sent') form.current?.reset();
    else if (!form.current) keepUnsent(message);
    else {
      const refused = loaded.refusedFields(result.fields);
      if (refused[0]) {
        dispatch({ type: 'refused', problems: refused });
        focusField(form.current, refused[0].field);
      }
    }
  };

  const recheck = () => {
    if (phase === 'sent') dispatch({ type: 'typed' });
    const loaded = submission.loaded();
    if (problems.length === 0 || !form.current || !loaded) return;
    const found = loaded.checkMessage(readForm(form.current));
    dispatch({ type: 'edited', problems: loaded.stillShown(problems, found) });
  };

  const field = (name: MessageField, label: string) => ({
    id: `contact-${name === 'phoneNumber' ? 'phone' : name}`,
    name,
    label,
    readOnly: sending,
    error: problemText(problems, name),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      action={formAddress}
      method="post"
      noValidate={live}
      onSubmit={onSubmit(submit)}
      onInput={recheck}
      onFocus={prepare}
    >
      <TextField {...field('name', 'Name')} autoComplete="name" maxLength={nameMaxLength} />
      <TextField
        {...field('email', 'Email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('phoneNumber', 'Phone number')}
        optional
        hint="10 digits, without the country code"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <TextArea {...field('message', 'Message')} rows={6} />
      <Honeypot id="contact-subject" />
      <div className={styles.send}>
        <SubmitButton
          ref={button}
          sending={sending}
          sendingText="Sending…"
          describedBy={phase === 'sent' || phase === 'failed' ? 'contact-outcome' : undefined}
        >
          Send message
        </SubmitButton>
        <p ref={status} className={styles.status} role="status" tabIndex={-1}>
          {sending ? 'Your message is being sent.' : ''}
        </p>
      </div>
      {phase === 'sent' && (
        <Outcome ref={outcome} id="contact-outcome" kind="sent">
          <p>{sentText}</p>
          {doubtfulPhone && (
            <p>
              {`Your phone number was sent as you typed it: ${doubtfulPhone}. If it is wrong, please write to us again.`}
            </p>
          )}
        </Outcome>
      )}
      {phase === 'failed' && (
        <FailedOutcome
          ref={outcome}
          id="contact-outcome"
          reason={reason ?? 'What you wrote is still here.'}
          message={() => (form.current ? readForm(form.current) : undefined)}
        />
      )}
    </form>
  );
};

/** The contact form, or phone and email on a site without an endpoint. */
export const ContactForm = hasForms ? MessageForm : OfficeContacts;
