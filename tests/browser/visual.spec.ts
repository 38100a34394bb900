import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ready } from './ready';
import { pageTypes } from './routes';

/**
 * How each kind of page and the style page look, at three widths, to the pixel. After an intended change: `npx playwright
 * test visual --update-snapshots`, then look at every changed picture.
 * The same on every machine: one pinned browser with its fonts and ours, no motion, a fixed clock, fixed random numbers, no
 * photographs. Half size keeps the pictures small; a shift by one pixel still changes them.
 */
test.use({
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
  // The site's policy does not allow the style sheet that hides photographs.
  bypassCSP: true,
});

const widths = [375, 768, 1280];
const pages = [...pageTypes, '/style'];

const pictureName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

for (const width of widths) {
  for (const path of pages) {
    test(`${path} looks as it did at ${width} px`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T04:30:00Z');
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await ready(page);
      // What loads on scrolling (carousels below the fold, the video's picture, local times) loads before the picture
      // is taken.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        window.scrollTo(0, 0);
      });
      // Each carousel has a pause button once it runs.
      const carousels = page.locator('main [aria-roledescription="carousel"]');
      for (const carousel of await carousels.all()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel.getByRole('button', { name: /^(Play|Pause) / })).toBeVisible();
      }
      // An office's local time is an empty line until it has been near.
      await expect(async () => {
        const [line] = await page.locator('main p:empty:not([id], [role], [aria-live])').all();
        await line?.scrollIntoViewIfNeeded({ timeout: 1_000 });
        expect(line).toBeUndefined();
      }).toPass({ timeout: 20_000 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${pictureName(path)}-${width}.png`, {
        fullPage: true,
        scale: 'device',
        timeout: 60_000,
        stylePath: join(__dirname, 'visual.css'),
        // Processors may round a colour differently by one of 255 steps.
        threshold: 0.01,
        maxDiffPixels: 0,
      });
    });
  }
}
