import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { randomPageSeeds } from '../company/random-pages';
import { complaints } from './axe';
import { brokenWords, clippedTexts, overflow } from './overflow';
import { ready, settled } from './ready';
import { test as sharedTest } from './shared-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...randomPageSeeds.map((seed) => `/random-page-${seed}`), '/campaign', '/offer']) {
  sharedTest(
    `${path}, in an order that nobody planned, fits, reads and is accessible at every width`,
    async ({ page }) => {
      await page.goto(path);
      await ready(page);
      for (const width of [375, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await expect
          .poll(() => overflow(page), { message: `at ${width} px` })
          .toEqual({ sideways: 0, beyond: [], clipped: [] });
        expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
        expect(await complaints(page), `at ${width} px`).toEqual([]);
      }
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      levels.slice(1).forEach((level, index) => {
        expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1);
      });
    },
  );
}

test('neighbouring sections have different grounds, whatever their order', async ({ page }) => {
  for (const seed of randomPageSeeds) {
    await page.goto(`/random-page-${seed}`);
    const grounds = await page
      .locator('main [data-background]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-background')));
    expect(grounds.length).toBeGreaterThan(5);
    expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([]);
  }
});

test('a campaign has no menus, one way to ask, and tells search engines to leave it out', async ({
  page,
}) => {
  await page.goto('/campaign');
  await ready(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Sevenisle Software', 'Contact Us']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact-us?contact=farida-lokhandwala',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await page.locator('#form').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Message')).toHaveValue('We would like to come with two people.');
});

test("the company's name at the head of a campaign can be pressed in every window", async ({ page }) => {
  await page.goto('/campaign');
  await ready(page);
  for (const width of [320, 375, 576, 800, 1080, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    // A trial presses nothing; it fails where something else lies over the middle of the name.
    await page.getByRole('banner').getByRole('link').first().click({ trial: true, timeout: 5000 });
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
});

test('the quote form within a page begins with its service and text', async ({ page }) => {
  await page.goto('/offer');
  await ready(page);
  await page.locator('#form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Automation' })).toBeChecked();
  await expect(page.locator('[name="scope"]')).toHaveValue('We type every receipt twice.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What should it do?' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the head of a campaign covers nothing on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/campaign');
    await page.locator('h1').click({ trial: true, timeout: 5000 });
    const picture = await page.screenshot();
    const { channels } = await sharp(picture).stats();
    // A window in the one colour of the header has none.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });

  test('a link to the quote form stands in its place', async ({ page }) => {
    await page.goto('/offer');
    const link = page.locator('#main').getByRole('link', { name: 'Request a Quote' });
    await expect(link).toHaveAttribute('href', '/request-quote?service=Automation');
  });
});

test('questions and an event of a page are data for search engines', async ({ page }) => {
  await page.goto('/every-section');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const nodes: { '@type': string }[] = JSON.parse(data ?? '{}')['@graph'];
  expect(nodes.find((node) => node['@type'] === 'Event')).toMatchObject({
    name: 'Every Section',
    startDate: '2031-03-12T10:00:00+05:30',
    location: { '@type': 'Place', name: 'Unit 402, Signal House, Mazgaon, Mumbai' },
  });
  expect(nodes.find((node) => node['@type'] === 'FAQPage')).toBeDefined();
  await expect(page.getByText('12 March 2031, 10:00 to 12:30 (UTC+05:30)')).toBeVisible();
});
