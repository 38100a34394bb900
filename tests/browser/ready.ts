import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated: links then no longer load whole pages, and nothing is disabled any more. */
export const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

/** Waits until the visible carousels run, and nothing moves. */
export const carouselsRun = async (page: Page): Promise<void> => {
  await expect(page.locator('#hero [data-mode="slick"]')).toBeAttached();
  await expect(page.locator('#hero [aria-roledescription="slide"]:not(.slick-slide *)')).toHaveCount(0);
};

/** Waits until the fonts are loaded and nothing moves. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      // Those that follow the scroll position always run.
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
