import { composeQuoteMessage, quoteLabels } from '../message/quote';
import { type ContactMessage, checkMessage, checkText, type MessageField } from '../message/rules';
import { type FieldProblem, textAt } from '../message-form/problems';

/** The steps of the quote form, in order; the last shows all answers before they are sent. */
export const stepNames = ['service', 'scope', 'budget', 'timeline', 'contact', 'summary'] as const;
export type Step = (typeof stepNames)[number];

/** Their names in the list of steps. */
export const stepLabels: Readonly<Record<Step, string>> = {
  service: 'Service',
  scope: 'Scope',
  budget: 'Budget',
  timeline: 'Timeline',
  contact: 'Contact',
  summary: 'Summary',
};

/** How far a step is, in words; the summary asks nothing and is not counted. */
export const countOf = (step: Step): string =>
  step === 'summary' ? 'Before you send' : `Step ${stepNames.indexOf(step) + 1} of ${stepNames.length - 1}`;

export type ChoiceField = 'service' | 'stage' | 'budget' | 'timeline';

/** What can be chosen, by field. */
export type Choices = Readonly<Record<ChoiceField, readonly string[]>>;

export type QuoteFormField = ChoiceField | 'scope' | 'name' | 'email' | 'phoneNumber';

/** What stands in the form; '' where nothing does. */
export type QuoteValues = Readonly<Record<QuoteFormField, string>>;

export const noValues: QuoteValues = {
  service: '',
  stage: '',
  budget: '',
  timeline: '',
  scope: '',
  name: '',
  email: '',
  phoneNumber: '',
};

/** The fields that a step asks for, in the order in which they stand there. */
export const fieldsOfStep: Readonly<Record<Step, readonly QuoteFormField[]>> = {
  service: ['service'],
  scope: ['stage', 'scope'],
  budget: ['budget'],
  timeline: ['timeline'],
  contact: ['name', 'email', 'phoneNumber'],
  summary: [],
};

/** All fields, in the order in which they are asked for. */
export const quoteFormFields = stepNames.flatMap((step) => fieldsOfStep[step]);

/** Words that stand before the answers in the summary; those of the questions are the mail's, too. */
export const fieldLabels: Readonly<Record<QuoteFormField, string>> = {
  ...quoteLabels,
  name: 'Name',
  email: 'Email',
  phoneNumber: 'Phone number',
};

export const quoteTexts = {
  service: 'Please choose a service.',
  stage: 'Please choose where the project stands.',
  scope: 'Please describe what it should do.',
  budget: 'Please choose a budget range.',
  timeline: 'Please choose a timeline.',
} as const;

/** The answers as the one message that is sent (decisions.md: they are written into `message`). */
export const messageOf = ({ name, email, phoneNumber, ...answers }: QuoteValues): ContactMessage => ({
  name,
  email,
  phoneNumber,
  message: composeQuoteMessage(answers),
});

const scopeProblem = (values: QuoteValues) =>
  values.scope.trim() === '' ? quoteTexts.scope : checkText(messageOf(values).message);

/** Every broken rule, in the order of the steps and their fields. Contact details have the rules of every message. */
export const problemsOf = (values: QuoteValues): FieldProblem<QuoteFormField>[] => {
  const choice = (field: ChoiceField) => (values[field] === '' ? quoteTexts[field] : undefined);
  const contact = checkMessage(messageOf(values));
  const texts: Readonly<Record<QuoteFormField, string | undefined>> = {
    service: choice('service'),
    stage: choice('stage'),
    scope: scopeProblem(values),
    budget: choice('budget'),
    timeline: choice('timeline'),
    name: textAt(contact, 'name'),
    email: textAt(contact, 'email'),
    phoneNumber: textAt(contact, 'phoneNumber'),
  };
  return quoteFormFields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text, stops: field !== 'phoneNumber' }];
  });
};

/** Broken rules of one step. */
export const problemsOfStep = (step: Step, values: QuoteValues): FieldProblem<QuoteFormField>[] =>
  problemsOf(values).filter(({ field }) => fieldsOfStep[step].includes(field));

/** The first step that keeps the form from being sent, or the summary. */
export const firstOpenStep = (values: QuoteValues): Step => {
  const stop = problemsOf(values).find(({ stops }) => stops);
  return stop ? stepOfField(stop.field) : 'summary';
};

export const stepOfField = (field: QuoteFormField): Step =>
  stepNames.find((step) => fieldsOfStep[step].includes(field)) ?? 'summary';

/**
 * Where a finished step leads: to the next one; back to the summary, or to what is still open before it, once the
 * visitor has been there.
 */
export const stepAfter = (step: Step, values: QuoteValues, seenSummary: boolean): Step =>
  seenSummary ? firstOpenStep(values) : (stepNames[stepNames.indexOf(step) + 1] ?? 'summary');

/** The step before, or undefined at the first. */
export const stepBefore = (step: Step): Step | undefined => stepNames[stepNames.indexOf(step) - 1];

/** What the server found wrong with the message, as problems of this form's fields. */
export const problemsFromServer = (
  fields: Partial<Record<MessageField, string>>,
): FieldProblem<QuoteFormField>[] => {
  const { message, ...contact } = fields;
  const texts: Partial<Record<QuoteFormField, string>> = {
    ...contact,
    ...(message ? { scope: message } : {}),
  };
  return quoteFormFields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text, stops: true }];
  });
};
