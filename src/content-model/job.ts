import { z } from 'zod';
import { textBlock } from './blocks';
import { shaped } from './company';
import { date, line, list, part, refs } from './fields';
import { pageAppearance, pageFields } from './parts';

const wage = (what: string) => z.int().min(1).describe(`${what} salary of a year`);

/** An open job (behaviour.md, rule 113). Its `endOn` is the last day on which one may apply. */
export const job = part('Page of the job, and its card on the list', {
  ...pageAppearance,
  ...pageFields,
  date: date('Day of publication', 'Order of the list: the newest first; search engines'),
  employment: z.enum(['full-time', 'part-time', 'contractor', 'intern']).meta({
    description: 'How one is employed',
    where: 'Head of the page, and its card',
  }),
  offices: refs('office', [1, 4], 'Offices that it belongs to', 'Head of the page, and its card'),
  countries: list(
    line(40, 'Name of a country: "India"'),
    [1, 8],
    'Countries in which one may live who does all of it at home; left out, it is done at the offices',
    'Head of the page, and its card',
  ).optional(),
  salary: part('Search engines; its text at the head of the page', {
    text: line(60, 'The salary of a year, as visitors read it: "₹14 to 22 lakh"', 'Head of the page'),
    currency: shaped(/^[A-Z]{3}$/, 'must be three letters such as INR', 'Its currency (ISO 4217)', 'INR'),
    low: wage('The lowest'),
    high: wage('The highest'),
  })
    .describe('What it pays')
    .optional(),
  body: list(textBlock, [3, 40], 'The work, and who does it, block by block', 'The page'),
});
