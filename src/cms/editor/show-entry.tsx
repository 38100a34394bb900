import { type ComponentType, createElement, type ReactNode } from 'react';
import headings from '../../../content/headings.json';
import { closest, distinct, relatedCount, relatedWork, type WorkNode } from '../../build/pages/related-work';
import { entryPath } from '../../content-model';
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
import HowWeWorkPage from '../../templates/how-we-work';
import IndustryPage from '../../templates/industry';
import NotFoundPage from '../../templates/not-found';
import ProjectPage from '../../templates/project';
import ProjectsPage from '../../templates/projects';
import QuotePage from '../../templates/quote';
import ServicePage from '../../templates/service';
import TextPage from '../../templates/text';
import ThankYouPage from '../../templates/thank-you';
import { type EntryData, modelOf } from '../entry-file';
import { answerStaticQueries } from './gatsby-stub';
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
    return { slug, path: entryPath(kind, slug) ?? `/${slug}`, ...Object(node) };
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
  /** The page of a list, for the breadcrumbs. */
  const page = (template: string): PreviewNode | null => {
    const found = stored.page?.find(({ data }) => data.template === template);
    return found ? { path: `/${found.slug}`, title: found.data.title } : null;
  };
  /** The pages where visitors ask. */
  const ask = () => ({
    quote: page('quote'),
    contact: page('contact'),
    terms: page('how-we-work'),
    calendars: all('office'),
  });
  return { own: make(edited.kind, edited, true, 2), all, page, ask };
};

type Nodes = ReturnType<typeof nodesFrom>;

/** An entry as relations see it. Its picture is known by its address. */
const workNode = (node: PreviewNode): WorkNode & { node: PreviewNode } => ({
  id: String(node.path),
  path: String(node.path),
  title: String(node.title),
  image: { src: { id: String(Object(Object(node.image).src).publicURL) } },
  services: (Array.isArray(node.services) ? node.services : []).map((service) => ({
    slug: Object(service).slug,
  })),
  industry: node.industry ? { slug: String(Object(node.industry).slug) } : null,
  project: node.project ? { id: `/projects/${Object(node.project).slug}` } : null,
  node,
});

const studiesOf = ({ all }: Nodes) => all('case-study').nodes.map(workNode);
const projectsOf = ({ all }: Nodes) => all('project').nodes.map(workNode);

/** Case studies as their teasers show them: with the beginning of their text. */
const teasers = (nodes: readonly { node: PreviewNode }[]) => ({
  nodes: nodes.map(({ node }) => ({ ...node, text: excerpt(String(node.text)) })),
});
const cards = (nodes: readonly { node: PreviewNode }[]) => ({ nodes: nodes.map(({ node }) => node) });

/** The related work of a service or industry, as create-content-pages.ts chooses it. */
const workOf = (nodes: Nodes, belongs: (node: WorkNode) => boolean) => {
  const studies = studiesOf(nodes);
  const projects = projectsOf(nodes);
  const chosen = Array.isArray(nodes.own.relatedWork) ? nodes.own.relatedWork.map(String) : null;
  const work = relatedWork(chosen, [...studies, ...projects], belongs);
  const among = <Node extends WorkNode>(all: readonly Node[]) =>
    all.filter(({ id }) => work.some((node) => node.id === id));
  return {
    data: { caseStudies: teasers(among(studies)), projects: cards(among(projects)) },
    pageContext: { workPaths: work.map(({ path }) => path) },
  };
};

/** Pages by their template, each with the data of its query. */
const pages: Readonly<Record<string, (nodes: Nodes) => ReactNode>> = {
  home: ({ own, all, page, ask }) =>
    show(HomePage, {
      data: {
        ...ask(),
        work: page('case-studies'),
        page: own,
        slides: all('hero-slide'),
        firstSlide: { nodes: [] },
        services: all('service'),
        industries: all('industry'),
        products: all('product'),
        clients: all('client'),
        testimonials: all('testimonial'),
        offices: all('office'),
      },
    }),
  about: ({ own, all, ask }) =>
    show(AboutPage, { data: { ...ask(), headings, page: own, offices: all('office') } }),
  'how-we-work': ({ own, ask, all }) =>
    show(HowWeWorkPage, {
      data: {
        ...ask(),
        page: own,
        about: all('page').nodes.find(({ template }) => template === 'about') ?? null,
      },
    }),
  contact: ({ own, all }) => show(ContactPage, { data: { page: own, offices: all('office') } }),
  quote: ({ own, all, ask }) =>
    show(QuotePage, { data: { ...ask(), offices: all('office'), page: own, services: all('service') } }),
  'case-studies': ({ own, all, ask }) =>
    show(CaseStudiesPage, { data: { ...ask(), headings, page: own, caseStudies: all('case-study') } }),
  projects: ({ own, all, ask }) => {
    answerStaticQueries({ projects: all('project') });
    return show(ProjectsPage, {
      data: { ...ask(), headings, page: own },
      pageContext: {},
      location: { search: '' },
    });
  },
  text: ({ own }) => show(TextPage, { data: { page: own } }),
  'thank-you': ({ own }) => show(ThankYouPage, { data: { page: own } }),
  'not-found': ({ own }) => show(NotFoundPage, { data: { page: own } }),
};

/** Heading above an entry that is shown without its page. */
const heading = (title: string) => ({ title, text: '' });

/** Entries of collections, each as its page or its part of the home page. */
const entries: Readonly<Record<string, (nodes: Nodes, slug: string) => ReactNode>> = {
  service: (nodes, slug) => {
    const { data, pageContext } = workOf(nodes, ({ services }) =>
      services.some((service) => service.slug === slug),
    );
    return show(ServicePage, {
      data: { ...nodes.ask(), headings, service: nodes.own, ...data },
      pageContext,
    });
  },
  industry: (nodes, slug) => {
    const { data, pageContext } = workOf(nodes, ({ industry }) => industry?.slug === slug);
    return show(IndustryPage, {
      data: { ...nodes.ask(), headings, industry: nodes.own, ...data },
      pageContext,
    });
  },
  'case-study': (nodes) => {
    const { own, page } = nodes;
    const others = distinct(studiesOf(nodes)).filter(({ path }) => path !== own.path);
    const data = {
      ...nodes.ask(),
      headings,
      caseStudy: own,
      list: page('case-studies'),
      others: teasers(others.slice(0, relatedCount)),
    };
    return show(CaseStudyPage, { data });
  },
  project: (nodes) => {
    const { own, page } = nodes;
    const stories = studiesOf(nodes).filter(({ project }) => project?.id === own.path);
    const chosen = distinct(closest(workNode(own), projectsOf(nodes))).slice(0, relatedCount);
    // As the page's query returns them.
    const related = chosen.sort((a, b) => Number(a.node.order) - Number(b.node.order));
    const data = {
      ...nodes.ask(),
      headings,
      project: own,
      list: page('projects'),
      caseStudies: teasers(stories),
      related: cards(related),
    };
    return show(ProjectPage, { data });
  },
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
