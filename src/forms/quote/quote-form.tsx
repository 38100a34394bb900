import { graphql } from 'gatsby';
import type { Elements } from '../../components/elements';
import { QuietButton, SubmitButton } from '../../components/form/button';
import { Honeypot } from '../../components/form/honeypot';
import { kindField } from '../../message/fields';
import { Addressee, type Contact } from '../sending/addressee';
import { FailedOutcome } from '../sending/failed-outcome';
import { formAddress, hasForms } from '../sending/form-endpoint';
import { OfficeContacts } from '../sending/office-contacts';
import { Progress } from './progress';
import * as styles from './quote.module.css';
import { QuoteSteps, StepFrame } from './quote-steps';
import { findStep, stepBefore } from './steps';
import { type FilledIn, useQuoteForm } from './use-quote-form';

export type { FilledIn };

interface QuoteFormProps {
  texts: Queries.QuoteTextsFragment;
  /** Choices of the first step. */
  services: readonly string[];
  /** What the page around it fills in. */
  filledIn?: FilledIn | undefined;
  contact?: Contact;
  /** Next to the form; below it in narrow windows. */
  aside: Elements;
}

/** One long form without scripts, step by step with scripts (behaviour.md, rules 59 and 60). */
const SteppedForm = ({ texts, services, filledIn, contact, aside }: QuoteFormProps) => {
  const { steps, stages, budgets, timelines, afterwards } = texts;
  const choices = { service: services, stage: stages, budget: budgets, timeline: timelines };
  const quote = useQuoteForm(filledIn);
  const { step, live, plain, loaded, values, phoneProblem, goTo } = quote;
  const { phase, problems, reason } = quote.state;
  const sending = phase === 'sending';
  const before = stepBefore(step);

  if (phase === 'sent' && loaded) {
    return (
      <loaded.ThankYou
        outcome={quote.outcome}
        values={values}
        phoneProblem={phoneProblem}
        isConfirmed={quote.state.isConfirmed}
        afterwards={afterwards}
      />
    );
  }

  return (
    <>
      <form
        ref={quote.form}
        className={styles.form}
        action={formAddress}
        method="post"
        encType="multipart/form-data"
        data-mode={plain ? 'plain' : live ? 'steps' : undefined}
        noValidate={live}
        onSubmit={quote.onSubmit}
        onChange={quote.recordChange}
        onFocus={quote.prepare}
      >
        <div className={styles.progress}>
          <Progress step={step} />
        </div>
        <div className={styles.steps}>
          <div className={styles.addressee}>
            <Addressee contact={contact} />
          </div>
          <QuoteSteps texts={steps} choices={choices} problems={problems} shown={live ? step : undefined} />
          {live && loaded && (
            <StepFrame name="summary" {...steps.summary} hidden={step !== 'summary'}>
              <loaded.Summary
                values={values}
                phoneProblem={phoneProblem}
                disabled={sending}
                onChange={(field) => goTo(findStep(field), field)}
              />
            </StepFrame>
          )}
          <input type="hidden" name={kindField} value="quote" />
          <Honeypot id="quote-subject" />
          <div className={styles.send}>
            {live && before && (
              <QuietButton disabled={sending} onClick={() => goTo(before)}>
                {TEXTS.quote.back}
              </QuietButton>
            )}
            <SubmitButton
              ref={quote.button}
              sending={sending}
              describedBy={phase === 'failed' ? 'quote-outcome' : undefined}
            >
              {live && step !== 'summary' ? TEXTS.quote.continue : TEXTS.quote.send}
            </SubmitButton>
            <p ref={quote.status} className={styles.status} role="status" tabIndex={-1}>
              {sending ? TEXTS.quote.sendingRequest : ''}
            </p>
          </div>
          <Addressee contact={contact} late />
          {phase === 'failed' && (
            <FailedOutcome
              ref={quote.outcome}
              id="quote-outcome"
              reason={reason ?? TEXTS.quote.kept}
              message={loaded && (() => loaded.composeMessage(values))}
            />
          )}
        </div>
      </form>
      <div className={styles.aside}>{aside}</div>
    </>
  );
};

/** The quote form, or phone and email on a site without an endpoint. */
export const QuoteForm = (props: QuoteFormProps) => (
  <div className={styles.quote}>
    <div className={styles.inner}>
      {hasForms ? <SteppedForm {...props} /> : <OfficeContacts contact={props.contact} />}
      {!hasForms && props.aside}
    </div>
  </div>
);

export const quoteFragments = graphql`
  fragment QuoteTexts on QuotePage {
    steps {
      service { title text }
      scope { title text }
      budget { title text }
      timeline { title text }
      contact { title text }
      summary { title text }
    }
    stages budgets timelines
    afterwards { title steps { ...Item } }
  }
`;
