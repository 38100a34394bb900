import { buildTagAddress, findSimilarInsights, listInsights } from './insight-lists';

const article = (title: string, author: string, ...tags: string[]) => ({
  title,
  author: { slug: author, name: author },
  tags,
});
const articles = [
  article('A', 'nilesh', 'GST', 'Old systems'),
  article('B', 'farida', 'Contracts'),
  article('C', 'nilesh', 'Old systems', 'Contracts'),
];
const titles = (list: { title: string }[]) => list.map(({ title }) => title).join('');

test('a subject has an address', () => {
  expect(buildTagAddress('/insights', 'C# and GST')).toBe('/insights/tags/c-sharp-and-gst');
});

test('there is a list of all articles, and one of every author and subject', () => {
  const lists = listInsights('/insights', articles);
  expect(lists.map(({ path, insights }) => [path, titles(insights)])).toEqual([
    ['/insights', 'ABC'],
    ['/insights/authors/nilesh', 'AC'],
    ['/insights/tags/gst', 'A'],
    ['/insights/tags/old-systems', 'AC'],
    ['/insights/authors/farida', 'B'],
    ['/insights/tags/contracts', 'BC'],
  ]);
});

test('two articles have only the list of all', () => {
  expect(listInsights('/insights', articles.slice(0, 2)).map(({ path }) => path)).toEqual(['/insights']);
});

test('the most similar article shares most subjects', () => {
  const [first] = articles;
  if (!first) throw new Error('there is one');
  expect(titles(findSimilarInsights(first, articles))).toBe('CB');
});
