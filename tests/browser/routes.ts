import { randomPageSeeds, randomPageTitle } from '../company/random-pages';

/** Every route of the site (behaviour.md, rule 5), with the heading its page must have. */
export const routes = {
  '/': undefined,
  '/web-application': 'Web Application',
  '/automation': 'Automation',
  '/data-science': 'Data Science',
  '/retail': 'Retail & Ecommerce',
  '/manufacturing': 'Manufacturing',
  '/education': 'Education',
  '/banking': 'Finance & Banking',
  '/about-us': 'About Us',
  '/how-we-work': 'How We Work',
  '/insights': 'Insights',
  '/insights/what-a-rewrite-costs': 'What a Rewrite Costs',
  '/insights/what-gstr-2b-matching-needs': 'What GSTR-2B Matching Needs',
  '/insights/questions-for-any-software-contract': 'Questions for Any Software Contract',
  '/careers': 'Careers',
  '/careers/backend-engineer': 'Backend Engineer',
  '/contact-us': 'Contact Us',
  '/request-quote': 'Request a Quote',
  '/case-studies': 'Case Studies',
  '/case-studies/autocad': 'AutoCAD Pipe Layouts',
  '/case-studies/impex': 'Impex: case study',
  '/projects': 'Projects',
  '/projects/zerosbook': 'ZerosBook',
  '/projects/impex': 'Impex',
  '/projects/autocad-utility': 'AutoCAD Utility',
  '/projects/ibill-system': 'iBill System',
  '/projects/vhuman': 'vHuman',
  '/privacy': 'Privacy',
  '/accessibility': 'Accessibility',
  '/thank-you': 'Thank You',
  '/every-section': 'Every Section',
  '/campaign': 'A Campaign',
  '/offer': 'An Offer',
  ...Object.fromEntries(randomPageSeeds.map((seed) => [`/random-page-${seed}`, randomPageTitle(seed)])),
} as const;

/**
 * Pages of each template (src/templates), and more than one where a template shows different things. pages.spec.ts fails
 * when the site has a template that is not here.
 */
export const pagesByTemplate: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  service: ['/web-application'],
  industry: ['/education'],
  'case-studies': ['/case-studies'],
  'case-study': ['/case-studies/autocad'],
  projects: ['/projects', '/projects/services/automation'],
  project: ['/projects/zerosbook'],
  insights: ['/insights', '/insights/authors/farida-lokhandwala', '/insights/tags/contracts'],
  insight: ['/insights/what-gstr-2b-matching-needs'],
  jobs: ['/careers'],
  job: ['/careers/backend-engineer'],
  contact: ['/contact-us'],
  quote: ['/request-quote'],
  page: ['/every-section', '/about-us', '/how-we-work', '/privacy', '/thank-you', '/no-such-page'],
};

/** What every loop over kinds of page visits. */
export const pageTypes: readonly string[] = Object.values(pagesByTemplate).flat();

/** Pages that search engines are asked to leave out. */
export const unlisted: readonly string[] = ['/thank-you', '/campaign'];

/** The items of the header in their order (behaviour.md, rule 8), before the contact button. */
export const menuTitles = [
  'Services',
  'Products',
  'Industries',
  'Projects',
  'Case Studies',
  'About Us',
  'Request a Quote',
] as const;
