import { type ComponentType, createElement, type ReactNode } from 'react';
import headings from '../../../content/headings.json';
import { collections } from '../../content-model';
import { excerpt } from '../../content-tools/excerpt';
import { fieldsOf } from '../../content-tools/fields-of';
import { Clients } from '../../sections/clients/clients';
import { HeroSlide } from '../../sections/hero/hero-slide';
import { Offices } from '../../sections/offices';
import { Products } from '../../sections/products';
import { Testimonials } from '../../sections/testimonials/testimonials';
import AboutPage from '../../templates/about';
import CaseStudiesPage from '../../templates/case-studies';
import CaseStudyPage from '../../templates/case-study';
import ContactPage from '../../templates/contact';
import HomePage from '../../templates/home';
import IndustryPage from '../../templates/industry';
import NotFoundPage from '../../templates/not-found';
import ProjectPage from '../../templates/project';
import ProjectsPage from '../../templates/projects';
import QuotePage from '../../templates/quote';
import ServicePage from '../../templates/service';
import TextPage from '../../templates/text';
import ThankYouPage from '../../templates/thank-you';
import { type EntryData, modelOf } from '../entry-file';
import { type PreviewNode, previewNode } from './preview-node';

/** An entry as it is stored. */
export interface StoredEntry {
  slug: string;
  data: EntryData;
}

/** Every entry of the collections, by collection. */
export type StoredEntries = Readonly<Record<string, readonly StoredEntry[]>>;

/** The entry that is being edited. */
export interface EditedEntry extends StoredEntry {
  /** Collection, or `page`. */
  kind: string;
}

/** How the addresses of an entry's files are found. */
export interface Addresses {
  /** For a file of the entry that is being edited. */
  own: (file: string) => string;
  /** For a file beside another entry of a collection. */
  other: (kind: string, file: string) => string;
}

/**
 * Renders a component of the site with an entry. No query has run, so the props cannot have the queries' types;
 * `previewNode` follows the same model, and the preview's error boundary is around it.
 */
const show = (component: ComponentType<never>, props: object): ReactNode =>
  createElement(component as ComponentType<object>, props);

/** The number of related entries, as on the site (create-content-pages.ts). */
const most = 3;

const pathOf = (kind: string, slug: string): string | undefined => {
  const collection = Object.entries(collections).find(([name]) => name === kind)?.[1];
  return collection && 'path' in collection ? collection.path(slug) : undefined;
};

/** The entries as nodes, with what they refer to; `edited` replaces its stored version. */
const nodesFrom = (stored: StoredEntries, edited: EditedEntry, addresses: Addresses) => {
  const make = (kind: string, { slug, data }: StoredEntry, isEdited: boolean, depth: number): PreviewNode => {
    const model = modelOf(data);
    const node = model
      ? previewNode(fieldsOf(model), data, {
          urlOf: (file) => (isEdited ? addresses.own(file) : addresses.other(kind, file)),
          // Entries refer to each other in circles.
          entry: (to, name) => (depth > 0 ? find(to, name, depth - 1) : undefined),
        })
      : {};
    return { slug, path: pathOf(kind, slug) ?? `/${slug}`, ...Object(node) };
  };
  const isEdited = (kind: string, slug: string) => kind === edited.kind && slug === edited.slug;
  const find = (kind: string, slug: string, depth: number): PreviewNode | undefined => {
    const entry = stored[kind]?.find((candidate) => candidate.slug === slug);
    if (isEdited(kind, slug)) return make(kind, edited, true, depth);
    return entry && make(kind, entry, false, depth);
  };
  /** The entries of a collection that match a condition, in order. */
  const all = (kind: string, belongs: (data: EntryData, slug: string) => boolean = () => true) => {
    const nodes = (stored[kind] ?? [])
      .filter(({ data, slug }) => belongs(data, slug))
      .map((entry) =>
        isEdited(kind, entry.slug) ? make(kind, edited, true, 1) : make(kind, entry, false, 1),
      )
      .sort((a, b) => Number(a.order) - Number(b.order));
    return { nodes };
  };
  const some = (kind: string, belongs: (data: EntryData, slug: string) => boolean) => ({
    nodes: all(kind, belongs).nodes.slice(0, most),
  });
  /** Case studies as their teasers show them: with the beginning of their text. */
  const studies = (belongs: (data: EntryData, slug: string) => boolean) => ({
    nodes: some('case-study', belongs).nodes.map((node) => ({ ...node, text: excerpt(String(node.text)) })),
  });
  return { own: make(edited.kind, edited, true, 2), all, some, studies };
};

