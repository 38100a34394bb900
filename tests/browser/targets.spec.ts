import { expect } from '@playwright/test';
import { carouselsRun, ready, settled } from './ready';
import { pageTypes } from './routes';
import { test } from './shared-page';
import { type Target, targets } from './targets';

test.describe('targets for a finger', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, isMobile: true });

  for (const path of pageTypes) {
    test(`everything to press on ${path} is 44 px high and wide, but for dots on phones`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      for (const width of [375, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
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
