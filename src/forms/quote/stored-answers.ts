import { readStored, writeStored } from '../../browser/session-storage';
import { isObject } from '../../is-object';
import { noValues, type QuoteValues, quoteFormFields, type Step, stepNames } from './steps';

/** The visitor's place and answers, kept for a reload. */
export interface StoredAnswers {
  readonly step: Step;
  /** Once the summary was seen, a changed answer leads back to it. */
  readonly seenSummary: boolean;
  /** The answers as of the last step. */
  readonly values: QuoteValues;
  /** The last estimate that became part of the scope. */
  readonly estimate?: string | undefined;
}

/** Where they are in the tab's storage. */
export const answersKey = 'quote-answers';

/** Stores the answers, or removes them if all are empty. A deleted estimate stays known, so that it does not come back. */
export const storeAnswers = (answers: StoredAnswers): void => {
  const isEmpty = quoteFormFields.every((field) => answers.values[field] === '') && !answers.estimate;
  writeStored(answersKey, isEmpty ? undefined : answers);
};

/** The stored answers; undefined if there are none. */
export const readAnswers = (): StoredAnswers | undefined => {
  const stored = readStored(answersKey);
  if (!isObject(stored) || !isObject(stored.values)) return undefined;
  const given = Object.entries(stored.values).filter(([, value]) => typeof value === 'string');
  return {
    step: stepNames.find((name) => name === stored.step) ?? 'service',
    seenSummary: stored.seenSummary === true,
    values: { ...noValues, ...Object.fromEntries(given) },
    estimate: typeof stored.estimate === 'string' ? stored.estimate : undefined,
  };
};
