import { type QuoteAnswers, quoteFields, quoteLabels } from './quote-fields';

const heading = 'Request for a quote';
const noteLabel = 'Anything else';

// An answer of several lines stands below its label, so that it cannot be taken for the next answer.
const written = (label: string, answer: string) =>
  answer.includes('\n') ? `\n${label}:\n${answer}` : `${label}: ${answer}`;

/**
 * The answers of the quote form as readable text for `message` (decisions.md: one call, the answers written into
 * `message`). Browser and server write the same text.
 *
 * @param note what the visitor wrote besides
 * @returns '' when nothing at all was answered, so that the rule of an empty message applies
 */
export const composeQuoteMessage = (answers: QuoteAnswers, note = ''): string => {
  const clean = (value: string | undefined) => (value ?? '').replace(/\r\n?/g, '\n').trim();
  const lines = quoteFields
    .map((field) => ({ label: quoteLabels[field], answer: clean(answers[field]) }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => written(label, answer));
  const rest = clean(note) === '' ? [] : [`\n${noteLabel}:\n${clean(note)}`];
  const all = [...lines, ...rest];
  return all.length === 0 ? '' : `${heading}\n\n${all.join('\n').replace(/^\n/, '')}`;
};

/** Whether a message is a request for a quote, to tell the two apart in the mail's subject. */
export const isQuoteMessage = (message: string): boolean => message.startsWith(`${heading}\n`);
