import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuietButton, SubmitButton } from '../components/form/button';
import { ChoiceGroup } from '../components/form/choice-group';
import { TextArea, TextField } from '../components/form/field';
import { Outcome } from '../components/form/outcome';
import { Trap } from '../components/form/trap';
import { ItemList } from '../components/item-list';
import { Section } from '../components/section';
import { nameMaxLength } from '../message/fields';
import { emailPath } from '../message/form';
import { failedText } from '../message-form/form-texts';
import { focusField, readValue, writeValue } from '../message-form/form-values';
import { textAt } from '../message-form/problems';
import { useMessageForm } from '../message-form/use-message-form';
import { scrollBehavior } from '../navigation/scroll';
import { Progress } from '../quote/progress';
import * as styles from '../quote/quote.module.css';
import {
  type ChoiceField,
  type Choices,
  countOf,
  fieldLabels,
  noValues,
  type QuoteFormField,
  type QuoteValues,
  quoteFormFields,
  type Step,
  stepBefore,
  stepOfField,
} from '../quote/steps';
import { clearAnswers, keptText, withStorage, writeAnswers } from '../quote/stored-answers';
import { showToast } from '../shell/toasts-loader';
import { lazily } from '../timing/lazily';

const submission = lazily(() => import('../quote/submission'));
type Submission = typeof import('../quote/submission');

interface StepText {
  title: string;
  text: string;
}

interface QuoteFormProps {
  steps: Record<Step, StepText>;
  services: readonly string[];
  stages: readonly string[];
  budgets: readonly string[];
  timelines: readonly string[];
  afterwards: { title: string; steps: readonly { name: string; text: string }[] };
}

const readForm = (form: HTMLFormElement): QuoteValues => ({
  ...noValues,
  ...Object.fromEntries(quoteFormFields.map((field) => [field, readValue(form, field)])),
});

const titleId = (step: Step) => `quote-${step}-title`;

interface StepFrameProps extends StepText {
  name: Step;
  hidden: boolean;
  children: ReactNode;
}

const StepFrame = ({ name, title, text, hidden, children }: StepFrameProps) => (
  <section className={styles.step} aria-labelledby={titleId(name)} hidden={hidden}>
    <div className={styles.question}>
      <p id={`quote-${name}-count`} className={styles.count}>
        {countOf(name)}
      </p>
      <h2 id={titleId(name)} className={styles.title} tabIndex={-1} aria-describedby={`quote-${name}-count`}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </section>
);

/**
 * Request a quote: without scripts one form, with scripts the same form step by step. All fields stay in the page, so
 * what was typed is never lost between steps; the answers are also kept for a reload of this tab.
 */
