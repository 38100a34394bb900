import { expect, type Page, test } from '@playwright/test';
import { fillContactForm } from './contact-form';
import { messagesWith } from './mail';

const path = '/careers/backend-engineer';
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

const apply = async (page: Page): Promise<string> => {
  await page.goto(path);
  const text = await fillContactForm(page);
  await page.getByLabel('Your CV').setInputFiles([cv]);
  return text;
};
const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();

test('an application is sent with its file, and the form is empty again', async ({ page }) => {
  const text = await apply(page);
  await expect(page.getByText('cv.pdf (1 KB)')).toBeVisible();
  await send(page);
  await expect(page.locator('#contact-outcome')).toContainText('Thank you!');
  await expect(page.locator('#contact-outcome')).not.toContainText('engineer replies');
  await expect(page.getByText('cv.pdf (1 KB)')).toHaveCount(0);
  expect(messagesWith(text)).toMatchObject([{ kind: 'application', service: 'Backend Engineer' }]);
});

test('what is written into an application is not in the contact form', async ({ page }) => {
  const text = await apply(page);
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.locator('h1')).toHaveText('Contact Us');
  await expect(page.locator('#contact-message')).toHaveValue('');
  await page.goBack();
  await expect(page.locator('#contact-message')).toHaveValue(text);
});

test('a file that is none of the known ones is refused at its field', async ({ page }) => {
  await apply(page);
  await page
    .getByLabel('Your CV')
    .setInputFiles([{ ...cv, name: 'other.pdf', buffer: Buffer.from('MZ\x90\0') }]);
  await send(page);
  await expect(page.locator('#contact-files-error')).toContainText('other.pdf is not a PDF');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an application is an ordinary post', async ({ page }) => {
    const text = await apply(page);
    await send(page);
    await expect(page).toHaveURL(/\/thank-you/);
    expect(messagesWith(text)).toMatchObject([{ kind: 'application', service: 'Backend Engineer' }]);
  });
});
