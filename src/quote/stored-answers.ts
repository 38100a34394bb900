import { type Choices, noValues, type QuoteValues, quoteFormFields, type Step, stepNames } from './steps';

/** What is kept for a reload: where the visitor was and what was typed. */
export interface StoredAnswers {
  readonly step: Step;
  readonly seenSummary: boolean;
  readonly values: QuoteValues;
}

/** The tab's storage, as far as it is used here. */
export type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'quote-answers';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// A choice that is no longer offered is an open question again.
const valuesOf = (stored: Record<string, unknown>, choices: Choices): QuoteValues => {
  const offered: Partial<Record<string, readonly string[]>> = choices;
  const entries = quoteFormFields.map((field) => {
    const value = stored[field];
    const isFit = typeof value === 'string' && (offered[field]?.includes(value) ?? true);
    return [field, isFit ? value : ''];
  });
  return { ...noValues, ...Object.fromEntries(entries) };
};

/** The answers kept in this tab, if there are any. */
export const readAnswers = (storage: AnswerStorage, choices: Choices): StoredAnswers | undefined => {
  const stored = parse(storage.getItem(key) ?? '');
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const values = valuesOf(stored.values, choices);
  const step = stepNames.find((name) => name === stored.step) ?? 'service';
  return { step, seenSummary: stored.seenSummary === true, values };
};

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
