import type { ContactMessage, FieldTexts } from '../../message/fields';
import { composeQuoteMessage } from '../../message/quote';
import { isBlank, type Problem } from '../../message/rules';
import { listProblems } from '../sending/problems';
import { checkMessage } from '../sending/send-message';
import {
  findStep,
  type QuoteFormField,
  type QuoteValues,
  quoteFormFields,
  type Step,
  stepNames,
  steps,
} from './steps';

const missing = {
  service: TEXTS.quote.serviceMissing,
  stage: TEXTS.quote.stageMissing,
  budget: TEXTS.quote.budgetMissing,
  timeline: TEXTS.quote.timelineMissing,
} as const;

/** The answers as the one message that is sent (behaviour.md, rule 60). */
export const composeMessage = ({ name, email, phoneNumber, ...answers }: QuoteValues): ContactMessage => ({
  name,
  email,
  phoneNumber,
  message: composeQuoteMessage(answers, TEXTS.request),
});

/** Every broken rule, in the order of the steps and their fields. Contact details follow the rules of every message. */
export const findProblems = (values: QuoteValues): Problem<QuoteFormField>[] => {
  const { message, ...contact }: FieldTexts = Object.fromEntries(
    checkMessage(composeMessage(values)).map(({ field, text }) => [field, text]),
  );
  const scope = isBlank(values.scope) ? TEXTS.quote.scopeMissing : message;
  // The field of files takes none that break a rule.
  const found = listProblems(
    quoteFormFields,
    { ...missing, ...contact, scope },
    (field) => field !== 'phoneNumber',
  );
  return found.filter(({ field }) => !Object.hasOwn(missing, field) || values[field] === '');
};

export const findStepProblems = (step: Step, values: QuoteValues): Problem<QuoteFormField>[] =>
  findProblems(values).filter(({ field }) => steps[step].fields.includes(field));

/** The first step that stops the form, or the summary. */
export const firstOpenStep = (values: QuoteValues): Step => {
  const stop = findProblems(values).find(({ stops }) => stops);
  return stop ? findStep(stop.field) : 'summary';
};

/**
 * Finds the step after a finished one: the next; or, once the visitor has seen the summary, the summary or the first
 * open step.
 */
export const stepAfter = (step: Step, values: QuoteValues, seenSummary: boolean): Step =>
  seenSummary ? firstOpenStep(values) : (stepNames[stepNames.indexOf(step) + 1] ?? 'summary');

/** The server's complaints about the message, as problems of this form's fields. */
export const readServerProblems = ({ message, ...contact }: FieldTexts): Problem<QuoteFormField>[] =>
  listProblems(quoteFormFields, { ...contact, scope: message || undefined });
