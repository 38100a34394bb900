import { z } from 'zod';
import { office, time } from './company';
import { line, list, paragraphs, part, picture, ref, shared, text } from './fields';
import { callToAction, definePage, figures, iconItem, item, titled } from './parts';

/** The service at whose head a price stands; no page repeats it. */
const pricedService = ref('service', 'Service whose page shows this price at its head').optional();

/** What can be bought, with its price. */
export const engagementModel = shared('EngagementModel', {
  name: line(48, 'Name of the model'),
  price: line(60, 'Price range with unit'),
  text: text(260, 'For whom and how it works'),
  service: pricedService,
});

const capability = shared('Capability', {
  name: line(48, 'Name of the capability'),
  text: text(200, 'One sentence about it'),
  image: picture('Small picture', undefined, [480, 360]),
  service: ref('service', 'Service page it belongs to, when there is one').optional(),
});

/** The page about the company. */
export const aboutPage = definePage('about', 'A page about the company', {
  story: part('First part of the page', {
    title: line(80, 'Heading of the story'),
    text: paragraphs('The story, three to six paragraphs'),
  }),
  figures: figures([3, 4], 'Statistics about the company', 'Dark band of the page'),
  values: part('Part of the page, below the figures', {
    title: line(80, 'Heading of the values'),
    items: list(iconItem('value'), [3, 6]),
  }),
  process: part('Part of the page with numbered steps', {
    ...titled('how we work'),
    steps: list(item(48, 320, 'step'), [3, 7]),
  }),
  engagement: part('Part of the page with price ranges', {
    ...titled('the ways to work together'),
    models: list(engagementModel, [2, 4]),
  }),
  capabilities: part('Part of the page with small pictures', {
    ...titled('the capabilities'),
    items: list(capability, [1, 12], 'The ten capabilities'),
  }),
  officesTitle: line(80, 'Heading of the offices'),
  nextStep: callToAction,
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

const estimateKind = shared('EstimateKind', {
  name: line(60, 'What is built'),
  low: z.number().positive().describe('Lower end of the price, in lakh rupees'),
  high: z.number().positive().describe('Upper end of the price, in lakh rupees'),
  time: line(40, 'How long it usually takes: "14 to 24 weeks"').optional(),
  service: pricedService,
});

const region = shared('HoursRegion', {
  name: line(60, 'Region, with the city whose clocks it goes by: "US East Coast (New York)"'),
  timeZone: office.shape.timeZone.meta({ description: 'Time zone of that city (IANA name)' }),
  note: line(90, 'What else a client there should know: "on Sundays for agreed releases"').optional(),
});

/** For buyers: terms, prices and common questions. */
export const howWeWorkPage = definePage(
  'how-we-work',
  'The page for buyers: terms, hours, prices, questions',
  {
    terms: part('First part of the page', { ...titled('the terms'), items: list(iconItem('term'), [3, 9]) }),
    hours: part('Part of the page with working hours', {
      ...titled('the working hours'),
      opens: time('When clients begin to work, by their own clock', '08:00'),
      closes: time('When clients go home', '18:30'),
      rows: list(
        region,
        [1, 8],
        'Regions of clients; the hours that each shares with the offices follow from the time zones',
      ),
    }),
    pricesTitle: line(80, 'Heading of the ways to work together, which come from the page about the company'),
    estimate: part('Part of the page that estimates a price', {
      ...titled('the estimate'),
      kindLabel: line(80, 'The first question'),
      kinds: list(estimateKind, [2, 8], 'What can be built, with the usual price range'),
      questions: list(estimateQuestion, [1, 3], 'Further questions'),
      dollarsPerLakh: z.number().positive().describe('US dollars for a lakh rupees'),
      note: text(260, 'What the range leaves out, and that it is not an offer'),
      linkText: line(40, 'Words on the button that takes the estimate to the quote form'),
    }),
    questions: part('Part of the page with questions and answers', {
      title: line(80, 'Heading of the questions'),
      items: list(item(90, 480, 'question'), [3, 15], 'Common questions with their answers'),
    }),
    nextStep: callToAction,
  },
);
