import { z } from 'zod';
import {
  callToAction,
  entryFields,
  icon,
  item,
  pageFields,
  paragraphs,
  quotation,
  refs,
  relatedWork,
  wherever,
} from './fields';

/** An industry: its tile and its page (behaviour.md, rule 46). The nth solution answers the nth challenge. */
export const industry = z
  .strictObject({
    ...entryFields,
    ...pageFields,
    icon: icon('Icon on the tile and in the mobile menu'),
    text: paragraphs('Introduction, one to three paragraphs'),
    challenges: z
      .array(item(70, 420, 'challenge'))
      .min(5)
      .max(9)
      .describe('What is hard in this industry'),
    solutions: z
      .array(item(70, 420, 'solution'))
      .min(5)
      .max(9)
      .describe('Our answers, in the order of the challenges: the third answers the third'),
    quote: quotation.optional(),
    relatedWork,
    relatedServices: refs('service', 'Services this industry asks for most').max(4),
    nextStep: callToAction,
  })
  .refine((page) => page.challenges.length === page.solutions.length, {
    path: ['solutions'],
    error:
      'must have as many entries as challenges; write one solution for each challenge, in the same order',
    when: wherever({ challenges: z.array(z.unknown()), solutions: z.array(z.unknown()) }),
  });
