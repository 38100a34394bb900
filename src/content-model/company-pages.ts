import { z } from 'zod';
import { line, list, paragraphs, picture, ref, text } from './fields';
import { callToAction, figures, iconItem, item, pageFields, titled } from './parts';

const engagementModel = z.strictObject({
  name: line(48, 'Name of the model'),
  price: line(60, 'Price range with unit'),
  text: text(260, 'For whom and how it works'),
});

const capability = z
  .strictObject({
    name: line(48, 'Name of the capability'),
    text: text(200, 'One sentence about it'),
    image: picture('Small picture', undefined, [480, 360]),
    service: ref('service', 'Service page it belongs to, when there is one').optional(),
  })
  .meta({ typeName: 'Capability' });

/** The page about the company. */
export const aboutPage = z
  .strictObject({
    template: z.literal('about'),
    ...pageFields,
    story: z
      .strictObject({
        title: line(80, 'Heading of the story'),
        text: paragraphs('The story, three to six paragraphs'),
      })
      .meta({ where: 'First part of the page' }),
    figures: figures([3, 4], 'Statistics about the company', 'Dark band of the page'),
    values: z
      .strictObject({
        title: line(80, 'Heading of the values'),
        items: list(iconItem('value'), [3, 6]),
      })
      .meta({ where: 'Part of the page, below the figures' }),
    process: z
      .strictObject({ ...titled('how we work'), steps: list(item(48, 320, 'step'), [3, 7]) })
      .meta({ where: 'Part of the page with numbered steps' }),
    engagement: z
      .strictObject({ ...titled('the ways to work together'), models: list(engagementModel, [2, 4]) })
      .meta({ where: 'Part of the page with price ranges' }),
    capabilities: z
      .strictObject({
        ...titled('the capabilities'),
        items: list(capability, [1, 12], 'The ten capabilities'),
      })
      .meta({ where: 'Part of the page with small pictures' }),
    officesTitle: line(80, 'Heading of the offices'),
    nextStep: callToAction,
  })
  .meta({ where: 'A page about the company' });

const estimateOption = z
  .strictObject({
    name: line(60, 'Answer'),
    factor: z.number().min(0.2).max(5).describe('By how much the answer multiplies the price: 1 not at all'),
  })
  .meta({ typeName: 'EstimateOption' });

/** One question of the estimate; each answer multiplies the range of the first question's. */
const estimateQuestion = z
  .strictObject({ label: line(80, 'The question'), options: list(estimateOption, [2, 6]) })
  .meta({ typeName: 'EstimateQuestion' });

const estimateKind = z
  .strictObject({
    name: line(60, 'What is built'),
    low: z.number().positive().describe('Lower end of the price, in lakh rupees'),
    high: z.number().positive().describe('Upper end of the price, in lakh rupees'),
  })
  .meta({ typeName: 'EstimateKind' });

/** For buyers: terms, prices and common questions. */
export const howWeWorkPage = z
  .strictObject({
    template: z.literal('how-we-work'),
    ...pageFields,
    terms: z
      .strictObject({ ...titled('the terms'), items: list(iconItem('term'), [3, 9]) })
      .meta({ where: 'First part of the page' }),
    hours: z
      .strictObject({
        ...titled('the working hours'),
        rows: list(item(60, 160, 'region'), [1, 6], 'Regions, and the hours in which both work'),
      })
      .meta({ where: 'Part of the page with working hours' }),
    pricesTitle: line(80, 'Heading of the ways to work together, which come from the page about the company'),
    estimate: z
      .strictObject({
        ...titled('the estimate'),
        kindLabel: line(80, 'The first question'),
        kinds: list(estimateKind, [2, 8], 'What can be built, with the usual price range'),
        questions: list(estimateQuestion, [1, 3], 'Further questions'),
        dollarsPerLakh: z.number().positive().describe('US dollars for a lakh rupees'),
        note: text(260, 'What the range leaves out, and that it is not an offer'),
        linkText: line(40, 'Words on the button that takes the estimate to the quote form'),
      })
      .meta({ where: 'Part of the page that estimates a price' }),
    questions: z
      .strictObject({
        title: line(80, 'Heading of the questions'),
        items: list(item(90, 480, 'question'), [3, 15], 'Common questions with their answers'),
      })
      .meta({ where: 'Part of the page with questions and answers' }),
    nextStep: callToAction,
  })
  .meta({ where: 'The page for buyers: terms, hours, prices, questions' });
