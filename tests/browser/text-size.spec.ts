import { expect, type Page, test } from '@playwright/test';
import { overflow } from './overflow';
import { ready } from './ready';
import { pageTypes } from './routes';

const longWord = 'https://www.sevenisle.example/'.padEnd(90, 'abcdefghij');

const fits = { sideways: 0, beyond: [], clipped: [] };

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
