import type { Texts } from '../content-model/texts/languages';
import { type QuoteAnswers, quoteFields } from './fields';
import { isBlank } from './rules';

// A multi-line answer starts below its label, so that it cannot be mistaken for the next answer.
const written = (label: string, answer: string) =>
  answer.includes('\n') ? `\n${label}:\n${answer}` : `${label}: ${answer}`;

/**
 * The answers of the quote form as readable text for `message` (behaviour.md, rule 60). Browser and server write the
 * same text.
 * @param note what else the visitor wrote
 * @returns '' if nothing was answered, so that the rule of an empty message applies
 */
export const composeQuoteMessage = (answers: QuoteAnswers, texts: Texts['request'], note = ''): string => {
  const clean = (value: string | undefined) => (value ?? '').replace(/\r\n?/g, '\n').trim();
  const lines = quoteFields
    .map((field) => ({ label: texts[field], answer: clean(answers[field]) }))
    .filter(({ answer }) => !isBlank(answer))
    .map(({ label, answer }) => written(label, answer));
  const rest = isBlank(note) ? [] : [`\n${texts.note}:\n${clean(note)}`];
  const all = [...lines, ...rest];
  return all.length === 0 ? '' : `${texts.heading}\n\n${all.join('\n').replace(/^\n/, '')}`;
};
