import { expect, type Page, test } from '@playwright/test';
import { carouselsRun, ready, settled } from './ready';
import { pageTypes } from './routes';

interface Target {
  what: string;
  width: number;
  height: number;
}

/** Interactive elements, without links within a sentence, which WCAG exempts. */
const targets = (page: Page): Promise<Target[]> =>
  page
    .locator('a[href], button, input, textarea, summary')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (element.closest('[inert], [aria-hidden="true"]')) return [];
        const sentence = element.closest('p, dd');
        if (
          element instanceof HTMLAnchorElement &&
          getComputedStyle(element).display === 'inline' &&
          sentence &&
          sentence.textContent.trim() !== element.textContent.trim()
        ) {
          return [];
        }
        const area = (element instanceof HTMLInputElement && element.closest('label')) || element;
        const after = getComputedStyle(area, '::after');
        // A card can be pressed anywhere: its link covers it.
        const spread = after.content !== 'none' && after.position === 'absolute';
        const { width, height } = (
          spread ? (area instanceof HTMLElement && area.offsetParent) || area : area
        ).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return [{ what: `${name} <${element.localName}>`, width, height }];
      }),
    );

test.describe('targets (WCAG 2.5.8)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pageTypes) {
    test(`nothing to press on ${path} is smaller than 24 px at 320, 700 and 1280 px`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      for (const width of [320, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const found = await targets(page);
        expect(found.length).toBeGreaterThan(20);
        const small = found.filter((target) => target.width < 24 || target.height < 24);
        expect(small, `at ${width} px`).toEqual([]);
      }
    });
  }

  test.describe('for a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    for (const path of pageTypes) {
      test(`everything to press on ${path} is 44 px high and wide, but for dots on phones`, async ({
        page,
      }) => {
        for (const width of [375, 768]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await ready(page);
          if (path === '/') await carouselsRun(page);
          const found = await targets(page);
          expect(found.length).toBeGreaterThan(20);
          const isDot = ({ what }: Target) => width < 600 && what.startsWith('Show banner');
          const small = found.filter((target) => target.height < 44 || (target.width < 44 && !isDot(target)));
          expect(small, `at ${width} px`).toEqual([]);
        }
      });
    }

    test('a tapped element shows no hover style afterwards', async ({ page }) => {
      await page.goto('/');
      await ready(page);
      await carouselsRun(page);
      const control = page.getByRole('button', { name: /^(Pause|Play) banners$/ });
      const look = () =>
        control.evaluate((button) => {
          const { color, backgroundColor } = getComputedStyle(button);
          return { color, backgroundColor };
        });
      const before = await look();
      await control.tap();
      await expect(control).toHaveAccessibleName('Pause banners');
      await expect.poll(look).toEqual(before);
    });
  });
});
