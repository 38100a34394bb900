/** Questions of the quote form, in their order. */
export const quoteFields = ['service', 'stage', 'budget', 'timeline', 'scope'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** The visitor's answers; '' or absent for open questions. */
export type QuoteAnswers = Readonly<Partial<Record<QuoteField, string>>>;

/** The label of each answer in the form's summary and in the mail. */
export const quoteLabels: Readonly<Record<QuoteField, string>> = {
  service: 'Service',
  stage: 'Stage',
  budget: 'Budget',
  timeline: 'Timeline',
  scope: 'Scope',
};