/** Whether a field of an entry names a slug, by itself or in a list. */
const names = (value: unknown, slug: string): boolean =>
  (Array.isArray(value) ? value : [value]).includes(slug);

type Nodes = ReturnType<typeof nodesFrom>;

const workOf = ({ some, studies }: Nodes, field: string, slug: string) => ({
  projects: some('project', (data) => names(data[field], slug)),
  caseStudies: studies((data) => names(data[field], slug)),
});

/** Pages by their template, each with the data of its query. */
const pages: Readonly<Record<string, (nodes: Nodes) => ReactNode>> = {
  home: ({ own, all }) =>
    show(HomePage, {
      data: {
        page: own,
        slides: all('hero-slide'),
        services: all('service'),
        industries: all('industry'),
        products: all('product'),
        clients: all('client'),
        testimonials: all('testimonial'),
        offices: all('office'),
      },
    }),
  about: ({ own, all }) => show(AboutPage, { data: { headings, page: own, offices: all('office') } }),
  contact: ({ own, all }) => show(ContactPage, { data: { page: own, offices: all('office') } }),
  quote: ({ own, all }) => show(QuotePage, { data: { page: own, services: all('service') } }),
  'case-studies': ({ own, all }) =>
    show(CaseStudiesPage, { data: { headings, page: own, caseStudies: all('case-study') } }),
  projects: ({ own, all }) =>
    show(ProjectsPage, {
      data: { headings, page: own, projects: all('project') },
      pageContext: {},
      location: { search: '' },
    }),
  text: ({ own }) => show(TextPage, { data: { page: own } }),
  'thank-you': ({ own }) => show(ThankYouPage, { data: { page: own } }),
  'not-found': ({ own }) => show(NotFoundPage, { data: { page: own } }),
};

/** Heading above an entry that is shown without its page. */
const heading = (title: string) => ({ title, text: '' });

/** Entries of collections, each as its page or its part of the home page. */
const entries: Readonly<Record<string, (nodes: Nodes, slug: string) => ReactNode>> = {
  service: (nodes, slug) =>
    show(ServicePage, { data: { headings, service: nodes.own, ...workOf(nodes, 'services', slug) } }),
  industry: (nodes, slug) =>
    show(IndustryPage, { data: { headings, industry: nodes.own, ...workOf(nodes, 'industry', slug) } }),
  'case-study': ({ own, studies }, slug) =>
    show(CaseStudyPage, {
      data: { headings, caseStudy: own, list: null, others: studies((_, other) => other !== slug) },
    }),
  project: ({ own, some, studies }, slug) =>
    show(ProjectPage, {
      data: {
        headings,
        project: own,
        list: null,
        caseStudies: studies(({ project }) => project === slug),
        related: some(
          'project',
          ({ industry }, other) => other !== slug && names(industry, Object(own.industry).slug),
        ),
      },
    }),
  product: ({ own }) => show(Products, { heading: heading('Product'), products: [own] }),
  client: ({ own }) => show(Clients, { heading: heading('Client'), clients: [own] }),
  testimonial: ({ own }) => show(Testimonials, { heading: heading('Testimonial'), testimonials: [own] }),
  'hero-slide': ({ own }) => show(HeroSlide, { banner: own, first: true, near: true }),
  office: ({ own }) => show(Offices, { title: 'Office', offices: [own] }),
};

/**
 * The page that an entry makes, or its part of one, in the site's own components.
 * @param edited the entry as it is in the form, however incomplete
 * @param stored all entries; those of a collection may not be loaded yet
 */
export const showEntry = (edited: EditedEntry, stored: StoredEntries, addresses: Addresses): ReactNode => {
  const nodes = nodesFrom(stored, edited, addresses);
  const page = edited.kind === 'page' ? pages[String(edited.data.template)] : undefined;
  return page ? page(nodes) : entries[edited.kind]?.(nodes, edited.slug);
};
