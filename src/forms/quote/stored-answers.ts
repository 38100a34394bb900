import { writeStored } from '../../browser/session-storage';
import { type QuoteValues, quoteFormFields, type Step } from './steps';

/** The visitor's place and answers, kept for a reload. */
export interface StoredAnswers {
  readonly step: Step;
  /** Once the summary was seen, a changed answer leads back to it. */
  readonly seenSummary: boolean;
  /** The answers as of the last step. */
  readonly values: QuoteValues;
  /** The last estimate that became the scope, or that the visitor did not want there. */
  readonly estimate?: string | undefined;
}

/** Where they are in the tab's storage; answers.ts checks what is there. */
export const answersKey = 'quote-answers';

/** Stores the answers, or removes them if all are empty. A deleted estimate stays known, so that it does not come back. */
export const storeAnswers = (answers: StoredAnswers): void => {
  const isEmpty = quoteFormFields.every((field) => answers.values[field] === '') && !answers.estimate;
  writeStored(answersKey, isEmpty ? undefined : answers);
};
