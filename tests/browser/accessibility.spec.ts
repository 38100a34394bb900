import { expect, type Page, test } from '@playwright/test';
import { complaints } from './axe';
import { ready } from './ready';

/** Axe reports colours in the middle of a transition. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// As they are loaded; the other kinds of pages are checked in kinds-of-pages.spec.ts.
for (const path of ['/', '/accessibility', '/style']) {
  test(`${path} has nothing axe complains of at 375, 700 and 1280 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [375, 700, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      expect(await complaints(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('states of a page have no axe violation', () => {
  const expectClean = async (page: Page) => expect(await complaints(page)).toEqual([]);
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('the menu of a phone, with a group open', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/about-us');
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeVisible();
    await atRest(page);
    await expectClean(page);
  });

  test('the menu of a wide window, with a group open', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about-us');
    await ready(page);
    await menu(page).getByRole('button', { name: 'Industries pages' }).press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Education' })).toBeVisible();
    await atRest(page);
    await expectClean(page);
  });

  for (const width of [375, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the contact form with errors and their toast', async ({ page }) => {
        await page.goto('/contact-us');
        await page.locator('form[novalidate]').waitFor();
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.locator('[data-toasts] [data-type="error"]')).toBeVisible();
        await atRest(page);
        await expectClean(page);
      });

      test('the contact form after a failure, and after a success', async ({ page }) => {
        await page.goto('/contact-us');
        await page.locator('form[novalidate]').waitFor();
        await page.route('**/email', (route) => route.abort(), { times: 1 });
        await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
        await page.getByLabel('Email').fill('asha@example.in');
        await page.getByLabel('Message').fill('Please call us back.');
        for (const type of ['error', 'success']) {
          await page.getByRole('button', { name: 'Send message' }).click();
          await expect(page.locator(`[data-toasts] [data-type="${type}"]`).first()).toBeVisible();
          await atRest(page);
          await expectClean(page);
        }
      });

      test('a later step of the quote, and one with an error', async ({ page }) => {
        await page.goto('/request-quote');
        await page.locator('form[data-mode="steps"]').waitFor();
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('heading', { name: 'What should it do?' })).toBeVisible();
        await atRest(page);
        await expectClean(page);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(2);
        await atRest(page);
        await expectClean(page);
      });

      test('projects with a filter that leaves none', async ({ page }) => {
        await page.goto('/projects?industry=retail&technology=python');
        await expect(page.getByText('No project combines these.')).toBeVisible();
        await expectClean(page);
      });

      test('the home page with its carousels running', async ({ page }) => {
        await page.goto('/');
        // Slick loads when its carousel is near and the browser is idle.
        const started = (name: string) =>
          expect(page.getByRole('button', { name: `Play ${name}` })).toBeAttached();
        await started('banners');
        await page.getByRole('group', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
        await started('testimonials');
        await atRest(page);
        await expectClean(page);
      });
    });
  }
});
