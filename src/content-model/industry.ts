import { z } from 'zod';
import { icon, list, paragraphs, part, percent, refs, wherever } from './fields';
import { callToAction, item, pageEntryFields, pageFields, quotation, relatedWork } from './parts';

/** An industry: its tile and its page (behaviour.md, rule 46). The nth solution answers the nth challenge. */
export const industry = z
  .strictObject({
    ...pageEntryFields,
    ...pageFields,
    icon: icon('Its icon', 'Tile on the home page, mobile menu, and lists of industries on service pages'),
    chart: part('Flag on the chart of the home page', {
      x: percent('left edge of the wide chart'),
      y: percent('top of the wide chart'),
      tallX: percent('left edge of the chart for phones'),
      tallY: percent('top of the chart for phones'),
    })
      .describe('Where its isle lies on the chart; left out, the industry is listed below it')
      .optional(),
    text: paragraphs('Introduction, one to three paragraphs', 'First part of the page'),
    challenges: list(
      item(70, 420, 'challenge'),
      [5, 9],
      'What is hard in this industry',
      'Left-hand side of the pairs on the page',
    ),
    solutions: list(
      item(70, 420, 'solution'),
      [5, 9],
      'Our answers, in the order of the challenges: the third answers the third',
      'Right-hand side of the pairs on the page',
    ),
    quote: quotation('Above the work'),
    relatedWork,
    relatedServices: refs(
      'service',
      [0, 4],
      'Services this industry asks for most; the first one’s price and time stand at the head of the page',
      'Part of the page with related services, left out when empty; the first at the head of the page',
    ),
    nextStep: callToAction,
  })
  .refine((page) => page.challenges.length === page.solutions.length, {
    path: ['solutions'],
    error:
      'must have as many entries as challenges; write one solution for each challenge, in the same order',
    when: wherever({ challenges: z.array(z.unknown()), solutions: z.array(z.unknown()) }),
  });
