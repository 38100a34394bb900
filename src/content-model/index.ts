import type { z } from 'zod';
import { caseStudy } from './case-study';
import { facts, office, person, site } from './company';
import { contactPage, quotePage } from './form-pages';
import { headings } from './headings';
import { client, heroSlide, product, testimonial } from './home-entries';
import { industry } from './industry';
import { insight } from './insight';
import { job } from './job';
import { navigation, redirects } from './navigation';
import { caseStudiesPage, composedPage, homePage, insightsPage, jobsPage, projectsPage } from './pages';
import { prices } from './prices';
import { project } from './project';
import { service } from './service';
import { texts } from './texts';
import { theme } from './theme';

export interface Model {
  /** GraphQL type. */
  type: string;
  schema: z.ZodType;
}

/** A folder of `content/` in which each JSON file is one entry. */
export interface Collection extends Model {
  /** Folder below `content/`. */
  folder: string;
  /** The beginning of the addresses of its pages; a collection without it has no pages. */
  base?: string;
}

/** Every collection, by the name that a `ref` uses, and that its template in `src/templates/` has. */
export const collections = {
  service: { folder: 'services', type: 'Service', schema: service, base: '/' },
  industry: { folder: 'industries', type: 'Industry', schema: industry, base: '/' },
  'case-study': { folder: 'case-studies', type: 'CaseStudy', schema: caseStudy, base: '/case-studies/' },
  project: { folder: 'projects', type: 'Project', schema: project, base: '/projects/' },
  insight: { folder: 'insights', type: 'Insight', schema: insight, base: '/insights/' },
  job: { folder: 'jobs', type: 'Job', schema: job, base: '/careers/' },
  person: { folder: 'people', type: 'Person', schema: person },
  product: { folder: 'products', type: 'Product', schema: product },
  client: { folder: 'clients', type: 'Client', schema: client },
  testimonial: { folder: 'testimonials', type: 'Testimonial', schema: testimonial },
  'hero-slide': { folder: 'hero-slides', type: 'HeroSlide', schema: heroSlide },
  office: { folder: 'offices', type: 'Office', schema: office },
} satisfies Record<string, Collection>;

/** A single file of `content/`. */
export interface Single extends Model {
  file: string;
  /** The site works without it. */
  optional?: boolean;
}

export const singles = {
  site: { file: 'site.json', type: 'Company', schema: site },
  theme: { file: 'theme.json', type: 'Theme', schema: theme },
  navigation: { file: 'navigation.json', type: 'Navigation', schema: navigation },
  headings: { file: 'headings.json', type: 'Headings', schema: headings },
  prices: { file: 'prices.json', type: 'Prices', schema: prices, optional: true },
  texts: { file: 'texts.json', type: 'Texts', schema: texts, optional: true },
  facts: { file: 'facts.json', type: 'Facts', schema: facts, optional: true },
  redirects: { file: 'redirects.json', type: 'Redirects', schema: redirects, optional: true },
} satisfies Record<string, Single>;

/** The folder whose files each name their template, a file of `src/templates/`. */
export const pagesFolder = 'pages';

/** Page templates, by the `template` of a page. A list `needs` its collection: without entries there is none. */
export const pageTemplates = {
  home: { type: 'HomePage', schema: homePage },
  contact: { type: 'ContactPage', schema: contactPage },
  quote: { type: 'QuotePage', schema: quotePage },
  'case-studies': { type: 'CaseStudiesPage', schema: caseStudiesPage },
  projects: { type: 'ProjectsPage', schema: projectsPage },
  insights: { type: 'InsightsPage', schema: insightsPage, needs: 'insight' },
  jobs: { type: 'JobsPage', schema: jobsPage, needs: 'job' },
  page: { type: 'ComposedPage', schema: composedPage },
} satisfies Record<string, Model & { needs?: string }>;

const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: unknown): Value | undefined =>
  Object.entries(table).find(([name]) => name === key)?.[1];

