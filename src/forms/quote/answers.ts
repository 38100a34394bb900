import type { ContactMessage, FieldTexts } from '../../message/fields';
import { composeQuoteMessage } from '../../message/quote';
import { checkMessage, checkText, isBlank, type Problem } from '../../message/rules';
import { listProblems } from '../sending/problems';
import { messageRules } from '../sending/submission';
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

const scopeProblem = (values: QuoteValues) =>
  isBlank(values.scope) ? TEXTS.quote.scopeMissing : checkText(composeMessage(values).message, messageRules);

/** Every broken rule, in the order of the steps and their fields. Contact details follow the rules of every message. */
export const findProblems = (values: QuoteValues): Problem<QuoteFormField>[] => {
  const contact = checkMessage(composeMessage(values), messageRules);
  // The field of files takes none that break a rule.
  const texts: Partial<Record<string, string | undefined>> = {
    ...missing,
    ...Object.fromEntries(contact.map(({ field, text }) => [field, text])),
    scope: scopeProblem(values),
  };
  const found = listProblems(quoteFormFields, texts, (field) => field !== 'phoneNumber');
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
