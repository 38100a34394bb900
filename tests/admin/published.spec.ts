import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { companyContent } from '../test-companies';

const repository = join(companyContent, '..');

/** Answers as the API of Gitea and Forgejo does, as far as Decap asks; other files are those of the test company. */
const answer = (path: string, changed: Readonly<Record<string, string>>): object => {
  const folder = /\/git\/trees\/main:(.+)$/.exec(path)?.[1];
  const blob = /\/git\/blobs\/(.+)$/.exec(path)?.[1];
  if (folder) {
    const names = readdirSync(join(repository, folder)).filter((name) =>
      statSync(join(repository, folder, name)).isFile(),
    );
    const sha = (name: string) => Buffer.from(`${folder}/${name}`).toString('hex');
    return { tree: names.map((name) => ({ path: name, type: 'blob', sha: sha(name), size: 1 })) };
  }
  if (blob) {
    const file = Buffer.from(blob, 'hex').toString();
    const text = changed[file] ?? readFileSync(join(repository, file));
    return { content: Buffer.from(text).toString('base64') };
  }
  if (path.endsWith('/user')) return { full_name: 'Meera', login: 'meera', email: 'm@example.com' };
  if (path.endsWith('/commits')) return [{ commit: { author: { name: 'Meera', date: '2024-11-01' } } }];
  return { owner: { login: 'company' }, permissions: { push: true } };
};

/** Opens a service in the editor of a published site. */
const openPublished = async (page: Page, change = {}): Promise<{ commits: unknown[] }> => {
  const file = 'content/services/automation.json';
  const data = { ...JSON.parse(readFileSync(join(repository, file), 'utf8')), ...change };
  const commits: unknown[] = [];
  await page.addInitScript(() =>
    localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'gitea', token: 'token' })),
  );
  await page.route('**/admin/config.json', async (route) => {
    const { contentAddress: _, config, ...settings } = await (await route.fetch()).json();
    const api_root = new URL('/git', route.request().url()).href;
    const backend = { name: 'gitea', repo: 'company/site', branch: 'main', api_root };
    await route.fulfill({
      json: { ...settings, config: JSON.parse(JSON.stringify({ ...config, backend })) },
    });
  });
  await page.route('**/git/**', (route) => {
    if (route.request().method() === 'POST') commits.push(route.request().postDataJSON());
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    return route.fulfill({ json: answer(path, { [file]: JSON.stringify(data) }) });
  });
  await page.goto('/admin#/collections/service/entries/automation');
  await expect(page.getByLabel('Tagline')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Tagline').fill('Robots that pick, pack and count.');
  return { commits };
};

const publish = async (page: Page): Promise<void> => {
  await page.getByText('Publish', { exact: true }).first().click();
  await page.getByText('Publish now', { exact: true }).click();
};

test('with Git it is said when a change is published, and when the site shows it', async ({ page }) => {
  let id = 'before';
  await page.route('**/build.json', (route) => route.fulfill({ json: { id } }));
  const { commits } = await openPublished(page);
  await publish(page);
  await expect(page.getByText('Published. The site is being built')).toBeVisible();
  expect(commits).toMatchObject([{ branch: 'main', files: [{ path: 'content/services/automation.json' }] }]);
  id = 'after';
  await expect(page.getByText('The change is live.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the page /automation' })).toBeVisible();
});

test('with Git it is said that a scheduled entry is not shown yet', async ({ page }) => {
  await openPublished(page, { publishOn: '2090-03-05' });
  await publish(page);
  await expect(page.getByText('Published. Scheduled for 5 March 2090')).toBeVisible();
});

test('with Git a mistake is listed, and nothing is published', async ({ page }) => {
  const { commits } = await openPublished(page);
  await page.getByLabel('Title', { exact: true }).first().fill('');
  await publish(page);
  await expect(page.getByRole('alert').filter({ hasText: 'one mistake' })).toContainText('Title');
  expect(commits).toEqual([]);
});
