import { type QuoteValues, quoteFormFields, type Step } from './steps';

/** The visitor's place and answers, kept for a reload. */
export interface StoredAnswers {
  readonly step: Step;
  /** Once the summary was seen, a changed answer leads back to it. */
  readonly seenSummary: boolean;
  /** The answers as of the last step. */
  readonly values: QuoteValues;
}

export type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'quote-answers';

/** The stored text; read-answers.ts parses it. */
export const keptText = (storage: AnswerStorage): string | null => storage.getItem(key);

/** Stores the answers, or removes them if all are empty. */
export const writeAnswers = (storage: AnswerStorage, answers: StoredAnswers): void => {
  if (quoteFormFields.every((field) => answers.values[field] === '')) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(answers));
};

export const clearAnswers = (storage: AnswerStorage): void => storage.removeItem(key);

/** Uses the tab's storage. The form also works if that is blocked or full. */
export const withStorage = <Result>(use: (storage: AnswerStorage) => Result): Result | undefined => {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
};