/** The collection of a kind; undefined for pages and single files. */
export const findCollection = (kind: string): Collection | undefined => lookUp<Collection>(collections, kind);

/** The collection without whose entries pages of a template do not exist, if there is one. */
export const findNeeded = (template = ''): string | undefined =>
  lookUp<Model & { needs?: string }>(pageTemplates, template)?.needs;

/** The folder of a kind (a collection, or `page`) below the content folder. */
export const findFolder = (kind: string): string => findCollection(kind)?.folder ?? pagesFolder;

/** The address of an entry's page, for a page by its template; undefined if entries of its kind have none. */
export const buildPath = (kind: string, slug: string, template?: string): string | undefined => {
  if (kind === 'page') return template === 'home' ? '/' : `/${slug}`;
  const base = findCollection(kind)?.base;
  return base === undefined ? undefined : `${base}${slug}`;
};

/** An entry or single file as the model sees it. */
export interface EntryDescription extends Model {
  /** Name of its collection, `page`, or the name of a single file. */
  kind: string;
  /** File name without `.json`. */
  slug: string;
  /** Address and template of its page, if it has one. */
  path?: string;
  template?: string;
}

/** What the model says about an entry; undefined for kinds and templates that it does not know. */
export const describeEntry = (kind: string, slug: string, pageTemplate: unknown) => {
  const page = kind === 'page' ? lookUp<Model>(pageTemplates, pageTemplate) : undefined;
  const model = page ?? findCollection(kind) ?? lookUp<Single>(singles, kind);
  if (!model) return undefined;
  const template = page ? String(pageTemplate) : kind;
  const path = buildPath(kind, slug, template);
  const { type, schema } = model;
  return { kind, slug, type, schema, ...(path !== undefined && { path, template }) };
};

/** The kind of the entries in a folder; undefined for folders that the site does not read. */
export const findKind = (folder: string): string | undefined =>
  folder === pagesFolder
    ? 'page'
    : Object.entries(collections).find(([, collection]) => collection.folder === folder)?.[0];

/** What the model says about a file, by its path below the content folder, with forward slashes; undefined for unknown ones. */
export const describeFile = (file: string, pageTemplate: unknown): EntryDescription | undefined => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const slug = name.replace(/\.json$/, '');
  const single = Object.entries(singles).find(([, candidate]) => candidate.file === file)?.[0];
  return describeEntry(single ?? findKind(file.slice(0, -name.length - 1)) ?? '', slug, pageTemplate);
};

/** First parts of addresses that the server, Gatsby or the build answer themselves; no pages and no redirects. */
export const reservedAddresses: readonly string[] = [
  '.well-known',
  '_gatsby',
  '_headers',
  '_redirects',
  'admin',
  'api',
  'build.json',
  'email',
  'fonts',
  'healthz',
  'livez',
  'manifest.webmanifest',
  'og',
  'page-data',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'static',
  'style',
];

export interface HomeSection {
  /** The collection that it shows; without entries it is left out. */
  entries?: keyof typeof collections;
  /** It is there without entries, too. */
  isFixed?: boolean;
  /** The field with its heading, which the page needs once there are entries. */
  heading?: string;
}

/** The sections of the home page in their order (behaviour.md, rule 25), by id: the targets of `/#…` links. */
export const homeSections: Readonly<Record<string, HomeSection>> = {
  hero: { entries: 'hero-slide', isFixed: true },
  'why-choose-us': {},
  'our-services': { entries: 'service', heading: 'services' },
  'industry-expertise': { entries: 'industry', heading: 'industries' },
  'our-products': { entries: 'product', heading: 'products' },
  'our-clients': { entries: 'client', heading: 'clients' },
  testimonials: { entries: 'testimonial', heading: 'testimonials' },
  insights: { entries: 'insight' },
  'contact-us': {},
};

/** The id of the section of the home page that shows entries of a kind. */
export const findHomeSection = (kind: string): string | undefined =>
  Object.entries(homeSections).find(([, { entries }]) => entries === kind)?.[0];
