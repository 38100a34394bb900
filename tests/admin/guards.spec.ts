import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { companyContent } from '../test-companies';
import { content } from './previews.config';

/** Whatever a test has saved. */
test.afterEach(() => cpSync(companyContent, content, { recursive: true }));

const open = async (page: Page, entry: string): Promise<void> => {
  await page.goto(`/admin#/collections/${entry}`);
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
};
const publish = async (page: Page): Promise<void> => {
  await page.getByText('Publish', { exact: true }).first().click();
  await page.getByText('Publish now', { exact: true }).click();
};
const readBytes = (file: string): Buffer => readFileSync(join(content, file));

test("an upload with the name of another entry's picture gets a name of its own, and that picture stays", async ({
  page,
}) => {
  const taken = readBytes('services/data-science.jpg');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await open(page, 'service/entries/web-application');
  await page.getByRole('button', { name: 'Choose different image' }).click();
  const picture = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#1f6f78' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'data-science.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  const entry = readBytes('services/web-application.json').toString();
  const [, name = ''] = /"src": "\.\/(data-science-\w+\.jpg)"/.exec(entry) ?? [];
  expect(readBytes(`services/${name}`)).toEqual(picture);
  expect(readBytes('services/data-science.jpg')).toEqual(taken);
  expect(asked).toEqual([]);
});

test('an entry that others need is not deleted, and the reason names them', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, 'project/entries/vhuman');
  await expect(page.frameLocator('#preview-pane').getByText(/^Used in \d+ places/)).toBeVisible();
  await page.getByText('Delete entry', { exact: false }).first().click();
  const message = page.getByRole('alert').filter({ hasText: 'Not deleted' });
  await message.getByRole('link', { name: 'vHuman (product): Link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toBeFocused();
  expect(existsSync(join(content, 'projects/vhuman.json'))).toBe(true);
});

test('a link to a page that does not exist is refused in the words of the check', async ({ page }) => {
  await open(page, 'service/entries/automation');
  const before = readBytes('services/automation.json');
  await page.getByLabel('Link', { exact: true }).last().fill('/nowhere');
  await publish(page);
  await expect(page.getByText(/leads to "\/nowhere", a page that does not exist/).first()).toBeVisible();
  expect(readBytes('services/automation.json')).toEqual(before);
});

test('a new entry comes after the last one, and what is no number is not read as one', async ({ page }) => {
  await open(page, 'service/new');
  const order = page.getByLabel('Order', { exact: true });
  await expect(order).toHaveValue('4');
  await order.fill('3,5');
  await page.getByLabel('Title', { exact: true }).first().fill('Robotics');
  await publish(page);
  await expect(page.getByText('must be a number, not the text "3,5"')).toBeVisible();
});

test('an address of another entry that is typed by hand shows that entry', async ({ page }) => {
  await open(page, 'service/entries/web-application');
  await page.evaluate(() => {
    window.location.hash = '#/collections/industry/entries/retail';
  });
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Retail & Ecommerce');
});

test('what somebody else has saved in the meantime is not overwritten; each field is decided by a click', async ({
  page,
}) => {
  await open(page, 'industry/entries/education');
  const file = join(content, 'industries/education.json');
  const before = readFileSync(file, 'utf8');
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.fill('Schools');
  writeFileSync(file, before.replace(/"tagline": "[^"]*"/, '"tagline": "Theirs."'));
  await publish(page);
  const message = page.getByRole('alert').filter({ hasText: 'somebody else has changed this entry' });
  await expect(message.getByRole('row')).toHaveCount(3);
  expect(readFileSync(file, 'utf8')).toContain('Theirs.');
  await message.getByRole('button', { name: 'Keep mine' }).first().click();
  await message.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Theirs.');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ title: 'Schools', tagline: 'Theirs.' });
});

test('a mistake in the list leads to its field, however deep it is', async ({ page }) => {
  await open(page, 'service/entries/automation');
  await page.getByLabel('Link', { exact: true }).last().fill('nowhere');
  await publish(page);
  await page.getByRole('button', { name: 'Next step: Link' }).click();
  await expect(page.getByLabel('Link', { exact: true }).last()).toBeFocused();
});

test('a file that the site cannot show is refused when it is chosen', async ({ page }) => {
  await open(page, 'service/entries/web-application');
  await page.getByRole('button', { name: 'Choose different image' }).click();
  const upload = page.locator('input[type=file]').last();
  await upload.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('a.pdf is no picture or video that the site can show')).toBeVisible();
});

test('a new entry without a title is refused in the words of its form', async ({ page }) => {
  await open(page, 'service/new');
  await publish(page);
  const message = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(message.getByRole('button', { name: 'Title', exact: true }).first()).toBeVisible();
  await expect(page.getByText('identifier_field')).toHaveCount(0);
});

