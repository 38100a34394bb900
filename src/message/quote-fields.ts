/** Questions of the quote form, in the order in which they are asked and written down. */
export const quoteFields = ['service', 'stage', 'budget', 'timeline', 'scope'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** Answers as the visitor gave them; '' or absent where a question was left open. */
export type QuoteAnswers = Readonly<Partial<Record<QuoteField, string>>>;

/** The words that stand before each answer, in the form's summary and in the mail. */
export const quoteLabels: Readonly<Record<QuoteField, string>> = {
  service: 'Service',
  stage: 'Stage',
  budget: 'Budget',
  timeline: 'Timeline',
  scope: 'Scope',
};
