import { isObject } from '../is-object';
import {
  articleNode,
  companyNodes,
  type DataCompany,
  eventNode,
  pageNodes,
  questionsNode,
  serviceNode,
  softwareNode,
} from './structured-data';

const site = 'https://www.sevenisle.example';
const company: DataCompany = {
  name: 'Sevenisle Software',
  legalName: 'Sevenisle Software Private Limited',
  url: site,
  description: 'Software',
  email: 'hello@sevenisle.example',
  phone: '+91 22 5550 0142',
  foundingYear: 2009,
  locale: 'en-IN',
  socialLinks: [{ link: null }, { link: 'https://www.linkedin.com/company/x' }],
};
const office = {
  name: 'Mumbai',
  street: 'Dockyard Lane',
  locality: 'Mumbai',
  region: 'Maharashtra',
  postalCode: '400010',
  countryCode: 'IN',
  phone: '+91 22 5550 0142',
  email: 'mumbai@sevenisle.example',
};
const offices = [office, { ...office, name: 'Edison', countryCode: 'US' }];
const page = { path: '/automation', title: 'Automation', description: 'Robots' };
const breadcrumbs = [
  { title: 'Home', path: '/' },
  { title: 'Automation', path: '/automation' },
];
const offerings = [{ name: 'Testing', options: [{ name: 'Code review', text: 'Line by line' }] }];

const event = {
  starts: '2031-03-12T10:00:00+05:30',
  ends: '2031-03-12T12:30:00+05:30',
  place: 'Signal House, Mazgaon, Mumbai',
  isOnline: null,
};
const questions = [{ name: 'How long?', text: 'Two weeks.' }];

const common = [...companyNodes(company, offices, false), ...pageNodes(company, page, breadcrumbs)];
const graphs: [string, object[]][] = [
  ['home page', [...companyNodes(company, offices, true), ...pageNodes(company, { ...page, path: '/' }, [])]],
  ['plain page', common],
  ['service', [...common, serviceNode(company, { ...page, offerings })]],
  ['case study', [...common, articleNode(company, { ...page, keywords: 'robots', date: null })]],
  ['page with a date', [...common, eventNode(company, page, event)]],
  ['page with questions', [...common, questionsNode(company, page, questions)]],
  ['project', [...common, softwareNode(company, page, 'BusinessApplication', ['Fast'])]],
];

/** Ids that nodes give themselves, and ids that references name: an object with nothing but `@id`. */
const idsIn = (value: unknown): { own: string[]; named: string[] } => {
  if (Array.isArray(value) || isObject(value)) {
    const parts = Object.values(value).map(idsIn);
    const result = { own: parts.flatMap(({ own }) => own), named: parts.flatMap(({ named }) => named) };
    if (isObject(value) && typeof value['@id'] === 'string') {
      const list = Object.keys(value).length === 1 ? result.named : result.own;
      list.push(value['@id']);
    }
    return result;
  }
  return { own: [], named: [] };
};

const findNode = (graph: readonly object[], type: string): object | undefined =>
  graph.find((node) => isObject(node) && node['@type'] === type);

describe.each(graphs)('the graph of a %s', (_name, graph) => {
  test('resolves all its references', () => {
    const { own, named } = idsIn(graph);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((id) => !own.includes(id))).toEqual([]);
  });

  test('gives every id once, and each an absolute address of the site', () => {
    const { own } = idsIn(graph);
    expect(own).toEqual([...new Set(own)]);
    expect(own.filter((id) => !id.startsWith(`${site}/`))).toEqual([]);
  });

  test('shows no ratings or reviews', () => {
    expect(JSON.stringify(graph)).not.toMatch(/rating|"review"/i);
  });
});

