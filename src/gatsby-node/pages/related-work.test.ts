import { dropRepeats, selectWork, sortByCloseness, type WorkNode } from './related-work';

const work = (name: string, more: Partial<WorkNode> = {}): WorkNode => ({
  id: name,
  path: `/projects/${name}`,
  title: name,
  image: { src: { id: `${name}.jpg` } },
  services: [],
  industry: { slug: 'retail' },
  ...more,
});
const ids = (nodes: readonly WorkNode[]) => nodes.map(({ id }) => id);
const story = work('story', {
  path: '/case-studies/impex',
  title: 'Impex: case study',
  project: { id: 'impex' },
});
const everything = [story, work('impex'), work('farm'), work('bank'), work('clinic')];

test('without a choice, a page shows the first three that belong to it, each work once', () => {
  expect(ids(selectWork(undefined, everything, () => true))).toEqual(['story', 'farm', 'bank']);
  expect(ids(selectWork(null, everything, ({ id }) => id === 'bank'))).toEqual(['bank']);
});

test('what an editor chose comes in that order, whether it belongs or not', () => {
  const chosen = ['/projects/clinic', '/case-studies/impex', '/projects/farm'];
  expect(ids(selectWork(chosen, everything, () => false))).toEqual(['clinic', 'story', 'farm']);
});

test.each<[string, WorkNode, WorkNode]>([
  ['a case study and its project', story, work('impex', { title: 'Another name' })],
  ['the same title', work('one', { title: 'ZerosBook' }), work('two', { title: 'zerosbook: accounting' })],
  [
    'the same picture',
    work('one', { image: { src: { id: 'a' } } }),
    work('two', { image: { src: { id: 'a' } } }),
  ],
])('%s are never shown together', (_what, first, second) => {
  expect(dropRepeats([first, second])).toEqual([first]);
  expect(dropRepeats([second, first])).toEqual([second]);
});

test('the closest share the industry, then services; a project is not close to itself or its story', () => {
  const own = work('own', { services: [{ slug: 'qa' }] });
  const among = [
    work('far', { industry: { slug: 'banking' } }),
    work('service', { industry: { slug: 'banking' }, services: [{ slug: 'qa' }] }),
    own,
    work('industry'),
    work('both', { services: [{ slug: 'qa' }] }),
    work('told', { project: { id: 'own' } }),
  ];
  expect(ids(sortByCloseness(own, among))).toEqual(['both', 'industry', 'service', 'far']);
});
