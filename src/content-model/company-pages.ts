import { z } from 'zod';
import {
  callToAction,
  figure,
  iconItem,
  item,
  line,
  pageFields,
  paragraphs,
  picture,
  ref,
  text,
} from './fields';

/** The page about the company. */
export const aboutPage = z.strictObject({
  template: z.literal('about'),
  ...pageFields,
  story: z.strictObject({
    title: line(80, 'Heading of the story'),
    text: paragraphs('The story, three to six paragraphs'),
  }),
  figures: z.array(figure).min(3).max(4).describe('Statistics about the company'),
  values: z.strictObject({
    title: line(80, 'Heading of the values'),
    items: z.array(iconItem('value')).min(3).max(6),
  }),
  process: z.strictObject({
    title: line(80, 'Heading of how we work'),
    text: text(260, 'One or two sentences'),
    steps: z
      .array(item(48, 320, 'step'))
      .min(3)
      .max(7),
  }),
  engagement: z.strictObject({
    title: line(80, 'Heading of the ways to work together'),
    text: text(260, 'One or two sentences'),
    models: z
      .array(
        z.strictObject({
          name: line(48, 'Name of the model'),
          price: line(60, 'Price range with unit'),
          text: text(260, 'For whom and how it works'),
        }),
      )
      .min(2)
      .max(4),
  }),
  capabilities: z.strictObject({
    title: line(80, 'Heading of the capabilities'),
    text: text(260, 'One or two sentences'),
    items: z
      .array(
        z
          .strictObject({
            name: line(48, 'Name of the capability'),
            text: text(200, 'One sentence about it'),
            image: picture('Small picture', { width: 480, height: 360 }),
            service: ref('service', 'Service page it belongs to, when there is one').optional(),
          })
          .meta({ typeName: 'Capability' }),
      )
      .min(1)
      .max(12)
      .describe('The ten capabilities'),
  }),
  officesTitle: line(80, 'Heading of the offices'),
  nextStep: callToAction,
});

/** One question of the estimate; each answer multiplies the range of the first question's. */
const estimateQuestion = z
  .strictObject({
    label: line(80, 'The question'),
    options: z
      .array(
        z
          .strictObject({
            name: line(60, 'Answer'),
            factor: z
              .number()
              .min(0.2)
              .max(5)
              .describe('By how much the answer multiplies the price: 1 not at all'),
          })
          .meta({ typeName: 'EstimateOption' }),
      )
      .min(2)
      .max(6),
  })
  .meta({ typeName: 'EstimateQuestion' });

/** For buyers: terms, prices and common questions. */
export const howWeWorkPage = z.strictObject({
  template: z.literal('how-we-work'),
  ...pageFields,
  terms: z.strictObject({
    title: line(80, 'Heading of the terms'),
    text: text(260, 'One or two sentences'),
    items: z.array(iconItem('term')).min(3).max(9),
  }),
  hours: z.strictObject({
    title: line(80, 'Heading of the working hours'),
    text: text(260, 'One or two sentences'),
    rows: z
      .array(item(60, 160, 'region'))
      .min(1)
      .max(6)
      .describe('Regions, and the hours in which both work'),
  }),
  pricesTitle: line(80, 'Heading of the ways to work together, which come from the page About Us'),
  estimate: z.strictObject({
    title: line(80, 'Heading of the estimate'),
    text: text(260, 'One or two sentences'),
    kindLabel: line(80, 'The first question'),
    kinds: z
      .array(
        z
          .strictObject({
            name: line(60, 'What is built'),
            low: z.number().positive().describe('Lower end of the price, in lakh rupees'),
            high: z.number().positive().describe('Upper end of the price, in lakh rupees'),
          })
          .meta({ typeName: 'EstimateKind' }),
      )
      .min(2)
      .max(8)
      .describe('What can be built, with the usual price range'),
    questions: z.array(estimateQuestion).min(1).max(3).describe('Further questions'),
    dollarsPerLakh: z.number().positive().describe('US dollars for a lakh rupees'),
    note: text(260, 'What the range leaves out, and that it is not an offer'),
    linkText: line(40, 'Words on the button that takes the estimate to the quote form'),
  }),
  questions: z.strictObject({
    title: line(80, 'Heading of the questions'),
    items: z
      .array(item(90, 480, 'question'))
      .min(3)
      .max(15)
      .describe('Common questions with their answers'),
  }),
  nextStep: callToAction,
});
