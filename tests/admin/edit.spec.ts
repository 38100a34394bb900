import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isObject } from '../../src/is-object';
import { secondCompanyContent } from '../test-companies';
import { project } from './playwright.config';

const content = join(project, 'content');
const findPath = (slug: string): string => join(content, 'services', `${slug}.json`);
const read = (slug: string): string => readFileSync(findPath(slug), 'utf8');
const readData = (slug: string): Record<string, unknown> => {
  const data: unknown = JSON.parse(read(slug));
  return isObject(data) ? data : {};
};

/** Restores what an earlier attempt has left. */
test.beforeEach(() => {
  const fixture = join(secondCompanyContent, 'services');
  for (const name of readdirSync(join(content, 'services'))) {
    const [own, original] = [join(content, 'services', name), join(fixture, name)];
    if (!existsSync(original)) rmSync(own);
    else if (!readFileSync(own).equals(readFileSync(original))) copyFileSync(original, own);
  }
});

/** Opens an entry in the CMS, and collects what the browser's policy blocks. */
const open = async (page: Page, entry: string): Promise<string[]> => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await page.goto(`/admin#/collections/${entry}`);
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  return blocked;
};

const publish = async (page: Page): Promise<void> => {
  await page.getByText('Publish', { exact: true }).first().click();
  await page.getByText('Publish now', { exact: true }).click();
};

/** The list of what is wrong, below the toolbar. */
const mistakes = (page: Page) => page.getByRole('alert').filter({ hasText: 'one mistake' });

const preview = (page: Page) => page.frameLocator('#preview-pane');

test.describe('the first change of a session', () => {
  // A retry would no longer be the first change.
  test.describe.configure({ retries: 0 });

  test('is shown, even if the page is requested while Gatsby is processing it', async ({ page }) => {
    const [slug, title] = ['obstpartien', 'First Change'];
    writeFileSync(
      findPath(slug),
      read(slug).replace(/"title": "[^"]*"/, () => `"title": "${title}"`),
    );
    // A link of the site asks for the page's data, which makes Gatsby run its query while the change is on its way.
    for (let request = 0; request < 5; request += 1) {
      await page.request.get(`/page-data/${slug}/page-data.json`);
      await page.waitForTimeout(100);
    }
    await expect(async () => {
      await page.goto(`/${slug}`);
      await expect(page.locator('h1')).toHaveText(title, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  });
});

test('a service gets a new title and picture, is published without an account, and the site shows it', async ({
  page,
}) => {
  const before = readData('obstpartien');
  const blocked = await open(page, 'service/entries/obstpartien');
  await page.getByLabel('Title', { exact: true }).first().fill('Obstpartien zur See');
  await expect(preview(page).locator('h1')).toHaveText('Obstpartien zur See');

  await page.getByRole('button', { name: 'Choose different image' }).click();
  const picture = await sharp({
    create: { width: 1280, height: 960, channels: 3, background: '#1f6f78' },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'Harbour at Dawn.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await page.getByLabel('Alt text').first().fill('A harbour at dawn ');
  await expect(preview(page).getByAltText('A harbour at dawn')).toHaveAttribute('src', /^blob:/);
  expect(readData('obstpartien')).toEqual(before);

  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  const { src } = Object(readData('obstpartien').image);
  expect(src).toMatch(/^\.\/harbour-at-dawn-[0-9a-f]{8}\.jpg$/);
  expect(readData('obstpartien')).toEqual({
    ...before,
    title: 'Obstpartien zur See',
    image: { src, alt: 'A harbour at dawn' },
  });
  expect(Object.keys(readData('obstpartien'))).toEqual(Object.keys(before));
  expect(readFileSync(join(content, 'services', src))).toEqual(picture);
  expect(blocked).toEqual([]);

  // A page requested while Gatsby works is the old one, and is not updated afterwards.
  await expect(async () => {
    await page.goto('/obstpartien');
    await expect(page.locator('h1')).toHaveText('Obstpartien zur See', { timeout: 15_000 });
  }).toPass();
  const shown = page.locator('main picture img').first();
  await expect(shown).toHaveAttribute('alt', 'A harbour at dawn');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('related services are picked from a list of their titles', async ({ page }) => {
  await open(page, 'industry/new');
  await page.getByLabel('Related services').fill('s');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(3);
  await options.filter({ hasText: 'Telefone fürs Feld' }).click();
  await expect(preview(page).getByRole('link', { name: 'Telefone fürs Feld' })).toBeVisible();
});

test('a picture without alt text cannot be published', async ({ page }) => {
  const before = read('telefone-fuers-feld');
  await open(page, 'service/entries/telefone-fuers-feld');
  await page.getByLabel('Alt text').first().fill('');
  await publish(page);
  await expect(mistakes(page)).toContainText('Image: Alt text is missing');
  expect(read('telefone-fuers-feld')).toBe(before);
});

test('an entry is validated with the content model before it is saved', async ({ page }) => {
  const before = read('telefone-fuers-feld');
  await open(page, 'service/entries/telefone-fuers-feld');
  await page.getByLabel('Tagline').first().fill('long '.repeat(100));
  await publish(page);
  await expect(mistakes(page)).toContainText('Tagline');
  expect(read('telefone-fuers-feld')).toBe(before);
});

test('only pages of the server itself may write, and only to the content', async ({ page, baseURL }) => {
  const save = (origin: string, file: string) =>
    page.request.post('/admin/api', {
      headers: { Origin: origin },
      data: { action: 'save', file, text: '{}', uploads: [] },
    });
  expect((await save('https://elsewhere.example', 'content/x.json')).status()).toBe(403);
  expect((await save(baseURL ?? '', 'x.json')).status()).toBe(403);
  for (const path of ['content/x.json', 'x.json']) expect(existsSync(join(project, path))).toBe(false);
});

test('every edit in a text editor is on the open page, in its turn and without a reload', async ({
  page,
}) => {
  await page.goto('/telefone-fuers-feld');
  const heading = page.locator('h1');
  await expect(heading).toHaveText('Telefone fürs Feld');
  // A reload ends what it refers to, and fails the test.
  const shown = await page.evaluateHandle(() => {
    const titles = [document.querySelector('h1')?.textContent];
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title && title !== titles.at(-1)) titles.push(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return titles;
  });
  const before = read('telefone-fuers-feld');
  const titles = [
    'Telefone fürs Feld I',
    'Telefone fürs Feld II',
    'Telefone fürs Feld III',
    'Telefone fürs Feld',
  ];
  for (const title of titles) {
    writeFileSync(findPath('telefone-fuers-feld'), before.replace('"Telefone fürs Feld"', `"${title}"`));
    await expect(heading).toHaveText(title);
  }
  expect(await shown.jsonValue()).toEqual(['Telefone fürs Feld', ...titles]);
});

test('a mistake is shown over the page, which keeps what was right, and disappears when it is corrected', async ({
  page,
}) => {
  await page.goto('/telefone-fuers-feld');
  await expect(page.locator('h1')).toHaveText('Telefone fürs Feld');
  const before = read('telefone-fuers-feld');
  const panel = page.locator('content-mistakes');
  writeFileSync(findPath('telefone-fuers-feld'), before.replace('"Telefone fürs Feld"', '""'));
  await expect(panel).toContainText('One mistake in the content');
  await expect(panel).toContainText('content/services/telefone-fuers-feld.json');
  await expect(panel).toContainText('title is empty.');
  await expect(page.locator('h1')).toHaveText('Telefone fürs Feld');
  writeFileSync(findPath('telefone-fuers-feld'), before);
  await expect(panel).toHaveCount(0);
});
