import { listInsightPages, listPageAddresses, listProjectPages } from './list-pages';

const projects = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  services: [{ slug: 'automation', title: 'Automation' }],
  industry: index < 3 ? { slug: 'retail', title: 'Retail' } : null,
  technologies: [],
}));
const lister = { id: 'list', path: '/projects' };
const pagesOf = (among: typeof projects) => listProjectPages(lister, among);

test('a page of a list has at most 24 entries, and an address of its own', () => {
  expect(listPageAddresses('/insights', 49)).toEqual(['/insights', '/insights/page/2', '/insights/page/3']);
});

test('an empty list has one page', () => {
  expect(listPageAddresses('/insights', 0)).toEqual(['/insights']);
});

test('no entry is lost or shown twice', () => {
  const whole = pagesOf(projects).filter(({ context }) => context.list === '/projects');
  expect(whole.flatMap(({ context }) => context.ids)).toEqual(projects.map(({ id }) => id));
});

test('filtered lists have pages, too, and know the projects of the others by number', () => {
  const pages = pagesOf(projects);
  expect(pages.map(({ path }) => path)).toEqual([
    '/projects',
    '/projects/page/2',
    '/projects/services/automation',
    '/projects/services/automation/page/2',
    '/projects/industries/retail',
    '/projects/all',
  ]);
  const retail = pages.find(({ path }) => path.endsWith('/retail'))?.context;
  expect(retail).toMatchObject({ found: 3, all: 30, of: 1, ids: ['p0', 'p1', 'p2'] });
});

test('combinations of filters lead to the page that has all projects', () => {
  const [long] = pagesOf(projects);
  expect(long?.context.combined).toBe('/projects/all');
  expect(pagesOf(projects).at(-1)?.context.ids).toHaveLength(30);
  const short = pagesOf(projects.slice(0, 24));
  expect(short[0]?.context.combined).toBe('/projects');
  expect(short.map(({ path }) => path)).not.toContain('/projects/all');
});

test('the articles of an author have pages', () => {
  const articles = projects.map(({ id }) => ({ id, tags: [], author: { slug: 'asha', name: 'Asha' } }));
  const pages = listInsightPages({ id: 'list', path: '/insights' }, articles);
  expect(pages.map(({ path, context }) => [path, context.name])).toEqual([
    ['/insights', undefined],
    ['/insights/page/2', undefined],
    ['/insights/authors/asha', 'Asha'],
    ['/insights/authors/asha/page/2', 'Asha'],
  ]);
});
