import { z } from 'zod';
import {
  callToAction,
  draft,
  figure,
  icon,
  iconItem,
  item,
  line,
  link,
  pageFields,
  paragraphs,
  picture,
  ref,
  text,
} from './fields';

/** What pages of every kind have; the GraphQL interface `Page` follows from it. */
export const page = z.strictObject(pageFields);

const section = (what: string) =>
  z
    .strictObject({
      title: line(70, `Heading of ${what}`),
      text: text(260, `One or two sentences below the heading of ${what}`),
    })
    .meta({ typeName: 'SectionText' });

const privacy = z
  .strictObject({ name: line(60, 'Words of the link'), link: link('Page about privacy') })
  .meta({ typeName: 'NavigationLink', description: 'Link beside the form to what becomes of the data' })
  .optional();

const links = z
  .array(
    z
      .strictObject({ name: line(40, 'Words of the link'), link: link('Page it opens') })
      .meta({ typeName: 'NavigationLink' }),
  )
  .min(1)
  .max(6);

/**
 * The home page (behaviour.md, rule 25): the headings of its sections, whose entries come from the collections. A
 * section without heading or entries is left out.
 */
export const homePage = z.strictObject({
  template: z.literal('home'),
  ...pageFields,
  whyChooseUs: z.strictObject({
    title: line(70, 'Heading of the section'),
    text: text(260, 'One or two sentences below the heading'),
    cards: z
      .array(
        z
          .strictObject({
            title: line(48, 'Heading of the card'),
            text: text(240, 'Two or three sentences'),
            icon: icon('Icon of the card'),
          })
          .meta({ typeName: 'WhyChooseCard' }),
      )
      .length(6)
      .describe('Six numbered cards'),
  }),
  services: section('Our Services').optional(),
  industries: section('Industries').optional(),
  products: section('Our Products').optional(),
  clients: section('Our Clients').optional(),
  testimonials: section('Testimonials').optional(),
  contact: section('Contact Us'),
});

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

export const contactPage = z.strictObject({
  template: z.literal('contact'),
  ...pageFields,
  formTitle: line(80, 'Heading of the form'),
  formText: text(260, 'One or two sentences beside the form: who reads the message'),
  privacy,
  officesTitle: line(80, 'Heading of the offices'),
  afterwards: z.strictObject({
    title: line(80, 'Heading of what happens next'),
    steps: z
      .array(item(48, 240, 'step'))
      .min(2)
      .max(4),
  }),
});

const choices = (what: string) =>
  z
    .array(line(60, `One choice of ${what}`))
    .min(2)
    .max(10)
    .describe(`Choices of ${what}`);

export const quotePage = z.strictObject({
  template: z.literal('quote'),
  ...pageFields,
  steps: z
    .strictObject({
      service: section('the step about the service'),
      scope: section('the step about the scope'),
      budget: section('the step about the budget'),
      timeline: section('the step about the timeline'),
      contact: section('the step about the contact details'),
      summary: section('the summary before sending'),
    })
    .describe('Headings of the steps'),
  privacy,
  unsure: line(60, 'Choice of those who do not know yet which service they need'),
  stages: choices('where the project stands'),
  budgets: choices('budget range'),
  timelines: choices('timeline'),
  afterwards: z.strictObject({
    title: line(80, 'Heading of what happens next'),
    steps: z
      .array(item(48, 240, 'step'))
      .min(2)
      .max(4),
  }),
});

export const listPage = (template: 'case-studies' | 'projects') =>
  z.strictObject({
    template: z.literal(template),
    ...pageFields,
    text: text(320, 'Two or three sentences above the list'),
    nextStep: callToAction,
  });

export const caseStudiesPage = listPage('case-studies');
export const projectsPage = listPage('projects');

/** A page of running text: privacy, terms and the like. */
export const textPage = z.strictObject({
  template: z.literal('text'),
  draft,
  ...pageFields,
  updated: z.iso.date({ error: 'must be a date such as 2024-11-21' }).describe('Date of the last change'),
  sections: z
    .array(
      z
        .strictObject({
          title: line(80, 'Heading of the section'),
          text: paragraphs('The section'),
        })
        .meta({ typeName: 'TextSection' }),
    )
    .min(1),
});

/** Where a form sent without JavaScript lands. */
export const thankYouPage = z.strictObject({
  template: z.literal('thank-you'),
  ...pageFields,
  text: paragraphs('What happens now'),
  links: links.describe('Where to go from here'),
});

export const notFoundPage = z.strictObject({
  template: z.literal('not-found'),
  ...pageFields,
  text: paragraphs('What may have happened'),
  links: links.describe('Where to go from here'),
});
