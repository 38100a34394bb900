import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';
import { pageTypes } from './routes';

const longWord = 'https://www.sevenisle.example/'.padEnd(90, 'abcdefghij');

/** Pixels by which the page is wider than the window, and the texts that reach beyond it, clipped or not. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Lists that scroll sideways, hidden labels and slides that wait beside the window may be wider.
    const hidden = '.slick-track, [aria-hidden="true"], nav[aria-label="Filter the projects"], noscript';
    const beyond = [
      ...document.querySelectorAll<HTMLElement>('#___gatsby :is(h1, h2, h3, p, a, li, dt, dd, label)'),
    ]
      .filter((element) => !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
    return { sideways: scrollWidth - clientWidth, beyond };
  });

const fits = { sideways: 0, beyond: [] };

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const lengthenWords = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (!currentNode.parentElement?.closest('script, style, noscript, textarea')) texts.push(currentNode);
    }
    for (const text of texts) text.data = word;
  }, longWord);

for (const width of [375, 700, 1280]) {
  test(`no page scrolls sideways with text at 200 % at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pageTypes) {
      await page.goto(path);
      await ready(page);
      await doubleText(page);
      await expect.poll(() => overflow(page), { message: path }).toEqual(fits);
    }
  });
}

for (const width of [375, 1280]) {
  test(`words of 90 characters stay within the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pageTypes) {
      await page.goto(path);
      await ready(page);
      await lengthenWords(page);
      await expect.poll(() => overflow(page), { message: path }).toEqual(fits);
    }
  });
}

test('large text leaves room for the menu button alone, and the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/about-us');
  await ready(page);
  const hamburger = page.locator('header button[aria-controls]').first();
  await expect(hamburger).toBeHidden();
  await doubleText(page);
  await expect(hamburger).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await hamburger.click();
  await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
  await menu.getByRole('link', { name: 'Services' }).click();
  await menu.getByRole('link', { name: 'Automation' }).click();
  await expect(page.locator('h1')).toHaveText('Automation');
  await expect(menu).toBeHidden();
});
