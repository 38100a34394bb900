import { z } from 'zod';
import { icon, line, list, namedLink, paragraphs, part, pictureFile, shared, text } from './fields';
import { pageSections } from './page-sections';
import { benefit, callToAction, definePage, figure, pageAppearance, pageFields, section } from './parts';

/** The fields of every page; the GraphQL interface `Page` follows from them. */
export const page = z.strictObject(pageFields);

const whyChooseCard = shared('WhyChooseCard', {
  title: line(48, 'Heading of the card'),
  text: text(240, 'Two or three sentences'),
  icon: icon('Icon of the card'),
});

/**
 * The home page (behaviour.md, rule 25): the headings of its sections, whose entries come from the collections. A
 * section without heading or entries is left out.
 */
export const homePage = definePage('home', 'The home page', {
  title: pageFields.title.meta({
    where: 'Browser tab of the home page, and the small line above its headline, or the headline itself',
  }),
  headline: line(
    60,
    'The promise; left out, the title is set large',
    'The largest line at the head of the home page',
  ).optional(),
  tagline: pageFields.tagline.meta({ where: 'Below the promise at the head of the home page' }),
  proof: list(figure, [3, 3], 'Figures that prove the promise', 'Head of the home page').optional(),
  trustedBy: line(
    48,
    'Words above the logos of the first six clients; left out, there are none',
    'Head of the home page, below the banners',
  ).optional(),
  image: pageFields.image.meta({ where: 'Link preview of the home page' }),
  whyChooseUs: part('Section of the home page with numbered cards', {
    title: line(70, 'Heading of the section'),
    text: text(260, 'One or two sentences below the heading'),
    cards: list(whyChooseCard, [6, 6], 'Six numbered cards'),
  }),
  services: section('Our Services', 'Above the service cards of the home page').optional(),
  industries: section('Industries', 'Above the industry tiles of the home page').optional(),
  chart: part('Section of the home page with the industries', {
    wide: pictureFile('Chart for wide screens, 2:1', undefined, [1920, 960]),
    tall: pictureFile('The same chart for phones, 3:5', 'Windows up to 768 px', [1080, 1800]),
    alt: line(180, 'What the chart shows, for people who do not see it'),
  })
    .describe('Chart with an isle for each industry, whose files say where; left out, they are a list')
    .optional(),
  products: section('Our Products', 'Above the products of the home page').optional(),
  clients: section('Our Clients', "Above the clients' logos of the home page").optional(),
  testimonials: section('Testimonials', 'Above the testimonials of the home page').optional(),
  insights: section('Insights', 'Above the newest articles on the home page').optional(),
  contactUs: section('Contact Us', 'Next to the form at the end of the home page'),
});

const listFields = { text: text(320, 'Two or three sentences above the list'), nextStep: callToAction };

export const caseStudiesPage = definePage('case-studies', 'The list of case studies', listFields);
export const projectsPage = definePage('projects', 'The list of projects with its filters', listFields);
export const insightsPage = definePage(
  'insights',
  'The list of articles; there is none without articles',
  listFields,
);
export const jobsPage = definePage('jobs', 'The list of open jobs; there is none without jobs', {
  ...listFields,
  listTitle: line(80, 'Heading of the open jobs'),
  reasons: part('Below the open jobs', {
    title: line(80, 'Heading of the reasons'),
    items: list(benefit, [2, 6], 'The reasons, one below the other'),
  })
    .describe('Why one would work here')
    .optional(),
  apply: section('the form to apply', 'Beside the form at the end of every job'),
});

/** Sections after which a page may end: they lead on, or are read to their end. */
const endings = new Set<string>(['form', 'call-to-action', 'chapters']);

/** A page whose sections its editor chose. */
export const composedPage = part('The page', {
  template: z.literal('page'),
  ...pageAppearance,
  ...pageFields,
  isCampaign: z.boolean().optional().meta({
    description: 'Whether it is a campaign: without menus, and not for search engines',
    where: 'Header and footer of the page',
  }),
  opening: part('Below the large sentence at the head of the page', {
    text: paragraphs('What visitors should know first').optional(),
    links: list(
      namedLink(40, 'Words of the link', 'Page it opens'),
      [1, 6],
      'Buttons below the text: where to go from here',
    ).optional(),
    figure: figure
      .meta({
        description:
          'The figure that matters most, with its base and year; the whole picture is shown with it',
        where: 'Corner of the picture at the head of the page',
      })
      .optional(),
  }).optional(),
  sections: pageSections,
  nextStep: callToAction.optional(),
}).refine(
  ({ opening, sections, nextStep }) =>
    nextStep || opening?.links || sections.some(({ type }) => endings.has(type)),
  {
    path: ['nextStep'],
    error: 'is missing; without a form or an invitation, the page ends nowhere',
  },
);
