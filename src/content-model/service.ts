import { z } from 'zod';
import { icon, line, list, paragraphs, picture, ref, refs, text } from './fields';
import { benefit, callToAction, item, pageEntryFields, pageFields, relatedWork } from './parts';

const offeringGroup = z.strictObject({
  name: line(60, 'Name of the group of offerings'),
  options: list(item(60, 320, 'offering'), [2, 6], 'The offerings of the group'),
  project: ref('project', 'Project that shows what is meant: its picture stands below the name').optional(),
});

/** A service: its card and its page (behaviour.md, rule 45). */
export const service = z.strictObject({
  ...pageEntryFields,
  ...pageFields,
  image: pageFields.image.meta({
    where:
      'Card on the home page, link preview, and head of the page: the small isle, or the large picture without a screen',
  }),
  screen: picture(
    'A screen of what gets built; without it, the isle is shown',
    'Large at the head of the page',
  ).optional(),
  icon: icon('Its icon', 'Mobile menu, and lists of services on industry pages'),
  summary: text(170, 'One sentence for the card', 'Card on the home page, while it is hovered or focused'),
  text: paragraphs('Introduction, two or three paragraphs', 'First part of the page'),
  offerings: list(offeringGroup, [3, 5], 'Groups of offerings', 'Part of the page with the offerings'),
  benefits: list(
    benefit,
    [6, 6],
    'Six benefits; those with a figure, or with what they replace, are set differently from the others',
    'Part of the page with the benefits',
  ),
  benefitsInOrder: z.boolean().optional().meta({
    description: 'Whether each benefit follows from the one before: they are numbered',
    where: 'Part of the page with the benefits',
  }),
  lead: z.enum(['offerings', 'benefits', 'work']).optional().meta({
    description: 'The part that follows the introduction; the offerings unless another one convinces more',
    where: 'Order of the parts of the page',
  }),
  relatedWork,
  relatedIndustries: refs(
    'industry',
    [0, 4],
    'Industries this service is most asked for in',
    'Part of the page with related industries; left out when empty',
  ),
  nextStep: callToAction,
});
