import { buildTagAddress, chooseInsights, findSimilarInsights, listInsightPages } from './insight-lists';

const article = (title: string, author: string, ...tags: string[]) => ({
  title,
  author: { slug: author },
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

test('there is a page for every author and subject', () => {
  expect(listInsightPages('/insights', articles).map(({ path }) => path)).toEqual([
    '/insights/authors/nilesh',
    '/insights/tags/gst',
    '/insights/tags/old-systems',
    '/insights/authors/farida',
    '/insights/tags/contracts',
  ]);
});

test('two articles have no such pages', () => {
  expect(listInsightPages('/insights', articles.slice(0, 2))).toEqual([]);
});

test('a list shows the articles of its author or subject', () => {
  expect(titles(chooseInsights(articles, { author: 'nilesh' }))).toBe('AC');
  expect(titles(chooseInsights(articles, { tag: 'contracts' }))).toBe('BC');
  expect(titles(chooseInsights(articles, {}))).toBe('ABC');
});

test('the most similar article shares most subjects', () => {
  const [first] = articles;
  if (!first) throw new Error('there is one');
  expect(titles(findSimilarInsights(first, articles))).toBe('CB');
});
