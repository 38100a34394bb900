import { fill } from '../../content-model/texts/fill';
import { filesField } from '../../message/fields';

/** The steps of the quote form, in order; the last one shows all answers before they are sent. */
export const stepNames = ['service', 'scope', 'budget', 'timeline', 'contact', 'summary'] as const;
export type Step = (typeof stepNames)[number];

/** The position of a step in words; the summary asks nothing and is not counted. */
export const describePosition = (step: Step): string =>
  step === 'summary'
    ? TEXTS.quote.last
    : fill(TEXTS.quote.position, { number: stepNames.indexOf(step) + 1, count: stepNames.length - 1 });

export type ChoiceField = 'service' | 'stage' | 'budget' | 'timeline';

/** The form's values; '' where there is none. Of files it is their names. */
export const noValues = {
  service: '',
  stage: '',
  budget: '',
  timeline: '',
  scope: '',
  files: '',
  name: '',
  email: '',
  phoneNumber: '',
};

export type QuoteFormField = keyof typeof noValues;
export type QuoteValues = Readonly<typeof noValues>;

export const steps: Readonly<Record<Step, { label: string; fields: readonly QuoteFormField[] }>> = {
  service: { label: TEXTS.request.service, fields: ['service'] },
  scope: { label: TEXTS.request.scope, fields: ['stage', 'scope', filesField] },
  budget: { label: TEXTS.request.budget, fields: ['budget'] },
  timeline: { label: TEXTS.request.timeline, fields: ['timeline'] },
  contact: { label: TEXTS.quote.contact, fields: ['name', 'email', 'phoneNumber'] },
  summary: { label: TEXTS.quote.summary, fields: [] },
};

export const quoteFormFields = stepNames.flatMap((step) => steps[step].fields);

/** Labels in the summary; the mail shares those of the questions. */
export const fieldLabels: Readonly<Record<QuoteFormField, string>> = {
  ...TEXTS.request,
  files: TEXTS.quote.files,
  name: TEXTS.form.name,
  email: TEXTS.form.email,
  phoneNumber: TEXTS.form.phoneNumber,
};

export const findStep = (field: QuoteFormField): Step =>
  stepNames.find((step) => steps[step].fields.includes(field)) ?? 'summary';

/** The previous step, or undefined at the first. */
export const stepBefore = (step: Step): Step | undefined => stepNames[stepNames.indexOf(step) - 1];
