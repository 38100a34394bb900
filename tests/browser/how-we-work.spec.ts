import { expect, test } from '@playwright/test';
import { ready } from './ready';

test('three answers make an estimate, which the quote form takes over', async ({ page }) => {
  await page.goto('/how-we-work');
  await ready(page);
  await page.locator('#estimate').scrollIntoViewIfNeeded();
  const result = page.locator('#estimate').getByRole('status', { name: 'Rough estimate' });
  await expect(result).toHaveText('₹8 lakh to ₹22 lakh (US$9,600 to US$26,000)');
  await page.getByLabel('Who will use it?').selectOption({ index: 2 });
  await expect(result).toHaveText('₹14 lakh to ₹40 lakh (US$17,000 to US$48,000)');
  await page.getByRole('link', { name: 'Take this to the quote form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Quote');
  await expect(page.locator('[name="scope"]')).toHaveValue(
    /A web application or portal\. Customers or the public\. .*₹14 lakh to ₹40 lakh/,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual ranges are listed', async ({ page }) => {
    await page.goto('/how-we-work');
    await expect(page.locator('#estimate')).toContainText('A Windows program');
    await expect(page.locator('#estimate')).toContainText('₹6 lakh to ₹16 lakh (US$7,200 to US$19,000)');
  });
});

test('a service states its usual price and time, and the quote opens with it', async ({ page }) => {
  await page.goto('/automation');
  await ready(page);
  const main = page.locator('#main');
  await expect(main.locator('dl').first()).toContainText('₹5 lakh to ₹12 lakh');
  await expect(main.locator('dl').first()).toContainText('6 to 12 weeks');
  await main.getByRole('link', { name: 'Request a Quote' }).first().click();
  await expect(page.getByRole('radio', { name: 'Automation' })).toBeChecked();
});

test('the hours shared with clients follow from the time zones', async ({ page }) => {
  await page.goto('/how-we-work');
  const hours = page.locator('dl > div', { hasText: 'London' });
  await expect(hours).toContainText('8:00 to 13:00 with Mumbai; in summer 8:00 to 14:00');
});

test('quote form, footer and closing calls lead to it', async ({ page }) => {
  await page.goto('/request-quote');
  await expect(page.locator('#main').getByRole('link', { name: 'How We Work' })).toBeVisible();
  await page.goto('/automation');
  await expect(page.locator('#main').getByRole('link', { name: 'How We Work' })).toBeVisible();
});
