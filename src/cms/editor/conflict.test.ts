import { listDifferences } from './conflict';

test('fields that differ are listed by their path, whatever surrounds them', () => {
  const mine = { title: 'A', next: { text: 'B', link: '/' }, list: [{ text: 'C' }, { text: 'D' }] };
  const theirs = { title: 'A', next: { text: 'B', link: '/x' }, list: [{ text: 'C' }, { text: 'E' }] };
  expect(listDifferences(mine, theirs)).toEqual([
    { path: 'next.link', mine: '/', theirs: '/x' },
    { path: 'list.1.text', mine: 'D', theirs: 'E' },
  ]);
});

test('a field that only one version has differs', () => {
  expect(listDifferences({}, { draft: true })).toEqual([{ path: 'draft', mine: undefined, theirs: true }]);
});

test('a list of another length differs as a whole', () => {
  expect(listDifferences({ list: ['a'] }, { list: ['a', 'b'] })).toEqual([
    { path: 'list', mine: ['a'], theirs: ['a', 'b'] },
  ]);
});
