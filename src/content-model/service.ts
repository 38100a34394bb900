import { z } from 'zod';
import {
  callToAction,
  entryFields,
  icon,
  iconItem,
  item,
  line,
  pageFields,
  paragraphs,
  picture,
  refs,
  relatedWork,
  text,
} from './fields';

/** A service: its card and its page (behaviour.md, rule 45). */
export const service = z.strictObject({
  ...entryFields,
  ...pageFields,
  screen: picture(
    'A screen of what gets built, shown large at the head of the page; without it, the isle is',
  ).optional(),
  icon: icon('Icon in the mobile menu and on cards'),
  summary: text(170, 'Shown on the card when it is hovered or focused: one sentence'),
  text: paragraphs('Introduction, two or three paragraphs'),
  offerings: z
    .array(
      z.strictObject({
        name: line(60, 'Name of the group of offerings'),
        options: z
          .array(item(60, 320, 'offering'))
          .min(2)
          .max(6)
          .describe('The offerings of the group'),
      }),
    )
    .min(3)
    .max(5)
    .describe('Groups of offerings, three to five'),
  benefits: z.array(iconItem('benefit')).length(6).describe('Six benefits'),
  lead: z
    .enum(['offerings', 'benefits', 'work'])
    .optional()
    .describe('The part that follows the introduction; the offerings unless another one convinces more'),
  relatedWork,
  relatedIndustries: refs('industry', 'Industries this service is most asked for in').max(4),
  nextStep: callToAction,
});
