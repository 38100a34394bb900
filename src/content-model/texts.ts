import { z } from 'zod';
import { line, part } from './fields';
import en from './texts/en.json';

const listParameters = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');

/** A text in place of the one that the site brings; its parameters are the same. */
const ownText = (text: string) =>
  line(400, `In place of “${text}”`)
    .refine(
      (given) => listParameters(given) === listParameters(text),
      `must have in braces: ${listParameters(text) || 'nothing'}`,
    )
    .optional();

/** Plural categories of CLDR. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

const ownTexts = (texts: object, description: string): z.ZodType => {
  const fields = Object.entries(texts).map(([name, text]: [string, string | { other?: string }]) => {
    if (typeof text === 'string') return [name, ownText(text)];
    const forms = text.other && Object.fromEntries(categories.map((category) => [category, text.other]));
    return [
      name,
      ownTexts(forms || text, forms ? `By number: “${text.other}”` : `Texts of the group ${name}`),
    ];
  });
  return z.strictObject(Object.fromEntries(fields)).describe(description).optional();
};

/** Texts of the interface that this company says in its own way; all of them, if the site does not bring its language. */
export const texts = part(
  'Labels, buttons, errors, mails: whatever no page’s own content says',
  Object.fromEntries(
    Object.entries(en).map(([group, own]) => [group, ownTexts(own, `Texts of the group ${group}`)]),
  ),
);
