import { type ComponentType, createElement, type ReactNode } from 'react';
import headings from '../../../content/headings.json';
import { closest, distinct, relatedCount } from '../../build/pages/related-work';
import { ArticleFacts } from '../../sections/article/article-facts';
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
import InsightPage from '../../templates/insight';
import InsightsPage from '../../templates/insights';
import NotFoundPage from '../../templates/not-found';
import ProjectPage from '../../templates/project';
import ProjectsPage from '../../templates/projects';
import QuotePage from '../../templates/quote';
import ServicePage from '../../templates/service';
import TextPage from '../../templates/text';
import ThankYouPage from '../../templates/thank-you';
import { answerStaticQueries } from './gatsby-stub';
import {
  type Addresses,
  aboutIn,
  aroundInsight,
  cards,
  type EditedEntry,
  type Nodes,
  nodesFrom,
  projectsOf,
  type StoredEntries,
  studiesOf,
  teasers,
  workNode,
  workOf,
} from './preview-data';

/**
 * Renders a component of the site with an entry. No query has run, so the props cannot have the queries' types;
 * `previewNode` follows the same model, and the preview's error boundary is around it.
 */
const show = (component: ComponentType<never>, props: object): ReactNode =>
  createElement(component as ComponentType<object>, props);

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
        insights: { nodes: all('insight').nodes.slice(0, 3) },
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
  insights: ({ own, all, ask }) =>
    show(InsightsPage, { data: { ...ask(), page: own, insights: all('insight') }, pageContext: {} }),
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
      data: {
        ...nodes.ask(),
        insights: aboutIn(nodes, 'services', slug),
        headings,
        service: nodes.own,
        ...data,
      },
      pageContext,
    });
  },
  industry: (nodes, slug) => {
    const { data, pageContext } = workOf(nodes, ({ industry }) => industry?.slug === slug);
    return show(IndustryPage, {
      data: {
        ...nodes.ask(),
        insights: aboutIn(nodes, 'industries', slug),
        headings,
        industry: nodes.own,
        ...data,
      },
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
  insight: (nodes) => {
    const { own, page, all, ask } = nodes;
    const { data, pageContext } = aroundInsight(nodes);
    const list = all('page').nodes.find(({ template }) => template === 'insights') ?? page('insights');
    return show(InsightPage, {
      data: { ...ask(), headings, insight: own, list, ...data },
      pageContext,
    });
  },
  person: ({ own }) =>
    show(ArticleFacts, { article: { author: own, date: '2024-01-01', updated: null, tags: [], body: [] } }),
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
