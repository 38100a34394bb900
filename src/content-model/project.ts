import { z } from 'zod';
import {
  callToAction,
  entryFields,
  figure,
  item,
  line,
  pageFields,
  paragraphs,
  picture,
  quotation,
  ref,
  refs,
} from './fields';

export const project = z.strictObject({
  ...entryFields,
  ...pageFields,
  client: line(90, 'Who it was made for, in a few words: "A chartered-accountancy firm in Pune"'),
  year: z.int().min(2005).max(2100).describe('Year of the first release'),
  problem: paragraphs('What the client could not do before, one or two paragraphs'),
  built: paragraphs('What we built, one to three paragraphs'),
  features: z
    .array(item(60, 300, 'feature'))
    .min(4)
    .max(8)
    .describe('Main features'),
  technologies: z
    .array(line(28, 'Name of a technology, written as its makers write it'))
    .min(2)
    .max(8)
    .describe('Technologies; they are filters of the project list, so use the same spelling everywhere'),
  outcome: paragraphs('What came of it, one or two paragraphs'),
  figures: z.array(figure).min(1).max(3).describe('Key figures of the outcome, each with its base'),
  gallery: z.array(picture('Further picture')).max(6).optional().describe('Further pictures'),
  services: refs('service', 'Services that took part').min(1).max(4),
  industry: ref(
    'industry',
    'Industry of the client; leave it out if none of the pages is about it',
  ).optional(),
  quote: quotation.optional(),
  nextStep: callToAction,
});
