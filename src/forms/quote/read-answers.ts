import { isObject } from '../../is-object';
import { type Choices, noValues, type QuoteValues, quoteFormFields, stepNames } from './steps';
import type { StoredAnswers } from './stored-answers';

// A choice that was withdrawn is open again.
const readValues = (stored: Record<string, unknown>, choices: Choices): QuoteValues => {
  const offered: Partial<Record<string, readonly string[]>> = choices;
  const entries = quoteFormFields.map((field) => {
    const value = stored[field];
    const isFit = typeof value === 'string' && (offered[field]?.includes(value) ?? true);
    return [field, isFit ? value : ''];
  });
  return { ...noValues, ...Object.fromEntries(entries) };
};

/** Reads what was stored as answers; undefined if it holds none. */
export const readAnswers = (stored: unknown, choices: Choices): StoredAnswers | undefined => {
  if (!isObject(stored) || !isObject(stored.values)) return undefined;
  const values = readValues(stored.values, choices);
  const step = stepNames.find((name) => name === stored.step) ?? 'service';
  return { step, seenSummary: stored.seenSummary === true, values };
};
