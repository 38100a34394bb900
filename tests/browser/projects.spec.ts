import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter the projects' });
const cards = (page: Page) => page.locator('main article');

test('all five projects are listed', async ({ page }) => {
  await page.goto('/projects');
  await expect(cards(page)).toHaveCount(5);
});

test('filters combine, are in the address, and can be shared and undone', async ({ page }) => {
  await page.goto('/projects');
  await ready(page);
  await filters(page)
    .getByRole('link', { name: /^Web Application/ })
    .click();
  const status = page.getByRole('status').filter({ hasText: 'of 5' });
  await expect(status).toContainText('Web Application');
  await expect(page).toHaveURL('/projects/services/web-application');
  const byService = await cards(page).count();
  expect(byService).toBeGreaterThan(0);
  expect(byService).toBeLessThan(5);

  await filters(page)
    .getByRole('link', { name: /^SQL Server/ })
    .click();
  await expect(page).toHaveURL(/\/projects\?service=web-application&technology=sql-server$/);
  await expect(status).toContainText('Web Application, SQL Server');
  const byBoth = await cards(page).count();
  expect(byBoth).toBeLessThan(byService);
  await expect(status).toHaveText(`${byBoth} of 5 projects: Web Application, SQL Server`);

  await page.reload();
  await expect(cards(page)).toHaveCount(byBoth);
  await filters(page)
    .getByRole('link', { name: /^Web Application/ })
    .click();
  await expect(page).toHaveURL('/projects/technologies/sql-server');
  await page.getByRole('link', { name: 'Show all projects' }).click();
  await expect(cards(page)).toHaveCount(5);
});

test('choosing a filter keeps the scroll position', async ({ page }) => {
  await page.goto('/projects');
  await ready(page);
  await filters(page)
    .getByRole('link', { name: /^Automation/ })
    .scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await filters(page)
    .getByRole('link', { name: /^Automation/ })
    .click();
  await expect(page).toHaveURL('/projects/services/automation');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a filter chosen by keyboard keeps the focus, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/projects');
  await ready(page);
  const service = filters(page).getByRole('link', { name: /^Web Application/ });
  const technology = filters(page).getByRole('link', { name: /^SQL Server/ });
  await service.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/services/web-application');
  await expect(service).toHaveAttribute('aria-current', 'true');
  await expect(service).toBeFocused();
  await technology.focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(technology).toHaveAttribute('aria-current', 'true');
  await expect(technology).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/projects/services/web-application');
  await expect(technology).not.toHaveAttribute('aria-current');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('after removing all filters by keyboard, the focus is beside the list', async ({ page }) => {
  await page.goto('/projects/services/automation');
  await ready(page);
  await page.getByRole('link', { name: 'Show all projects' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('status').filter({ hasText: '5 projects' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test('a combination without projects says so', async ({ page }) => {
  await page.goto('/projects?industry=retail&technology=python');
  await expect(page.getByText('No project combines these.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter is a plain link to a page with fewer projects', async ({ page }) => {
    await page.goto('/projects');
    await filters(page)
      .getByRole('link', { name: /^Finance/ })
      .click();
    await expect(page).toHaveURL('/projects/industries/banking');
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(5);
  });
});
