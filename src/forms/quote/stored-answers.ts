import { type QuoteValues, quoteFormFields, type Step } from './steps';

/** What is kept for a reload: where the visitor was and what was typed. */
export interface StoredAnswers {
  readonly step: Step;
  readonly seenSummary: boolean;
  readonly values: QuoteValues;
}

/** The tab's storage, as far as it is used here. */
export type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'quote-answers';

/** What is kept, as text: what comes with the form's rules reads it (read-answers.ts). */
export const keptText = (storage: AnswerStorage): string | null => storage.getItem(key);

/** Keeps the answers; nothing is kept while there are none. */
export const writeAnswers = (storage: AnswerStorage, answers: StoredAnswers): void => {
  if (quoteFormFields.every((field) => answers.values[field] === '')) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(answers));
};

export const clearAnswers = (storage: AnswerStorage): void => storage.removeItem(key);

/** Runs something with the tab's storage; without one (blocked, full) the form works all the same. */
export const withStorage = <Result>(use: (storage: AnswerStorage) => Result): Result | undefined => {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
};
