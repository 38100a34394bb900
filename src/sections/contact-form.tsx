import { useEffect, useState } from 'react';
import { SubmitButton } from '../components/form/button';
import { TextArea, TextField } from '../components/form/field';
import { Outcome } from '../components/form/outcome';
import { Trap } from '../components/form/trap';
import { type ContactMessage, type MessageField, messageFields, nameMaxLength } from '../message/fields';
import { emailPath } from '../message/form';
import { failedText, sentText } from '../message-form/form-texts';
import { focusField, readValue, writeValue } from '../message-form/form-values';
import { textAt } from '../message-form/problems';
import type { SendResult } from '../message-form/send-message';
import { keepUnsent, takeUnsent } from '../message-form/unsent';
import { useMessageForm } from '../message-form/use-message-form';
import { lazily } from '../timing/lazily';
import * as styles from './form.module.css';

const submission = lazily(() => import('../message-form/submission'));
type Submission = typeof import('../message-form/submission');

const readForm = (form: HTMLFormElement): ContactMessage => ({
  name: readValue(form, 'name'),
  email: readValue(form, 'email'),
  phoneNumber: readValue(form, 'phoneNumber'),
  message: readValue(form, 'message'),
});

/** The contact form: one message to POST /email (spec sections 5 and 7). It works without scripts. */
export const ContactForm = () => {
  const sender = useMessageForm<MessageField, Submission>(submission);
  const { form, phase, problems, setProblems, report, send, setPhase } = sender;
  // A phone number that was sent although it breaks its rule; the visitor may want to correct it.
  const [doubtfulPhone, setDoubtfulPhone] = useState('');
  const sending = phase === 'sending';

  useEffect(() => {
    const unsent = form.current && takeUnsent();
    if (!form.current || !unsent) return;
    for (const field of messageFields) writeValue(form.current, field, unsent[field]);
    setPhase('failed');
  }, [form, setPhase]);

  const submit = async (filled: HTMLFormElement, loaded: Submission) => {
    const message = readForm(filled);
    const found = loaded.checkMessage(message);
    report(loaded, found);
    if (found.some(({ stops }) => stops)) return;

    let refused: MessageField | undefined;
    await send(loaded, message, (result: SendResult) => {
      if (result.kind === 'sent') {
        form.current?.reset();
        setProblems([]);
        setDoubtfulPhone(found.length > 0 ? message.phoneNumber : '');
        return;
      }
      if (!form.current) keepUnsent(message);
      const refusals = messageFields.flatMap((field) => {
        const text = result.fields[field];
        return text === undefined ? [] : [{ field, text, stops: true }];
      });
      refused = refusals[0]?.field;
      if (refused) setProblems(refusals);
    });
    if (refused && form.current) focusField(form.current, refused);
  };

  const recheck = () => {
    const loaded = submission.now();
    if (problems.length === 0 || !form.current || !loaded) return;
    setProblems(loaded.stillOpen(problems, loaded.checkMessage(readForm(form.current))));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={emailPath}
      method="post"
      noValidate={sender.hydrated}
      onSubmit={sender.onSubmit(submit)}
      onInput={recheck}
      onFocus={sender.prepare}
    >
      <TextField
        id="contact-name"
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={nameMaxLength}
        readOnly={sending}
        error={textAt(problems, 'name')}
      />
      <TextField
        id="contact-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={sending}
        error={textAt(problems, 'email')}
      />
      <TextField
        id="contact-phone"
        name="phoneNumber"
        label="Phone number"
        optional
        hint="10 digits, without the country code"
        inputMode="tel"
        autoComplete="tel-national"
        readOnly={sending}
        error={textAt(problems, 'phoneNumber')}
      />
      <TextArea
        id="contact-message"
        name="message"
        label="Message"
        rows={6}
        readOnly={sending}
        error={textAt(problems, 'message')}
      />
      <Trap id="contact-subject" />
      <div className={styles.send}>
        <SubmitButton
          ref={sender.button}
          sending={sending}
          sendingText="Sending…"
          describedBy={phase === 'sent' || phase === 'failed' ? 'contact-outcome' : undefined}
        >
          Send message
        </SubmitButton>
        <p ref={sender.status} className={styles.status} role="status" tabIndex={-1}>
          {sending ? 'Your message is being sent.' : ''}
        </p>
      </div>
      {phase === 'sent' && (
        <Outcome ref={sender.outcome} id="contact-outcome" kind="sent">
          <p>{sentText}</p>
          {doubtfulPhone && (
            <p>
              Your phone number went along as you typed it: {doubtfulPhone}. If it is wrong, write to us once
              more.
            </p>
          )}
        </Outcome>
      )}
      {phase === 'failed' && (
        <Outcome ref={sender.outcome} id="contact-outcome" kind="failed">
          <p>{failedText}</p>
          <p>{sender.reason ?? 'What you wrote is still here.'}</p>
        </Outcome>
      )}
    </form>
  );
};