describe('the company', () => {
  const [organization, website] = companyNodes(company, offices, true);

  test('is described with its registered name, year and logo', () => {
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Sevenisle Software',
      legalName: 'Sevenisle Software Private Limited',
      foundingDate: '2009',
      logo: `${site}/icon-512.png`,
      telephone: '+91 22 5550 0142',
      email: 'hello@sevenisle.example',
    });
  });

  test('has the address and the telephone of each office', () => {
    expect(organization).toMatchObject({
      address: [
        {
          '@type': 'PostalAddress',
          streetAddress: 'Dockyard Lane',
          addressLocality: 'Mumbai',
          addressRegion: 'Maharashtra',
          postalCode: '400010',
          addressCountry: 'IN',
        },
        { addressCountry: 'US' },
      ],
      contactPoint: [{ telephone: '+91 22 5550 0142', areaServed: 'IN' }, { areaServed: 'US' }],
    });
  });

  test('is the same as its social pages, those that exist', () => {
    expect(organization).toHaveProperty('sameAs', ['https://www.linkedin.com/company/x']);
  });

  test('without any social page has no sameAs', () => {
    const [alone] = companyNodes({ ...company, socialLinks: [{ link: null }] }, offices, true);
    expect(alone).not.toHaveProperty('sameAs');
  });

  test('on pages about something else has no more than its name, its logo and its places', () => {
    const [brief] = companyNodes(company, offices, false);
    expect(Object.keys(brief ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo', 'address']);
    expect(brief).toHaveProperty('address.length', 2);
  });

  test('publishes its website in its language', () => {
    expect(website).toMatchObject({ '@type': 'WebSite', url: `${site}/`, inLanguage: 'en-IN' });
  });
});

describe('a page', () => {
  test('names its address, its share card and its place in the site', () => {
    expect(findNode(common, 'WebPage')).toMatchObject({
      url: `${site}/automation`,
      name: 'Automation',
      description: 'Robots',
      primaryImageOfPage: `${site}/og/automation.jpg`,
      isPartOf: { '@id': `${site}/#website` },
    });
  });

  test('has the breadcrumbs from the home page, numbered from 1', () => {
    expect(findNode(common, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
        { '@type': 'ListItem', position: 2, name: 'Automation', item: `${site}/automation` },
      ],
    });
  });

  test.each([[[]], [breadcrumbs.slice(0, 1)]])('has no way where it is the home page itself', (way) => {
    const nodes = pageNodes(company, { ...page, path: '/' }, way);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).not.toHaveProperty('breadcrumb');
  });
});

test('a service lists its offerings by group', () => {
  expect(serviceNode(company, { ...page, offerings })).toMatchObject({
    '@type': 'Service',
    serviceType: 'Automation',
    hasOfferCatalog: {
      itemListElement: [
        {
          '@type': 'OfferCatalog',
          name: 'Testing',
          itemListElement: [
            { '@type': 'Offer', itemOffered: { name: 'Code review', description: 'Line by line' } },
          ],
        },
      ],
    },
  });
});

test('a case study is an article of the company, with its day of publication if it is known', () => {
  const undated = articleNode(company, { ...page, keywords: 'robots, plant', date: null });
  expect(undated).toMatchObject({ '@type': 'Article', headline: 'Automation', keywords: 'robots, plant' });
  expect(JSON.stringify(undated)).not.toMatch(/date(Published|Modified)/);
  expect(articleNode(company, { ...page, keywords: 'robots', date: '2024-03-12' })).toMatchObject({
    author: { '@id': `${site}/#organization` },
    datePublished: '2024-03-12',
    dateModified: '2024-03-12',
  });
});

test('a software lists its features, where it has any', () => {
  expect(softwareNode(company, page, 'BusinessApplication', ['Fast', 'Small'])).toMatchObject({
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    featureList: ['Fast', 'Small'],
  });
  expect(softwareNode(company, page, 'BusinessApplication')).not.toHaveProperty('featureList');
});

describe('an event', () => {
  test('has what Google requires and, as far as the site knows it, what it recommends', () => {
    expect(eventNode(company, page, event)).toEqual({
      '@type': 'Event',
      '@id': `${site}/automation#event`,
      url: `${site}/automation`,
      name: 'Automation',
      description: 'Robots',
      startDate: '2031-03-12T10:00:00+05:30',
      endDate: '2031-03-12T12:30:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Signal House, Mazgaon, Mumbai',
        address: 'Signal House, Mazgaon, Mumbai',
      },
      image: `${site}/og/automation.jpg`,
      organizer: { '@id': `${site}/#organization` },
    });
  });

  test('online takes place at the address of its page', () => {
    expect(eventNode(company, page, { ...event, isOnline: true })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${site}/automation` },
    });
  });
});

test('questions are those of the page, each with one answer', () => {
  expect(questionsNode(company, page, questions)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Two weeks.' } },
    ],
  });
});