export const QuoteForm = ({ steps, services, stages, budgets, timelines, afterwards }: QuoteFormProps) => {
  const sender = useMessageForm<QuoteFormField, Submission>(submission);
  const { form, hydrated, phase, problems, setProblems, setPhase, report, send } = sender;
  const [step, setStep] = useState<Step>('service');
  const [seenSummary, setSeenSummary] = useState(false);
  const [values, setValues] = useState<QuoteValues>(noValues);
  const choices: Choices = { service: services, stage: stages, budget: budgets, timeline: timelines };
  const choicesAtStart = useRef(choices);
  const sending = phase === 'sending';
  const before = stepBefore(step);

  // Once, when the form appears: what was typed before a reload. What the browser itself put back, or what was typed
  // before the scripts came, is newer.
  useEffect(() => {
    // Read now, since the next answer is kept in its place.
    const text = withStorage(keptText);
    if (!text) return;
    submission.bring().then(
      ({ readAnswers, firstOpenStep }) => {
        const kept = readAnswers(text, choicesAtStart.current);
        if (!kept || !form.current) return;
        for (const field of quoteFormFields) {
          if (readValue(form.current, field) === '') writeValue(form.current, field, kept.values[field]);
        }
        const restored = readForm(form.current);
        setValues(restored);
        setSeenSummary(kept.seenSummary);
        setStep(kept.step === 'summary' ? firstOpenStep(restored) : kept.step);
      },
      // Without its rules the form goes no further, and says so when it is sent.
      () => undefined,
    );
  }, [form]);

  const keep = (current: QuoteValues, at: Step, seen: boolean) =>
    withStorage((storage) => writeAnswers(storage, { step: at, seenSummary: seen, values: current }));

  /** Shows a step, and takes the reader to its heading or to one of its fields. */
  const goTo = (next: Step, field?: QuoteFormField) => {
    if (!form.current) return;
    const current = readForm(form.current);
    const seen = seenSummary || next === 'summary';
    flushSync(() => {
      setStep(next);
      setValues(current);
      setSeenSummary(seen);
      setPhase('ready');
      setProblems(
        submission
          .now()
          ?.problemsOf(current)
          .filter(({ stops }) => !stops) ?? [],
      );
    });
    keep(current, next, seen);
    if (field) return focusField(form.current, field);
    const title = document.getElementById(titleId(next));
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  };

  const sendAll = async (loaded: Submission, current: QuoteValues) => {
    let refused: QuoteFormField | undefined;
    await send(loaded, loaded.messageOf(current), (result) => {
      if (result.kind === 'sent') {
        setValues(current);
        withStorage(clearAnswers);
        return;
      }
      const refusals = loaded.problemsFromServer(result.fields);
      refused = refusals[0]?.field;
      if (!refused) return;
      setProblems(refusals);
      setStep(stepOfField(refused));
    });
    if (refused && form.current) focusField(form.current, refused);
    // The form and its button are gone.
    if (!form.current) sender.outcome.current?.focus({ preventScroll: true });
  };

  const submit = (filled: HTMLFormElement, loaded: Submission) => {
    const current = readForm(filled);
    // At the summary every step is asked once more: a choice may have gone since it was made.
    const asked = step === 'summary' ? loaded.firstOpenStep(current) : step;
    const found = loaded.problemsOfStep(asked, current);
    if (found.some(({ stops }) => stops)) report(loaded, found, () => setStep(asked));
    else if (step === 'summary') void sendAll(loaded, current);
    else {
      goTo(loaded.stepAfter(step, current, seenSummary));
      for (const text of loaded.toastTexts(found)) void showToast('error', text);
    }
  };

  const recordChange = () => {
    if (!form.current) return;
    const current = readForm(form.current);
    keep(current, step, seenSummary);
    const loaded = submission.now();
    if (problems.length > 0 && loaded) setProblems(loaded.stillOpen(problems, loaded.problemsOf(current)));
  };

  const loaded = submission.now();
  const phoneProblem = textAt(loaded?.problemsOf(values) ?? [], 'phoneNumber');
  if (phase === 'sent' && loaded) {
    return (
      <div className={styles.quote}>
        <div className={styles.inner}>
          <loaded.ThankYou
            outcome={sender.outcome}
            values={values}
            phoneProblem={phoneProblem}
            afterwards={afterwards}
          />
        </div>
      </div>
    );
  }

  const frameOf = (name: Step) => ({ name, ...steps[name], hidden: hydrated && step !== name });
  const textField = (field: QuoteFormField) => ({
    id: `quote-${field}`,
    name: field,
    label: fieldLabels[field],
    error: textAt(problems, field),
  });
  const choiceField = (field: ChoiceField) => ({
    id: `quote-${field}`,
    name: field,
    options: choices[field],
    error: textAt(problems, field),
  });

  return (
    <>
      <div className={styles.quote}>
        <form
          ref={form}
          className={styles.form}
          action={emailPath}
          method="post"
          data-live={hydrated || undefined}
          noValidate={hydrated}
          onSubmit={sender.onSubmit(submit)}
          onChange={recordChange}
          onFocus={sender.prepare}
        >
          <div className={styles.inner}>
            <div className={styles.progress}>
              <Progress step={step} />
            </div>
            <div className={styles.steps}>
              <StepFrame {...frameOf('service')}>
                <ChoiceGroup {...choiceField('service')} labelledBy={titleId('service')} />
              </StepFrame>
              <StepFrame {...frameOf('scope')}>
                <ChoiceGroup {...choiceField('stage')} legend="Where the project stands" />
                <TextArea {...textField('scope')} label="What it should do" rows={7} />
              </StepFrame>
              <StepFrame {...frameOf('budget')}>
                <ChoiceGroup {...choiceField('budget')} labelledBy={titleId('budget')} />
              </StepFrame>
              <StepFrame {...frameOf('timeline')}>
                <ChoiceGroup {...choiceField('timeline')} labelledBy={titleId('timeline')} />
              </StepFrame>
              <StepFrame {...frameOf('contact')}>
                <TextField {...textField('name')} autoComplete="name" maxLength={nameMaxLength} />
                <TextField
                  {...textField('email')}
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <TextField
                  {...textField('phoneNumber')}
                  optional
                  hint="10 digits, without the country code"
                  inputMode="tel"
                  autoComplete="tel-national"
                />
              </StepFrame>
              {loaded && (
                <StepFrame {...frameOf('summary')}>
                  <loaded.Summary
                    values={values}
                    phoneProblem={phoneProblem}
                    disabled={sending}
                    onChange={(field) => goTo(stepOfField(field), field)}
                  />
                </StepFrame>
              )}
              <Trap id="quote-subject" />
              <div className={styles.send}>
                {hydrated && before && (
                  <QuietButton disabled={sending} onClick={() => goTo(before)}>
                    Back
                  </QuietButton>
                )}
                <SubmitButton
                  ref={sender.button}
                  sending={sending}
                  sendingText="Sending…"
                  describedBy={phase === 'failed' ? 'quote-outcome' : undefined}
                >
                  {hydrated && step !== 'summary' ? 'Continue' : 'Send request'}
                </SubmitButton>
                <p ref={sender.status} className={styles.status} role="status" tabIndex={-1}>
                  {sending ? 'Your request is being sent.' : ''}
                </p>
              </div>
              {phase === 'failed' && (
                <Outcome ref={sender.outcome} id="quote-outcome" kind="failed">
                  <p>{failedText}</p>
                  <p>{sender.reason ?? 'Your answers are still here.'}</p>
                </Outcome>
              )}
            </div>
          </div>
        </form>
      </div>
      <Section title={afterwards.title}>
        <ItemList items={afterwards.steps} numbered columns={2} />
      </Section>
    </>
  );
};
