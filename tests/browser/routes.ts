/** Every route of the site (behaviour.md, rule 5), with the heading its page must have. */
export const routes = {
  '/': undefined,
  '/web-application': 'Web Application',
  '/mobile-application': 'Mobile Application',
  '/automation': 'Automation',
  '/data-science': 'Data Science',
  '/cyber-security': 'Cyber Security',
  '/it-consultancy': 'IT Consultancy',
  '/windows-applications': 'Windows Applications',
  '/video-ui-ux': 'Video and UI/UX',
  '/retail': 'Retail & Ecommerce',
  '/manufacturing': 'Manufacturing',
  '/education': 'Education',
  '/information-technology': 'Information Technology',
  '/entertainment-and-media': 'Entertainment and Media',
  '/healthcare': 'Healthcare',
  '/transportation': 'Transportation',
  '/banking': 'Finance & Banking',
  '/about-us': 'About Us',
  '/how-we-work': 'How We Work',
  '/insights': 'Insights',
  '/insights/what-a-rewrite-costs': 'What a Rewrite Costs',
  '/insights/what-gstr-2b-matching-needs': 'What GSTR-2B Matching Needs',
  '/insights/questions-for-any-software-contract': 'Questions for Any Software Contract',
  '/contact-us': 'Contact Us',
  '/request-quote': 'Request a Quote',
  '/case-studies': 'Case Studies',
  '/case-studies/autocad': 'AutoCAD Pipe Layouts',
  '/case-studies/agriculture': 'Agriculture with AI and IoT',
  '/case-studies/impex': 'Impex: case study',
  '/case-studies/procurement-planner': 'Procurement Planner',
  '/projects': 'Projects',
  '/projects/data-and-ai-demos': 'Data and AI Demos',
  '/projects/dream-demo-in-a-box': 'Dream Demo in a Box',
  '/projects/power-platform-demos': 'Power Platform Demos',
  '/projects/zerosbook': 'ZerosBook',
  '/projects/impex': 'Impex',
  '/projects/autocad-utility': 'AutoCAD Utility',
  '/projects/ms-farmbeats-for-janjagran-kendra': 'MS FarmBeats for Janjagran Kendra',
  '/projects/central-repository-system': 'Central Repository System',
  '/projects/misscall-balance-inquiry-system': 'Misscall Balance Inquiry System',
  '/projects/igbc': 'IGBC',
  '/projects/ibill-system': 'iBill System',
  '/projects/project-procurement-planner': 'Project Procurement Planner',
  '/projects/vhuman': 'vHuman',
  '/projects/meditech': 'Meditech',
  '/privacy': 'Privacy',
  '/accessibility': 'Accessibility',
  '/thank-you': 'Thank You',
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
  about: ['/about-us'],
  'how-we-work': ['/how-we-work'],
  insights: ['/insights', '/insights/authors/farida-lokhandwala', '/insights/tags/contracts'],
  insight: ['/insights/what-gstr-2b-matching-needs'],
  contact: ['/contact-us'],
  quote: ['/request-quote'],
  text: ['/privacy'],
  'thank-you': ['/thank-you'],
  'not-found': ['/no-such-page'],
};

/** What every loop over kinds of page visits. */
export const pageTypes: readonly string[] = Object.values(pagesByTemplate).flat();

/** Pages that search engines are asked to leave out. */
export const unlisted: readonly string[] = ['/thank-you'];

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
