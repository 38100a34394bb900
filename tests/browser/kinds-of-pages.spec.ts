import { expect, type Page } from '@playwright/test';
import { complaints } from './axe';
import { clippedTexts, overflow, sideways } from './overflow';
import { carouselsRun, ready, settled } from './ready';
import { pageTypes } from './routes';
import { test } from './shared-page';
import { targets } from './targets';
import { lengthenWords, setTextSize } from './text-changes';

// One visit for everything that does not depend on how a page is loaded: opening it takes longer than measuring it.
// The page's own policy blocks foreign style elements.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const fits = { sideways: 0, beyond: [], clipped: [] };

const setWidth = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height });
  await settled(page);
};

for (const path of pageTypes) {
  test(`${path} can be used in every window, with every text size, and by everyone`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    if (path === '/') {
      await carouselsRun(page);
      await page.locator('#testimonials').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeAttached();
    }

    await test.step('does not scroll sideways; axe has no complaint; nothing to press is smaller than 24 px', async () => {
      for (const width of [320, 375, 576, 600, 700, 1024, 1100, 1280]) {
        await setWidth(page, width);
        await expect.poll(() => sideways(page), { message: `at ${width} px` }).toBe(0);
        if ([375, 700, 1280].includes(width)) expect(await complaints(page), `at ${width} px`).toEqual([]);
        if (![320, 700, 1280].includes(width)) continue;
        // WCAG 2.5.8.
        const found = await targets(page);
        expect(found.length).toBeGreaterThan(20);
        const small = found.filter((target) => target.width < 24 || target.height < 24);
        expect(small, `at ${width} px`).toEqual([]);
      }
    });

    await test.step('loses no text at 400 % (WCAG 1.4.10)', async () => {
      await setWidth(page, 320, 256);
      await expect.poll(() => clippedTexts(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });

    await test.step('loses no text with wider spacing (WCAG 1.4.12)', async () => {
      const spacing = await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
      });
      for (const width of [320, 700, 1280]) {
        await setWidth(page, width);
        // A carousel measures itself again a moment after a resize.
        await expect.poll(() => clippedTexts(page), { message: `at ${width} px` }).toEqual([]);
        expect(await sideways(page), `at ${width} px`).toBe(0);
      }
      await spacing.evaluate((style) => style.parentNode?.removeChild(style));
    });

    await test.step('fits with text at 200 % (WCAG 1.4.4)', async () => {
      await setTextSize(page, '200%');
      for (const width of [375, 700, 1280]) {
        await setWidth(page, width, 800);
        await expect.poll(() => overflow(page), { message: `at ${width} px` }).toEqual(fits);
      }
      await setTextSize(page, '');
    });

    await test.step('fits with words of 90 characters', async () => {
      await lengthenWords(page);
      for (const width of [375, 1280]) {
        await setWidth(page, width, 800);
        await expect.poll(() => overflow(page), { message: `at ${width} px` }).toEqual(fits);
      }
    });
  });
}
