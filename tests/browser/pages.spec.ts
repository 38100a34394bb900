import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { type Collection, collections, pageTemplates } from '../../src/content-model';
import { ready } from './ready';
import { pagesByTemplate, routes, unlisted } from './routes';
import { translate } from './translate';

const siteUrl = 'https://www.sevenisle.example';

for (const [path, heading] of Object.entries(routes)) {
  test(`${path} has one heading, its menu title and a complete head, and stays whole if translated while it hydrates`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    // `evaluate` runs as soon as the document has its body: hydration takes many tasks, this is one between them.
    await page.evaluate(translate, false);
    await ready(page);
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator('main [role="alert"]')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    if (heading) {
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} | Sevenisle Software`);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(50);
    expect(await content('meta[name="keywords"]')).toBeTruthy();
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(siteUrl + path);
    expect(await content('meta[property="og:url"]')).toBe(siteUrl + path);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(await page.locator('meta[name="robots"]').count()).toBe(unlisted.includes(path) ? 1 : 0);
    expect(problems).toEqual([]);
  });
}

test('the loops over kinds of page visit every template of the content model', async ({ request }) => {
  const ofEntries = Object.entries<Collection>(collections).flatMap(([kind, { base }]) =>
    base ? [kind] : [],
  );
  const templates = [...Object.keys(pageTemplates), ...ofEntries];
  expect(Object.keys(pagesByTemplate).sort()).toEqual(templates.sort());
  const pageData = z.object({ componentChunkName: z.string() });
  for (const [template, paths] of Object.entries(pagesByTemplate)) {
    for (const path of paths) {
      const name = path === '/' ? 'index' : path === '/no-such-page' ? '404.html' : path.slice(1);
      const data = await (await request.get(`/page-data/${name}/page-data.json`)).json();
      expect(pageData.parse(data).componentChunkName, path).toBe(`component---src-templates-${template}-tsx`);
    }
  }
});

test('an unknown address shows the 404 page with status 404 and ways on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.locator('main').getByRole('link').first().click();
  await expect(page.locator('h1')).not.toHaveText('Page Not Found');
});

test('the preview card of a page is a picture of 1200 by 630', async ({ page }) => {
  await page.goto('/case-studies/autocad');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toBe(`${siteUrl}/og/case-studies/autocad.jpg`);
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/og/case-studies/autocad.jpg';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

test('the sitemap lists every listed route and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url?.replace(siteUrl, ''));
  const expected = Object.keys(routes).filter((path) => !unlisted.includes(path));
  expect(listed.sort()).toEqual(expected.sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('the structured data of a case study is one graph whose references all resolve', async ({ page }) => {
  await page.goto('/case-studies/autocad');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(data ?? '')['@graph'];
  const types = graph.map((node) => node['@type']);
  expect(types).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Article']),
  );
  const ids = new Set(graph.map((node) => node['@id']));
  const references = [...(data ?? '').matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(3);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
});

test('the arrow keys move the edge between the pictures before and after', async ({ page }) => {
  await page.goto('/case-studies/autocad');
  await ready(page);
  const slider = page.getByRole('slider', { name: /4 to 5 days by hand, 30 to 45 min with the tool/ });
  const edge = () =>
    slider.evaluate((input) => getComputedStyle(input.previousElementSibling ?? input).clipPath);
  const before = await edge();
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  expect(await edge()).not.toBe(before);
});

test('a case study lists the others, without itself, each text cut to 200 characters', async ({ page }) => {
  await page.goto('/case-studies/impex');
  const more = page.locator('section', { has: page.getByRole('heading', { name: 'More Case Studies' }) });
  await expect(more.getByRole('article')).toHaveCount(1);
  await expect(more.getByRole('link', { name: 'Impex' })).toHaveCount(0);
  for (const text of await more.locator('article > p:last-child').allTextContents()) {
    expect(text).toMatch(/…$/);
    expect([...text]).toHaveLength(201);
  }
});

test('a picture waits until its frame is near; one that was seen stays painted when the window has left it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/projects');
  await ready(page);
  const pictures = page.locator('main article img');
  const painted = (): Promise<boolean[]> =>
    pictures.evaluateAll((images) =>
      images.map((image) => image.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect((await painted()).at(-1)).toBe(false);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-loaded');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
  expect(await painted()).not.toContain(false);
});

for (const { what, within, end, hidden } of [
  { what: 'half a menu', within: '<header', end: '</nav>', hidden: 'header nav' },
  { what: 'a heading without the picture beside it', within: '<main', end: '<img', hidden: 'h1' },
]) {
  // The page is about to move it.
  test(`${what} is not shown while the page is still read`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const html = await (await request.get('/about-us')).text();
    await page.goto('/about-us');
    await expect(page.locator(hidden).first()).toBeVisible();
    const cut = html.indexOf(end, html.indexOf(within));
    await page.route('/about-us', (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }),
    );
    await page.goto('/about-us');
    await expect(page.locator(hidden).first()).toBeAttached();
    await expect(page.locator(hidden).first()).toBeHidden();
  });
}

test('a page that fails shows the error screen with a message and a way out', async ({ page }) => {
  await page.route('**/page-data/privacy/page-data.json', async (route) => {
    const data = await (await route.fetch()).json();
    data.result.data.page.sections = null;
    await route.fulfill({ json: data });
  });
  await page.goto('/about-us');
  await ready(page);
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(screen).toBeVisible();
  await expect(screen).toContainText('null');
  await screen.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toHaveCount(1);
});
