import type { z } from 'zod';
import { caseStudy } from './case-study';
import { navigation, office, redirects, site } from './company';
import { aboutPage, howWeWorkPage } from './company-pages';
import { facts } from './facts';
import { contactPage, quotePage } from './form-pages';
import { headings } from './headings';
import { client, heroSlide, product, testimonial } from './home-entries';
import { industry } from './industry';
import { insight, person } from './insight';
import {
  caseStudiesPage,
  homePage,
  insightsPage,
  notFoundPage,
  page,
  projectsPage,
  textPage,
  thankYouPage,
} from './pages';
import { project } from './project';
import { service } from './service';

/** A folder of `content/` in which each JSON file is one entry. */
export interface Collection {
  /** Folder below `content/`. */
  folder: string;
  /** GraphQL type of an entry. */
  type: string;
  schema: z.ZodType;
  /** Path of an entry's page; absent if entries have no page. */
  path?: (slug: string) => string;
  /** Name of the template's file in `src/templates/`, without extension; with `path` only. */
  template?: string;
}

/** The fields that pages of every kind share. */
export const pageSchema = page;

/** Every collection, by the name that a `ref` uses. */
export const collections = {
  service: {
    folder: 'services',
    type: 'Service',
    schema: service,
    path: (slug: string) => `/${slug}`,
    template: 'service',
  },
  industry: {
    folder: 'industries',
    type: 'Industry',
    schema: industry,
    path: (slug: string) => `/${slug}`,
    template: 'industry',
  },
  'case-study': {
    folder: 'case-studies',
    type: 'CaseStudy',
    schema: caseStudy,
    path: (slug: string) => `/case-studies/${slug}`,
    template: 'case-study',
  },
  project: {
    folder: 'projects',
    type: 'Project',
    schema: project,
    path: (slug: string) => `/projects/${slug}`,
    template: 'project',
  },
  insight: {
    folder: 'insights',
    type: 'Insight',
    schema: insight,
    path: (slug: string) => `/insights/${slug}`,
    template: 'insight',
  },
  person: { folder: 'people', type: 'Person', schema: person },
  product: { folder: 'products', type: 'Product', schema: product },
  client: { folder: 'clients', type: 'Client', schema: client },
  testimonial: { folder: 'testimonials', type: 'Testimonial', schema: testimonial },
  'hero-slide': { folder: 'hero-slides', type: 'HeroSlide', schema: heroSlide },
  office: { folder: 'offices', type: 'Office', schema: office },
} satisfies Record<string, Collection>;

/** The collection of a kind; undefined for pages and single files. */
export const collectionOf = (kind: string): Collection | undefined =>
  Object.entries(collections).find(([name]) => name === kind)?.[1];

/** The address of an entry's page; undefined if entries of its collection have none. */
export const entryPath = (kind: string, slug: string): string | undefined => collectionOf(kind)?.path?.(slug);

/** A single file of `content/`. */
export interface Single {
  file: string;
  /** GraphQL type. */
  type: string;
  schema: z.ZodType;
  /** Whether the site works without it. */
  optional?: boolean;
}

/** The single files of `content/`. */
export const singles = {
  site: { file: 'site.json', type: 'Company', schema: site },
  navigation: { file: 'navigation.json', type: 'Navigation', schema: navigation },
  headings: { file: 'headings.json', type: 'Headings', schema: headings },
  facts: { file: 'facts.json', type: 'Facts', schema: facts, optional: true },
  redirects: { file: 'redirects.json', type: 'Redirects', schema: redirects, optional: true },
} satisfies Record<string, Single>;

/** The folder whose files each name their template, a file of `src/templates/`. */
export const pagesFolder = 'pages';

/** Page templates, by the value of a page's `template` field. */
export const pageTemplates = {
  home: { type: 'HomePage', schema: homePage },
  about: { type: 'AboutPage', schema: aboutPage },
  'how-we-work': { type: 'HowWeWorkPage', schema: howWeWorkPage },
  contact: { type: 'ContactPage', schema: contactPage },
  quote: { type: 'QuotePage', schema: quotePage },
  'case-studies': { type: 'CaseStudiesPage', schema: caseStudiesPage },
  projects: { type: 'ProjectsPage', schema: projectsPage },
  insights: { type: 'InsightsPage', schema: insightsPage },
  text: { type: 'TextPage', schema: textPage },
  'thank-you': { type: 'ThankYouPage', schema: thankYouPage },
  'not-found': { type: 'NotFoundPage', schema: notFoundPage },
};

/** Path of a page of the pages folder: its file name, and `/` for the home page. */
export const pagePath = (slug: string, template: string): string => (template === 'home' ? '/' : `/${slug}`);

/** The folder of a kind (a collection, or `page`) below the content folder. */
export const folderOf = (kind: string): string => collectionOf(kind)?.folder ?? pagesFolder;

/** What the model says about an entry. */
export interface EntryDescription {
  /** GraphQL type. */
  type: string;
  slug: string;
  /** Address and template of its page, if it has one. */
  path?: string;
  template?: string;
}

/**
 * Describes an entry of a kind (a collection, or `page`).
 * @param pageTemplate the template that a page names
 * @returns undefined for kinds and templates that the model does not know
 */
export const describeEntry = (
  kind: string,
  slug: string,
  pageTemplate: unknown,
): EntryDescription | undefined => {
  if (kind === 'page') {
    const known = Object.entries(pageTemplates).find(([name]) => name === pageTemplate);
    return known && { type: known[1].type, slug, path: pagePath(slug, known[0]), template: known[0] };
  }
  const { type, path, template } = collectionOf(kind) ?? {};
  if (type === undefined) return undefined;
  return { type, slug, ...(path && template !== undefined && { path: path(slug), template }) };
};

/** First parts of addresses that the server, Gatsby or the build answer themselves. */
export const reservedAddresses: readonly string[] = [
  'admin',
  'api',
  'email',
  'fonts',
  'healthz',
  'og',
  'page-data',
  'static',
  'style',
];

/** Ids of the home page's sections (behaviour.md, rule 25), the targets of `/#…` links. */
export const homeSections = [
  'hero',
  'why-choose-us',
  'our-services',
  'industry-expertise',
  'our-products',
  'our-clients',
  'testimonials',
  'insights',
  'contact-us',
] as const;

/**
 * Sections of the home page that show a collection, and are left out without entries; the others are always there.
 */
export const sectionEntries: Partial<Record<(typeof homeSections)[number], keyof typeof collections>> = {
  'our-services': 'service',
  'industry-expertise': 'industry',
  'our-products': 'product',
  'our-clients': 'client',
  testimonials: 'testimonial',
  insights: 'insight',
};
