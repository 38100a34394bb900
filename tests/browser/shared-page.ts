import { test as base, type Page } from '@playwright/test';

let shared: { readonly file: string; readonly page: Page } | undefined;

/**
 * Playwright's `test`, for files whose tests only look at pages and all in the same kind of window: on a worker they share
 * one page, since opening one and filling its cache takes longer than most visits.
 */
export const test = base.extend({
  page: async ({ browser, viewport }, use, { file }) => {
    if (shared?.file !== file) {
      await shared?.page.context().close();
      shared = { file, page: await browser.newPage() };
    }
    const { page } = shared;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
    await page.emulateMedia({ media: null });
    // Nothing of it goes on beside the next test.
    await page.goto('about:blank');
  },
});
