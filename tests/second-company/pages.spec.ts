import { expect, type Page, test } from '@playwright/test';
import { complaints } from '../browser/axe';

const company = 'Fernbank Systems';
const siteUrl = 'https://www.fernbank.example';

/** Every page that the second company's content makes, with its heading. */
const routes = {
  '/': 'Software for people who grow things',
  '/stock-for-nurseries': 'Stock for Nurseries',
  '/spice-lots': 'Spice Lots',
  '/field-phones': 'Field Phones',
  '/write-to-us': 'Write to Us',
  '/request-quote': 'Request a Quote',
  '/thank-you': 'Thank You',
} as const;

const paths = Object.keys(routes);
const sections = (page: Page) =>
  page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));

for (const [path, heading] of Object.entries(routes)) {
  test(`${path} has one heading, a complete head, nothing of the sample company and no error`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText([heading]);
    await expect(page).toHaveTitle(new RegExp(company));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(siteUrl + path);
    expect(await page.content()).not.toMatch(/sevenisle/i);
    expect(problems).toEqual([]);
  });
}

test('the home page has the sections that have content, and no other', async ({ page }) => {
  await page.goto('/');
  expect(await sections(page)).toEqual(['hero', 'why-choose-us', 'our-services', 'contact-us']);
  await expect(page.locator('#our-services li')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Products and services' })).toHaveCount(0);
});

test('a service page without industries and work has no empty part', async ({ page }) => {
  await page.goto('/spice-lots');
  const headings = await page.locator('main h2').allTextContents();
  expect(headings).toEqual([
    'What we do',
    'What you can ask for',
    'What you gain',
    'Tell us what grows slowly',
  ]);
});

test('menu and footer lead to what there is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('footer address')).toHaveCount(1);
  await expect(
    page.locator('footer').getByRole('navigation', { name: 'Quick links' }).getByRole('link'),
  ).toHaveText(['Stock for Nurseries', 'Spice Lots', 'Field Phones']);
});

test('every link of the site leads to a page or section that is there', async ({ page, request }) => {
  const targets = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) targets.add(link);
  }
  expect(targets.size).toBeGreaterThan(5);
  for (const target of targets) {
    const response = await request.get(target);
    expect([target, response.status()]).toEqual([target, 200]);
    const [, section] = target.split('#');
    if (section) expect(await response.text()).toContain(`id="${section}"`);
  }
});

test('the sitemap lists its own pages under its own address', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const expected = paths.filter((path) => path !== '/thank-you').map((path) => siteUrl + path);
  expect(listed.sort()).toEqual(expected.sort());
});

for (const path of paths) {
  test(`${path} neither scrolls sideways nor breaks a rule of accessibility on phone and desktop`, async ({
    page,
  }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
      expect(await complaints(page), `${width} px`).toEqual([]);
    }
  });
}

test('an unknown address shows its own 404 page', async ({ page }) => {
  const response = await page.goto('/projects/impex');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await expect(page.getByText('Nothing grows at this address.')).toBeVisible();
});

test('an address that has moved leads to its new place, for good', async ({ request }) => {
  const response = await request.get('/nursery-stock', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/stock-for-nurseries');
});
