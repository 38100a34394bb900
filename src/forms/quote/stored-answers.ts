import { writeStored } from '../../browser/session-storage';
import { type QuoteValues, quoteFormFields, type Step } from './steps';

/** The visitor's place and answers, kept for a reload. */
export interface StoredAnswers {
  readonly step: Step;
  /** Once the summary was seen, a changed answer leads back to it. */
  readonly seenSummary: boolean;
  /** The answers as of the last step. */
  readonly values: QuoteValues;
}

/** Where they are in the tab's storage; read-answers.ts checks what is there. */
export const answersKey = 'quote-answers';

/** Stores the answers, or removes them if all are empty. */
export const storeAnswers = (answers: StoredAnswers): void => {
  const isEmpty = quoteFormFields.every((field) => answers.values[field] === '');
  writeStored(answersKey, isEmpty ? undefined : answers);
};
