import { z } from 'zod';
import { line, part, shared } from './fields';

const phrase = line(80, 'Words around the figure, with # in its place: "# people in Mumbai"').refine(
  (words) => words.split('#').length === 2,
  'must have one # where the figure stands',
);

const fact = shared('Fact', {
  name: line(60, 'What is counted'),
  value: line(20, 'The figure, as the texts write it: "140", "94%"'),
  phrases: z.array(phrase).min(1).describe('How texts state it: digits, or a word up to twelve'),
});

/** Figures of the company that several texts state; `npm run check:content` advises where one of them differs. */
export const facts = part('Nowhere; the check advises where a text states another figure', {
  facts: z.array(fact).describe('The figures of the company'),
});
