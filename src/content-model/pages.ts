import { z } from 'zod';
import { callToAction, draft, icon, line, link, pageFields, paragraphs, section, text } from './fields';

/** What pages of every kind have; the GraphQL interface `Page` follows from it. */
export const page = z.strictObject(pageFields);

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
  insights: section('Insights').optional(),
  contact: section('Contact Us'),
});

export const listPage = (template: 'case-studies' | 'projects' | 'insights') =>
  z.strictObject({
    template: z.literal(template),
    ...pageFields,
    text: text(320, 'Two or three sentences above the list'),
    nextStep: callToAction,
  });

export const caseStudiesPage = listPage('case-studies');
export const projectsPage = listPage('projects');
export const insightsPage = listPage('insights');

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
