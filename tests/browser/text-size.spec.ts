import { expect, test } from '@playwright/test';
import { ready } from './ready';
import { setTextSize } from './text-changes';

test('large text leaves room for the menu button alone, and the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/about-us');
  await ready(page);
  const hamburger = page.locator('header button[aria-controls]').first();
  await expect(hamburger).toBeHidden();
  await setTextSize(page, '200%');
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
