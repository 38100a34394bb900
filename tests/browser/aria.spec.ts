import { expect, test } from '@playwright/test';
import { carouselsRun, ready } from './ready';

/** What the page tells assistive technology, as trees beside this file; `--update-snapshots` rewrites them. */
for (const width of [375, 1280]) {
  test.describe(`the accessibility tree at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('of the header', async ({ page }) => {
      await page.goto('/education');
      await ready(page);
      await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: `header-${width}.aria.yml` });
    });

    test('of the header with a group open', async ({ page }) => {
      await page.goto('/education');
      await ready(page);
      if (width < 576) await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      const opener =
        width < 576
          ? menu.getByRole('link', { name: 'Industries', exact: true })
          : menu.getByRole('button', { name: 'Industries pages' });
      await opener.press('Enter');
      await expect(menu.getByRole('link', { name: 'Education' })).toBeVisible();
      await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: `header-open-${width}.aria.yml` });
    });

    test('of the hero', async ({ page }) => {
      await page.goto('/');
      await carouselsRun(page);
      await expect(page.locator('#hero')).toMatchAriaSnapshot({ name: `hero-${width}.aria.yml` });
    });

    test('of the contact form, empty and with errors', async ({ page }) => {
      await page.goto('/contact-us');
      const form = page.locator('form[novalidate]');
      await expect(form).toMatchAriaSnapshot({ name: `form-${width}.aria.yml` });
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
      await expect(form).toMatchAriaSnapshot({ name: `form-errors-${width}.aria.yml` });
    });
  });
}
