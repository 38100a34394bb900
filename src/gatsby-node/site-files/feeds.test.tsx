import { buildFeeds } from './feeds';

const site = {
  name: 'Sevenisle Software',
  url: 'https://www.sevenisle.example',
  locale: 'en-IN',
  title: 'Insights',
  description: 'What we learned',
  path: '/insights',
};
const block = { text: null, items: null, value: null, title: null };
const article = {
  path: '/insights/rewrites',
  title: 'Rewrites & <costs>',
  summary: 'What they cost.',
  date: '2024-11-20',
  updated: null,
  author: { name: 'Farida Lokhandwala' },
  tags: ['Old systems'],
  body: [
    { ...block, type: 'paragraph', text: 'See *this* [project](/projects/impex) <now>.' },
    { ...block, type: 'list', items: ['One', 'Two'] },
    { ...block, type: 'chart', title: 'Left out' },
  ],
};
const { '/insights/rss.xml': rss = '', '/insights/feed.json': json = '' } = buildFeeds(site, [article]);

test('the RSS has each article with its address, date and subjects', () => {
  const document = new DOMParser().parseFromString(rss, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  expect(text('channel > title')).toBe('Insights | Sevenisle Software');
  expect(text('item > title')).toBe('Rewrites & <costs>');
  expect(text('item > link')).toBe('https://www.sevenisle.example/insights/rewrites');
  expect(text('item > category')).toBe('Old systems');
  expect(new Date(text('item > pubDate') ?? '').toISOString()).toBe('2024-11-20T00:00:00.000Z');
});

test('the JSON Feed has the text with absolute links, and no markup from the content', () => {
  const { version, items } = JSON.parse(json);
  expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(items[0].content_html).toBe(
    '<p>See <em>this</em> <a href="https://www.sevenisle.example/projects/impex">project</a> &lt;now&gt;.</p>\n<ul><li>One</li><li>Two</li></ul>\n',
  );
});
