import { z } from 'zod';
import { shaped } from './company';
import { line, list, namedLink, part, ref, shared, text } from './fields';

/** The service at whose head a price stands; no page repeats it. */
const pricedService = ref('service', 'Service whose page shows this price at its head').optional();

/** What can be bought, with its price. */
export const engagementModel = shared('EngagementModel', {
  name: line(48, 'Name of the model'),
  price: line(60, 'Price range with unit'),
  text: text(260, 'For whom and how it works'),
  service: pricedService,
});

const estimateOption = shared('EstimateOption', {
  name: line(60, 'Answer'),
  factor: z.number().min(0.2).max(5).describe('By how much the answer multiplies the price: 1 not at all'),
});

/** One question of the estimate; each answer multiplies the range of the first question's. */
const estimateQuestion = shared('EstimateQuestion', {
  label: line(80, 'The question'),
  options: list(estimateOption, [2, 6]),
});

const amount = (description: string, example: string) =>
  shaped(
    /^[^#]*#[^#]*$/,
    'must have one # where the number stands',
    `${description}, # for the number`,
    example,
  );

const estimateKind = shared('EstimateKind', {
  name: line(60, 'What is built'),
  low: z.number().positive().describe('Lower end of the price, in the unit that money names'),
  high: z.number().positive().describe('Upper end of the price, in the same unit'),
  time: line(40, 'How long it usually takes: "14 to 24 weeks"').optional(),
  service: pricedService,
});

/** What the company charges: the one source for pages of sections, services and industries. */
export const prices = part('Sections with prices, and the head of service and industry pages', {
  page: namedLink(48, 'Short name of the page that explains prices and terms', 'That page').meta({
    where: 'Links next to forms and at the end of pages',
  }),
  text: text(260, 'One or two sentences above the price ranges'),
  models: list(engagementModel, [2, 4], 'Ways to work together, with their price ranges'),
  estimate: part('Sections that estimate a price', {
    kindLabel: line(80, 'The first question'),
    kinds: list(estimateKind, [2, 8], 'What can be built, with the usual price range'),
    questions: list(estimateQuestion, [1, 3], 'Further questions'),
    money: shared('Money', {
      text: amount('An amount', '₹# lakh'),
      large: amount('A hundred of them, as from there on', '₹# crore').optional(),
      abroad: amount('A currency for clients abroad, which follows in brackets', 'US$#').optional(),
      rate: z.number().positive().describe('What one is worth abroad').optional(),
    }).describe('The currency of the estimate'),
    note: text(260, 'What the range leaves out, and that it is not an offer'),
    linkText: line(40, 'Words on the button that takes the estimate to the quote form'),
  }),
});
