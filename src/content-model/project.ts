import { z } from 'zod';
import { line, list, paragraphs, picture, refs, tag } from './fields';
import { callToAction, clientIndustry, figure, item, pageEntryFields, pageFields, quotation } from './parts';

const decides = (kind: string) =>
  `Facts of the page, filter of the project list; decides on which ${kind} pages it is shown`;

export const project = z.strictObject({
  ...pageEntryFields,
  ...pageFields,
  client: line(
    90,
    'Who it was made for, in a few words: "A chartered-accountancy firm in Pune"',
    'Facts at the head of the page, and the card on lists',
  ),
  year: z.int().min(2005).max(2100).meta({
    description: 'Year of the first release',
    where: 'Facts at the head of the page',
  }),
  problem: paragraphs(
    'What the client could not do before, one or two paragraphs',
    'Part of the page about the problem',
  ),
  built: paragraphs('What we built, one to three paragraphs', 'Part of the page about what was built'),
  features: list(item(60, 300, 'feature'), [4, 8], 'Main features', 'Part of the page with the features'),
  technologies: list(
    tag(28, 'Name of a technology, written as its makers write it'),
    [2, 8],
    'Technologies; they are filters of the project list, so use the same spelling everywhere',
    'Facts at the head of the page, and filter of the project list',
  ),
  outcome: paragraphs('What came of it, one or two paragraphs', 'Part of the page about the outcome'),
  figures: list(figure, [1, 3], 'Key figures, each with its base', 'Set large in the part about the outcome'),
  gallery: list(
    picture('Further picture'),
    [0, 6],
    'Further pictures',
    'Beside what was built; left out when empty',
  ).optional(),
  services: refs('service', [1, 4], 'Services that took part', decides('service')),
  industry: clientIndustry(decides('industry')),
  quote: quotation('Below the outcome'),
  nextStep: callToAction,
});
