import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
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

/** Waits until everything is there: carousels run, and what loads when it is near has loaded. */
const loadAll = async (page: Page): Promise<void> => {
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
};

for (const path of pages) {
  // One visit: opening a page takes longer than its picture.
  test(`${path} looks as it did at ${widths.join(', ')} px`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T04:30:00Z');
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // The home page's carousels and scattered logos have other heights when a window grows.
      if (width === widths[0] || path === '/') {
        await page.goto(path);
        await ready(page);
      }
      await loadAll(page);
      // Soft: the pictures of the other widths are compared, too.
      await expect.soft(page).toHaveScreenshot(`${pictureName(path)}-${width}.png`, {
        fullPage: true,
        scale: 'device',
        timeout: 60_000,
        stylePath: join(__dirname, 'visual.css'),
        // Processors may round a colour differently by one of 255 steps.
        threshold: 0.01,
        maxDiffPixels: 0,
      });
    }
  });
}
