import { type ContentPages, contentPages } from './content-pages';

const work = (id: string, more: Partial<ContentPages['projects']['nodes'][number]> = {}) => ({
  id,
  path: `/${id}`,
  title: id,
  image: { src: { id } },
  services: [{ slug: 'automation', title: 'Automation' }],
  industry: null,
  technologies: [],
  ...more,
});
const page = (id: string, template: string) => ({ id, path: `/${id}`, slug: id, template });
const data: ContentPages = {
  pages: { nodes: [page('farm', 'project'), page('automation', 'service')] },
  services: { nodes: [{ id: 'automation', relatedWork: ['/bank', '/story'], screen: { alt: 'A list' } }] },
  industries: { nodes: [] },
  insights: { nodes: [] },
  caseStudies: { nodes: [work('story', { project: { id: 'farm' } })] },
  projects: {
    nodes: [
      work('farm', { industry: { slug: 'agriculture', title: 'Agriculture' } }),
      work('shop'),
      work('mill', { industry: { slug: 'agriculture', title: 'Agriculture' } }),
      work('bank'),
      work('clinic'),
    ],
  },
};
const findContext = (path: string) =>
  contentPages(data).find((candidate) => candidate.path === path)?.context;

test('a project shows its case study and the projects nearest to it, in the order of the list', () => {
  expect(findContext('/farm')?.workIds).toEqual(['story', 'shop', 'mill']);
});

test('a service shows the work that an editor chose, in that order', () => {
  expect(findContext('/automation')?.workIds).toEqual(['bank', 'story']);
});

test('a service whose header shows a screen needs no placeholder of its own picture', () => {
  expect(findContext('/automation')?.hasScreen).toBe(true);
});
