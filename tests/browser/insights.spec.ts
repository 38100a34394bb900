import { expect, test } from '@playwright/test';

const article = '/insights/what-a-rewrite-costs';

test('an article has its author, its date, a table of contents and charts that are tables', async ({
  page,
}) => {
  await page.goto(article);
  // In the header, and below the text.
  const author = page.getByRole('article').getByRole('link', { name: 'Nilesh Pathare' });
  await expect(author).toHaveCount(2);
  for (const link of await author.all())
    await expect(link).toHaveAttribute('href', '/insights/authors/nilesh-pathare');
  await expect(page.locator('time').first()).toHaveAttribute('datetime', '2024-11-19');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const [first] = await contents.getByRole('link').all();
  const target = await first?.getAttribute('href');
  await expect(page.locator(`h2${target}`)).toHaveCount(1);
  const chart = page.getByRole('table', { name: /Share of the cost/ });
  await expect(chart.getByRole('row', { name: /Programming 41%/ })).toBeVisible();
});

test('its structured data names the author and the dates', async ({ page }) => {
  await page.goto(article);
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(graph ?? '')).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Article',
        author: expect.objectContaining({ '@type': 'Person', name: 'Nilesh Pathare' }),
        datePublished: '2024-11-19',
        dateModified: '2024-11-19',
      }),
    ]),
  });
});

test('the lists by author and subject show theirs, and are not indexed', async ({ page }) => {
  await page.goto('/insights/tags/contracts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights: Contracts');
  await expect(page.locator('main li h3')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/insights/authors/farida-lokhandwala');
  await expect(page.locator('main li h3')).toHaveCount(2);
});

test('home, footer and related pages lead to the articles', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#insights article')).toHaveCount(3);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Insights' })).toBeVisible();
  await page.goto('/web-application');
  await expect(page.getByRole('link', { name: 'What a Rewrite Costs' })).toBeVisible();
});

test('the list, the articles and the home page announce the feeds, and no other page', async ({ page }) => {
  const announced = page.locator('link[rel="alternate"]');
  for (const path of ['/insights', article, '/']) {
    await page.goto(path);
    await expect(
      announced.and(page.locator('[type="application/rss+xml"][href="/insights/rss.xml"]')),
    ).toHaveCount(1);
    await expect(
      announced.and(page.locator('[type="application/feed+json"][href="/insights/feed.json"]')),
    ).toHaveCount(1);
  }
  await page.goto('/privacy');
  await expect(announced).toHaveCount(0);
});

test('the feeds have every article, with its charts and tables', async ({ request }) => {
  const rss = await (await request.get('/insights/rss.xml')).text();
  expect(rss.match(/<item>/g)).toHaveLength(3);
  const feed = await (await request.get('/insights/feed.json')).json();
  expect(feed.items).toHaveLength(3);
  const html: string = feed.items[0].content_html;
  expect(html).toContain('<h2><span>Where the money goes</span></h2>');
  expect(html).toContain('<tr><th scope="row">Programming</th><td>41%</td></tr>');
  expect(rss).toContain(html);
});
