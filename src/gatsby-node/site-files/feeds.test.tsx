import { parseFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { articleHtml, buildFeeds, type FeedArticle } from './feeds';

const site = {
  name: 'Sevenisle Software',
  url: 'https://www.sevenisle.example',
  locale: 'en-IN',
  title: 'Insights',
  description: 'What we learned about R&D, <forms> & "plans" 🚢',
  path: '/insights',
};
const awkward = 'R&D\'s <b>"5 < 6"</b> &amp; ]]> 🚢';
const article: FeedArticle = {
  path: '/insights/rewrites',
  title: awkward,
  summary: `Pilots with <5 users & >50 sensors. ${awkward}`,
  date: '2024-11-20',
  updated: '2024-11-28',
  author: { name: 'Asha & "Ned" <Rao>' },
  tags: ['R&D <old>', 'Costs'],
  html: '<p>5 &lt; 6 &amp; <em>7</em></p>',
};
const older: FeedArticle = {
  ...article,
  path: '/insights/pilots',
  title: 'Pilots',
  summary: 'Bell \u0007, escape \u001b[1m and half a ship \ud83d',
  date: '2024-10-01',
  updated: null,
  html: '<pre>\u0000\u001b[31mred\u001b[0m\ufffe</pre>',
};
const { '/insights/rss.xml': rss = '', '/insights/feed.json': json = '' } = buildFeeds(site, [
  article,
  older,
]);

/** The text that a reader shows for HTML. */
const shownText = (html: string | undefined) =>
  new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent;

test('the RSS is well-formed XML, whatever characters the content has', () => {
  const document = new DOMParser().parseFromString(rss, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelectorAll('item')).toHaveLength(2);
});

describe('rss-parser', () => {
  const read = new Parser<object, { 'content:encoded': string }>().parseString(rss);

  test('reads the channel', async () => {
    expect(await read).toMatchObject({
      title: 'Insights | Sevenisle Software',
      link: 'https://www.sevenisle.example/insights',
      language: 'en-IN',
      lastBuildDate: 'Thu, 28 Nov 2024 00:00:00 GMT',
      feedUrl: 'https://www.sevenisle.example/insights/rss.xml',
    });
    expect(shownText((await read).description)).toBe(site.description);
  });

  test('reads each article with its address, date, author and subjects, no letter lost', async () => {
    const [item] = (await read).items;
    expect(item).toMatchObject({
      title: awkward,
      link: 'https://www.sevenisle.example/insights/rewrites',
      guid: 'https://www.sevenisle.example/insights/rewrites',
      isoDate: '2024-11-20T00:00:00.000Z',
      creator: 'Asha & "Ned" <Rao>',
      categories: ['R&D <old>', 'Costs'],
    });
    expect(shownText(item?.content)).toBe(article.summary);
  });

  test('gets the text of control characters without them', async () => {
    const [, item] = (await read).items;
    expect(shownText(item?.content)).toBe('Bell , escape [1m and half a ship ');
    expect(item?.['content:encoded']).toBe('<pre>[31mred[0m</pre>');
  });
});

describe('feedsmith', () => {
  test('reads the same from the RSS', () => {
    const read = parseFeed(rss);
    expect(read).toMatchObject({
      format: 'rss',
      feed: {
        items: [
          { title: awkward, dc: { creators: ['Asha & "Ned" <Rao>'] } },
          { title: 'Pilots', link: 'https://www.sevenisle.example/insights/pilots' },
        ],
      },
    });
  });

  test('reads the JSON Feed', () => {
    expect(parseFeed(json)).toMatchObject({
      format: 'json',
      feed: {
        home_page_url: 'https://www.sevenisle.example/insights',
        feed_url: 'https://www.sevenisle.example/insights/feed.json',
        language: 'en-IN',
        items: [
          {
            title: awkward,
            summary: article.summary,
            authors: [{ name: 'Asha & "Ned" <Rao>' }],
            tags: ['R&D <old>', 'Costs'],
          },
          { title: 'Pilots' },
        ],
      },
    });
  });
});

test('a summary is escaped once, as HTML', () => {
  expect(rss).toContain('<description><![CDATA[Pilots with &lt;5 users &amp; &gt;50 sensors.');
});

test('the JSON Feed is version 1.1', () => {
  expect(JSON.parse(json).version).toBe('https://jsonfeed.org/version/1.1');
});

test('no author is in an element that has to be an address', () => {
  expect(rss).not.toContain('<author>');
});

test('both feeds have the text of each article', () => {
  expect(JSON.parse(json).items[0].content_html).toBe(article.html);
  expect(rss).toContain(`<content:encoded><![CDATA[${article.html}]]></content:encoded>`);
});

describe('the text of an article for feeds', () => {
  const readArticle = (html: string) =>
    articleHtml(
      `<h1>Ships</h1><div class="a" data-article>${html}</div><p>More</p>`,
      'https://www.sevenisle.example/insights/ships',
    );

  test('is the text of the article alone, without styles', () => {
    expect(readArticle('<h2 id="a" class="b">Why</h2><pre tabindex="0"><code>a &lt; b</code></pre>')).toBe(
      '<h2>Why</h2><pre><code>a &lt; b</code></pre>',
    );
  });

  test('links and pictures have absolute addresses', () => {
    expect(readArticle('<a href="/projects/impex">Impex</a>')).toBe(
      '<a href="https://www.sevenisle.example/projects/impex">Impex</a>',
    );
    expect(
      readArticle(
        '<picture><source srcset="/a.avif 1x"><img src="/a.webp" srcset="/b 2x" alt="A ship" width="6"></picture>',
      ),
    ).toBe('<picture><img src="https://www.sevenisle.example/a.webp" alt="A ship" width="6"></picture>');
  });

  test('a chart is the table of its figures', () => {
    expect(
      readArticle(
        '<table><tbody><tr><th scope="row">Dates</th><td>41%</td><td><svg><rect/></svg></td></tr></tbody></table>',
      ),
    ).toBe('<table><tbody><tr><th scope="row">Dates</th><td>41%</td></tr></tbody></table>');
  });

  test('no text ends the section of a feed that holds it', () => {
    expect(readArticle('<p>a]]&gt;b</p><img alt="]]>">')).toBe('<p>a]]&gt;b</p><img alt="]]&gt;">');
  });

  test('a page without the text of an article is a mistake', () => {
    expect(() => articleHtml('<p>Ships</p>', 'https://www.sevenisle.example/ships')).toThrow('/ships');
  });
});