test('a page begins with a recipe', async ({ page }) => {
  await open(page, 'own-page/new');
  await page.getByRole('button', { name: /^campaign/ }).click();
  await expect(page.getByText(/^Text beside: Sample/)).toBeVisible();
});

test('a recipe with a next step fills it in', async ({ page }) => {
  await open(page, 'own-page/new');
  await page.getByRole('button', { name: /^comparison/ }).click();
  const preview = page.frameLocator('#preview-pane');
  await expect(preview.getByRole('heading', { name: 'Sample: Heading of the next step' })).toBeVisible();
});

test('an icon is chosen by sight from those whose names have the typed letters', async ({ page }) => {
  await open(page, 'service/entries/automation');
  const icon = page.getByLabel('Icon', { exact: true }).first();
  await icon.fill('shield-ch');
  await page.getByRole('button', { name: 'shield-check', exact: true }).click();
  await expect(icon).toHaveValue('shield-check');
  await expect(page.locator('.icon-list button')).toHaveCount(0);
});

test('a click on a picture says at which side its subject is', async ({ page }) => {
  await open(page, 'service/entries/automation');
  const picture = page.locator('.focus-choice').first();
  await picture.click({ position: { x: 4, y: 60 } });
  await expect(page.getByText('now: left').first()).toBeVisible();
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(JSON.parse(readBytes('services/automation.json').toString())).toMatchObject({
    image: { focus: 'left' },
  });
});

test('a picture that no entry names is offered for removal after a save, of whatever type', async ({
  page,
}) => {
  const unused = join(content, 'services/unused.heic');
  cpSync(join(content, 'services/automation.jpg'), unused);
  await open(page, 'service/entries/automation');
  await page.getByLabel('Tagline').fill('Robots that pick, pack and count.');
  await publish(page);
  await page.getByText(/files? that no entry names/).click();
  const item = page.getByRole('listitem').filter({ hasText: 'services/unused.heic' });
  await item.getByRole('button').click();
  await expect(item).toHaveCount(0);
  expect(existsSync(unused)).toBe(false);
});

test('a refusal to delete a picture is gone once another one is deleted', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const unused = join(content, 'services/unused.jpg');
  cpSync(join(content, 'services/automation.jpg'), unused);
  await page.goto('/admin#/collections/service');
  await page.getByRole('button', { name: 'Media' }).click({ timeout: 60_000 });
  const remove = async (name: string): Promise<void> => {
    await page.getByPlaceholder('Search...').fill(name);
    await page.getByPlaceholder('Search...').press('Enter');
    await page.getByText(name, { exact: true }).click();
    await page.getByRole('button', { name: 'Delete selected' }).click();
  };
  const refusal = page.getByRole('alert').filter({ hasText: 'Not deleted' });
  await remove('automation.jpg');
  await expect(refusal).toContainText('Automation (service): Image: Picture');
  await remove('unused.jpg');
  await expect(refusal).toHaveCount(0);
  expect(existsSync(unused)).toBe(false);
});

test('a copy of an entry has its texts, and is saved as a new one', async ({ page }) => {
  await open(page, 'industry/entries/education');
  await page.getByText('Published', { exact: true }).click();
  await page.getByText('Duplicate', { exact: true }).click();
  await expect(page).toHaveURL(/industry\/new$/);
  await expect(page.getByLabel('Tagline')).not.toBeEmpty();
  await page.getByLabel('Title', { exact: true }).first().fill('Evening Schools');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  const copy = join(content, 'industries/evening-schools.json');
  expect(JSON.parse(readFileSync(copy, 'utf8')).tagline).toBe(
    JSON.parse(readBytes('industries/education.json').toString()).tagline,
  );
  rmSync(copy);
});

test('the search finds words in any field, and leads to the field', async ({ page }) => {
  await open(page, 'service/entries/automation');
  const tagline = await page.getByLabel('Tagline').inputValue();
  // Whatever list is open.
  await page.goto(`/admin#/collections/company/search/${tagline.toUpperCase()}`);
  await page.getByRole('link', { name: 'Automation (service): Tagline' }).click();
  await expect(page.getByLabel('Tagline')).toBeFocused();
});

test('a new office asks for what its country has, and its preview works while fields are empty', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/admin#/collections/office/new');
  await expect(page.getByLabel('Postal code')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Time zone').fill('Asia/Du');
  await page.getByLabel('Country code').fill('ae');
  await expect(page.getByLabel('Postal code')).toBeHidden();
  await expect(page.frameLocator('#preview-pane').getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
