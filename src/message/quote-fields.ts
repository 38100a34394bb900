/** Questions of the quote form, in their order. */
export const quoteFields = ['service', 'stage', 'budget', 'timeline', 'scope'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** The visitor's answers; '' or absent for open questions. */
export type QuoteAnswers = Readonly<Partial<Record<QuoteField, string>>>;
