import { expect, type Page, test } from '@playwright/test';
import { messagesWith, uniqueText } from './mail';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
const sheet = { name: 'Größen 2026.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2\n') };
const program = { name: 'harmless.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0') };

const form = (page: Page) => page.locator('form[action="/email"]');
const field = (page: Page) => form(page).getByLabel('Drawings, data or a specification');
const scope = (page: Page) => form(page).getByLabel('What should it do, and for whom?');
const button = (page: Page, name: string) => form(page).getByRole('button', { name });
const chosen = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ name }) => name));

const openScope = async (page: Page) => {
  await page.goto('/request-quote');
  await page.locator('form[data-mode="steps"]').waitFor();
  await form(page).getByRole('radio', { name: 'Web Application' }).check();
  await button(page, 'Continue').click();
  await form(page).getByRole('radio', { name: 'An idea, nothing written down yet' }).check();
};

const goToSummary = async (page: Page) => {
  await button(page, 'Continue').click();
  for (const name of ['No budget set yet', 'No fixed date']) {
    await form(page).getByRole('radio', { name }).check();
    await button(page, 'Continue').click();
  }
  await form(page).getByLabel('Name', { exact: true }).fill('Asha Rao');
  await form(page).getByLabel('Email', { exact: true }).fill('asha@example.in');
  await button(page, 'Continue').click();
};

test('files are added, removed, kept between the steps, and sent', async ({ page }) => {
  await openScope(page);
  const text = uniqueText();
  await scope(page).fill(text);
  await field(page).setInputFiles([pdf('plan.pdf')]);
  // A second choice adds to the first.
  await field(page).setInputFiles([sheet, pdf('old.pdf')]);
  expect(await chosen(page)).toEqual(['plan.pdf', sheet.name, 'old.pdf']);
  await form(page).getByRole('listitem').filter({ hasText: 'old.pdf' }).getByRole('button').press('Enter');
  await expect(field(page)).toBeFocused();
  await button(page, 'Continue').click();
  await button(page, 'Back').click();
  expect(await chosen(page)).toEqual(['plan.pdf', sheet.name]);
  await goToSummary(page);
  await expect(form(page).getByText(`plan.pdf, ${sheet.name}`, { exact: true })).toBeVisible();
  const sent = page.waitForResponse('/email');
  await button(page, 'Send request').click();
  const response = await sent;
  expect(response.status()).toBe(202);
  expect(response.request().headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(page.locator('main').getByText('An engineer replies to asha@example.in')).toBeVisible();
  await expect(page.locator('main').getByText('No automatic copy is sent.')).toBeVisible();
  expect(messagesWith(text)).toMatchObject([
    { kind: 'quote', message: expect.stringContaining(`Stage: An idea, nothing written down yet`) },
  ]);
});

test('what breaks a rule is left out, and the field says why', async ({ page }) => {
  await openScope(page);
  const error = form(page).locator('#quote-files-error');
  await field(page).setInputFiles([{ name: 'run.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
  await expect(error).toContainText('run.exe is not a PDF');
  await expect(field(page)).toHaveAccessibleDescription(/run\.exe is not a PDF/);
  await field(page).setInputFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(pdf));
  await expect(error).toHaveText('Please choose at most 3 files. d.pdf was left out.');
  expect(await chosen(page)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

test('what the server refuses is said at the field, and nothing that was typed is lost', async ({ page }) => {
  await openScope(page);
  const text = uniqueText();
  await scope(page).fill(text);
  await field(page).setInputFiles([program]);
  await goToSummary(page);
  await button(page, 'Send request').click();
  await expect(form(page).locator('#quote-files-error')).toContainText('harmless.pdf is not a PDF');
  await expect(scope(page)).toHaveValue(text);
  expect(messagesWith(text)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('files travel with the form; a refused one is said, and what was typed comes back', async ({
    page,
  }) => {
    await page.goto('/request-quote');
    const text = uniqueText();
    for (const name of [
      'Web Application',
      'An idea, nothing written down yet',
      'No budget set yet',
      'No fixed date',
    ])
      await form(page).getByRole('radio', { name }).check();
    await scope(page).fill(text);
    await form(page).getByLabel('Name', { exact: true }).fill('Asha Rao');
    await form(page).getByLabel('Email', { exact: true }).fill('asha@example.in');
    await field(page).setInputFiles([program]);
    await button(page, 'Send request').click();
    await expect(page.getByRole('listitem').getByText('harmless.pdf is not a PDF')).toBeVisible();
    await expect(page.getByLabel('Scope')).toHaveValue(text);
    await page.getByLabel(/^Files/).setInputFiles([pdf('plan.pdf'), sheet]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByText('No automatic copy is sent.')).toBeVisible();
    expect(messagesWith(text)).toHaveLength(1);
  });

  test('the thank-you page says which is true: a mail comes, or none', async ({ page }) => {
    await page.goto('/thank-you#confirmed');
    await expect(page.getByText('A mail with the reference of your message is on its way.')).toBeVisible();
    await expect(page.getByText('No automatic copy is sent.')).toBeHidden();
  });
});
