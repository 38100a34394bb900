import { companyJson } from '../../../tests/test-content';
import { iconPath } from '../../content-tools/icons/read-icons';
import { type Entry, previewNodes } from './entries';
import { runQuery } from './run-query';

const stored = {
  industry: [
    { slug: 'retail', data: { title: 'Retail', order: 2 } },
    { slug: 'education', data: { title: 'Education', order: 1 } },
  ],
  project: [
    { slug: 'impex', data: { title: 'Impex', order: 1 } },
    { slug: 'farm', data: { title: 'Farm', order: 1 } },
  ],
  insight: [
    { slug: 'older', data: { title: 'Older', date: '2024-01-31' } },
    { slug: 'newer', data: { title: 'Newer', date: '2024-02-01' } },
  ],
  'case-study': [
    { slug: 'spices', data: { title: 'Spices', project: 'impex', order: 1, text: 'x'.repeat(300) } },
    { slug: 'fields', data: { title: 'Fields', project: 'farm', order: 2, text: 'Short.', draft: true } },
  ],
};

const service = {
  kind: 'service',
  slug: 'automation',
  data: {
    ...Object(companyJson('services/automation.json')),
    icon: 'cog',
    relatedIndustries: ['retail', 'new'],
  },
};

const entries = Object.entries({
  ...stored,
  headings: [{ slug: 'headings', data: { lists: { projects: 'Our work' } } }],
  site: [{ slug: 'site', data: { name: 'Seven', replyPromise: 'We reply to #.' } }],
}).flatMap(([kind, those]) => those.map((entry): Entry => ({ kind, ...entry })));

const run = (
  query: string,
  {
    edited = service,
    variables = {},
    fragments = [],
  }: {
    edited?: Entry;
    variables?: Record<string, unknown>;
    fragments?: string[];
  } = {},
) =>
  runQuery(
    query,
    fragments,
    previewNodes(edited, entries, (_entry, file) => `blob:${file}`),
    variables,
  );

describe('a query over the entries of the CMS', () => {
  test('finds an entry by its id, with its address, picture, icon and the entries it names', () => {
    const query = `query One($id: String!) {
      service(id: { eq: $id }) {
        ...Name
        path
        icon
        image { alt src { childImageSharp { gatsbyImageData(width: 640) } } }
        relatedIndustries { title path }
      }
    }`;
    const variables = { id: 'service/automation' };
    expect(run(query, { variables, fragments: ['fragment Name on Page { title template }'] })).toMatchObject({
      service: {
        title: service.data.title,
        template: 'service',
        path: '/automation',
        icon: iconPath('cog'),
        image: {
          alt: service.data.image.alt,
          src: {
            childImageSharp: {
              gatsbyImageData: { images: { fallback: { src: `blob:${service.data.image.src}` } } },
            },
          },
        },
        relatedIndustries: [
          { title: 'Retail', path: '/retail' },
          { title: 'new', path: '/new' },
        ],
      },
    });
  });

  test('gives required fields of an incomplete entry empty values, and the others null', () => {
    const edited = {
      kind: 'case-study',
      slug: '',
      data: { title: 'Spices on Time', success: {}, industry: '' },
    };
    const query = `{
      caseStudy(id: { eq: "case-study/" }) {
        title tagline intro order
        image { alt src { childImageSharp { gatsbyImageData } } }
        client { title text }
        success { video { text } criteria { title } }
        industry { title }
        project { title }
      }
    }`;
    expect(run(query, { edited })).toMatchObject({
      caseStudy: {
        title: 'Spices on Time',
        tagline: '',
        intro: [],
        order: 0,
        image: { alt: '', src: { childImageSharp: { gatsbyImageData: expect.anything() } } },
        client: { title: '', text: [] },
        success: { video: null, criteria: [] },
        industry: null,
        project: null,
      },
    });
  });

  test('shows no icon while its name is incomplete', () => {
    const edited = { kind: 'service', slug: 'new', data: { icon: 'co' } };
    expect(run('{ service { icon } }', { edited })).toEqual({ service: { icon: '' } });
  });

  test('sorts and limits as the build does', () => {
    const query = `{
      all: allIndustry { totalCount nodes { slug } }
      first: allProject(limit: 1) { nodes { slug } }
      newest: allInsight(limit: 1) { nodes { slug } }
    }`;
    expect(run(query)).toEqual({
      all: { totalCount: 2, nodes: [{ slug: 'education' }, { slug: 'retail' }] },
      first: { nodes: [{ slug: 'farm' }] },
      newest: { nodes: [{ slug: 'newer' }] },
    });
  });

  test('finds pages by their ids, in that order', () => {
    const query = `query Work($ids: [String!]!) {
      pagesById(ids: $ids) { __typename ... on CaseStudy { title } ... on Project { title } }
    }`;
    expect(run(query, { variables: { ids: ['project/farm', 'case-study/spices', 'project/none'] } })).toEqual(
      {
        pagesById: [
          { __typename: 'Project', title: 'Farm' },
          { __typename: 'CaseStudy', title: 'Spices' },
        ],
      },
    );
  });

  test('filters by a list of ids', () => {
    const query = `query Some($ids: [String!]!) {
      allProject(filter: { id: { in: $ids } }) { nodes { title } }
    }`;
    expect(run(query, { variables: { ids: ['project/farm'] } })).toEqual({
      allProject: { nodes: [{ title: 'Farm' }] },
    });
  });

  test('refuses a filter that it does not know, in place of showing everything', () => {
    expect(() => run('{ allProject(filter: { title: { eq: "Farm" } }) { nodes { title } } }')).toThrow(
      'Field "title" is not defined by type "Filter"',
    );
  });

  test('computes excerpts and marks drafts', () => {
    const query = '{ allCaseStudy { nodes { title excerpt } } }';
    expect(run(query)).toEqual({
      allCaseStudy: {
        nodes: [
          { title: 'Spices', excerpt: `${'x'.repeat(200)}…` },
          { title: 'Draft: Fields', excerpt: 'Short.' },
        ],
      },
    });
  });

  test('finds settings, which have no id to ask for', () => {
    expect(run('{ headings { lists { projects } } company { name replyPromise } }')).toEqual({
      headings: { lists: { projects: 'Our work' } },
      company: { name: 'Seven', replyPromise: 'We reply to #.' },
    });
  });

  test('replaces the stored version of the entry that is edited', () => {
    const edited = { kind: 'industry', slug: 'retail', data: { title: 'Shops', order: 2 } };
    expect(run('{ allIndustry { nodes { title } } }', { edited })).toEqual({
      allIndustry: { nodes: [{ title: 'Education' }, { title: 'Shops' }] },
    });
  });
});
