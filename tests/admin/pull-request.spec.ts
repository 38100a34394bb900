import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { adminHeaders } from '../../src/cms/admin-page';
import { cmsBackend } from '../../src/cms/backend';
import { decapConfig } from '../../src/cms/decap-config';
import { readContent } from '../../src/content-tools/read/read-content';
import { companyContent } from '../test-companies';

const backend = cmsBackend({ CMS_BACKEND: 'github', CMS_REPO: 'company/site' });
const { files } = readContent(companyContent);
const repository = join(companyContent, '..');
const file = 'content/services/automation.json';

const toSha = (name: string): string => Buffer.from(name).toString('hex');
const fromSha = (sha: string): string => Buffer.from(sha, 'hex').toString();

/** What an editor has done on GitHub. */
interface Done {
  blobs: string[];
  refs: string[];
  pulls: { head: string; base: string; labels: string[] }[];
  merged: boolean;
}

/** Answers as GitHub's API does, as far as Decap asks. */
const answer = (
  method: string,
  path: string,
  body: Record<string, unknown>,
  done: Done,
): object | undefined => {
  const [pull] = done.pulls;
  const folder = /\/git\/trees\/[^:]+:(.+)$/.exec(path)?.[1];
  const sha = /\/git\/blobs\/(.+)$/.exec(path)?.[1];
  switch (true) {
    case folder !== undefined:
      return {
        tree: readdirSync(join(repository, folder), { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => ({ path: name, type: 'blob', sha: toSha(`${folder}/${name}`), size: 1 })),
      };
    case sha !== undefined: {
      const text =
        sha === 'saved' ? done.blobs.at(-1) : readFileSync(join(repository, fromSha(sha)), 'base64');
      return { content: text };
    }
    case path.endsWith('/git/blobs'):
      done.blobs.push(String(body.content));
      return { sha: 'saved' };
    case path.endsWith('/git/trees') || path.endsWith('/git/commits'):
      return { sha: 'made', tree: { sha: 'made' }, parents: [{ sha: 'main' }] };
    case path.endsWith('/git/refs'):
      done.refs.push(String(body.ref));
      return { ref: body.ref };
    case path.endsWith('/labels'):
      if (pull) pull.labels = Object(body).labels;
      return [];
    case path.endsWith('/merge'):
      done.merged = true;
      return { merged: true };
    case path.endsWith('/pulls') && method === 'POST':
      done.pulls.push({
        head: String(body.head).replace(/^company:/, ''),
        base: String(body.base),
        labels: [],
      });
      return { number: 1, labels: [] };
    case path.endsWith('/pulls'):
      return done.pulls.map(({ head, labels }) => ({
        number: 1,
        head: { ref: head, sha: 'made' },
        labels: labels.map((name) => ({ name })),
        user: { login: 'meera' },
        updated_at: '2026-11-27',
      }));
    case path.includes('/compare/'):
      return { files: [{ filename: file, sha: 'saved', status: 'modified', patch: '' }] };
    case path.includes('/branches/'):
      return { name: 'main', commit: { sha: 'main' } };
    case path.endsWith('/status'):
      return { statuses: [] };
    case path.includes('/search/'):
      return { items: [] };
    case path.endsWith('/commits') || path.endsWith('/comments'):
      return [];
    case method === 'DELETE':
      return {};
    default:
      return { login: 'meera', name: 'Meera', owner: { login: 'company' }, permissions: { push: true } };
  }
};

/** Opens a service as the editor of a site that was built with `CMS_BACKEND=github` does, under its policy. */
const openSite = async (page: Page): Promise<{ done: Done; blocked: string[] }> => {
  const done: Done = { blobs: [], refs: [], pulls: [], merged: false };
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|config/i.test(message.text())) blocked.push(message.text());
  });
  page.on('dialog', (dialog) => void dialog.accept());
  if (!backend) throw new Error('There is no backend.');
  await page.route(/\/admin$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...Object.fromEntries(adminHeaders(backend)) },
    });
  });
  await page.route('**/admin/config.json', async (route) => {
    const { contentAddress: _, ...settings } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, config: decapConfig(files, backend.config, 'content') } });
  });
  await page.route(/githubstatus\.com/, (route) => route.fulfill({ json: { components: [] } }));
  await page.route(/api\.github\.com/, (route) => {
    const request = route.request();
    const path = decodeURIComponent(new URL(request.url()).pathname);
    const json = answer(request.method(), path, request.postDataJSON() ?? {}, done);
    return route.fulfill({
      json,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-allow-methods': '*',
      },
    });
  });
  return { done, blocked };
};

test('a site on GitHub asks editors to sign in there', async ({ page }) => {
  const { blocked } = await openSite(page);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible({ timeout: 60_000 });
  expect(blocked).toEqual([]);
});

test('with GitHub a save opens a pull request, and Publish merges it', async ({ page }) => {
  const { done, blocked } = await openSite(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      'decap-cms-user',
      JSON.stringify({ backendName: 'github', token: 'token', login: 'meera' }),
    ),
  );
  await page.goto('/admin#/collections/service/entries/automation');
  await expect(page.getByLabel('Tagline')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Tagline').fill('Robots that pick, pack and count.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => done.pulls)
    .toEqual([{ head: 'cms/service/automation', base: 'main', labels: ['decap-cms/draft'] }]);
  expect(done.refs).toEqual(['refs/heads/cms/service/automation']);
  expect(Buffer.from(done.blobs[0] ?? '', 'base64').toString()).toContain(
    'Robots that pick, pack and count.',
  );
  await page.getByRole('button', { name: /status/i }).click();
  await page.getByRole('menuitem', { name: 'Ready' }).click();
  await expect.poll(() => done.pulls[0]?.labels).toEqual(['decap-cms/pending_publish']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
  await expect.poll(() => done.merged).toBe(true);
  await expect(page.getByText('Published. The site is being built')).toBeVisible();
  expect(blocked).toEqual([]);
});
