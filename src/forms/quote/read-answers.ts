import { isObject } from '../../is-object';
import { type Choices, noValues, type QuoteValues, quoteFormFields, stepNames } from './steps';
import type { StoredAnswers } from './stored-answers';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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

/** Parses stored answers; undefined if the text holds none. */
export const readAnswers = (text: string, choices: Choices): StoredAnswers | undefined => {
  const stored = parse(text);
  if (!isObject(stored) || !isObject(stored.values)) return undefined;
  const values = readValues(stored.values, choices);
  const step = stepNames.find((name) => name === stored.step) ?? 'service';
  return { step, seenSummary: stored.seenSummary === true, values };
};
