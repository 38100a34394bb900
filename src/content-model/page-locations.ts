/** Where fields appear, by their path; see field-locations.ts. */
export type Locations = Record<string, string>;

export const draftLocation = 'Develop and previews only, marked as a draft, while it is true';
const pageLocations: Locations = {
  title: 'Heading of the page, browser tab, menus, lists and search results',
  tagline: 'Large sentence below the heading of the page',
  description: 'Search results and link previews; not on the page itself',
  keywords: 'Read by search engines only',
  image: 'Head of the page, its card on lists, and its link preview',
};

export const entryPageLocations: Locations = { ...pageLocations, draft: draftLocation };

export const nextStepLocations: Locations = { nextStep: 'Invitation at the end of the page' };

/** The single pages, by template. */
export const singlePageLocations: Record<string, Locations> = {
  'page:home': {
    '': 'The home page',
    ...pageLocations,
    tagline: 'Below the promise at the head of the home page',
    title: 'The promise at the head of the home page, and its browser tab',
    image: 'Link preview of the home page',
    whyChooseUs: 'Part "Why choose us" of the home page',
    services: 'Above the service cards of the home page',
    industries: 'Above the industry tiles of the home page',
    products: 'Above the products of the home page',
    clients: "Above the clients' logos of the home page",
    testimonials: 'Above the testimonials of the home page',
    insights: 'Above the newest articles on the home page',
    contact: 'Beside the form at the end of the home page',
  },
  'page:about': {
    '': 'A page about the company',
    ...pageLocations,
    story: 'First part of the page',
    figures: 'Dark band of the page',
    values: 'Part of the page, below the figures',
    process: 'Part of the page with numbered steps',
    engagement: 'Part of the page with price ranges',
    capabilities: 'Part of the page with small pictures',
    officesTitle: 'Above the offices',
    ...nextStepLocations,
  },
  'page:how-we-work': {
    '': 'The page for buyers: terms, hours, prices, questions',
    ...pageLocations,
    terms: 'First part of the page',
    hours: 'Part of the page with working hours',
    pricesTitle: 'Above the ways to work together, which the page About Us describes',
    estimate: 'Part of the page that estimates a price',
    questions: 'Part of the page with questions and answers',
    ...nextStepLocations,
  },
  'page:contact': {
    '': 'The contact page',
    ...pageLocations,
    formTitle: 'Above the form',
    formText: 'Beside the form',
    privacy: 'Beside the form',
    officesTitle: 'Above the offices',
    afterwards: 'Beside the form',
  },
  'page:quote': {
    '': 'The page Request a Quote, a form in steps',
    ...pageLocations,
    steps: 'Heading and text of each step',
    unsure: 'Last choice of the first step',
    stages: 'Choices of the step about the scope',
    budgets: 'Choices of the step about the budget',
    timelines: 'Choices of the step about the timeline',
    afterwards: 'Beside the form, and in its place once it has been sent',
    privacy: 'Beside the form',
  },
  'page:case-studies': {
    '': 'The list of case studies',
    ...pageLocations,
    text: 'Above the list',
    ...nextStepLocations,
  },
  'page:projects': {
    '': 'The list of projects with its filters',
    ...pageLocations,
    text: 'Above the list',
    ...nextStepLocations,
  },
  'page:insights': {
    '': 'The list of articles; there is none without articles',
    ...pageLocations,
    text: 'Above the list',
    ...nextStepLocations,
  },
  'page:text': {
    '': 'A page of running text',
    ...entryPageLocations,
    updated: 'Above the text',
    sections: 'The text of the page',
  },
  'page:thank-you': {
    '': 'Where visitors without JavaScript land after sending a form',
    ...pageLocations,
    text: 'The text of the page',
    links: 'Buttons below the text',
  },
  'page:not-found': {
    '': 'What an unknown address shows',
    ...pageLocations,
    text: 'The text of the page',
    links: 'Buttons below the text',
  },
};
