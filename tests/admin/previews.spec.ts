import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { built } from './previews.config';

/** One entry of every kind, and the page that shows it. */
const pages: Readonly<Record<string, string>> = {
  'service/entries/automation': '/automation',
  'industry/entries/education': '/education',
  'case-study/entries/impex': '/case-studies/impex',
  'project/entries/impex': '/projects/impex',
  'insight/entries/what-a-rewrite-costs': '/insights/what-a-rewrite-costs',
  'own-page/entries/how-we-work': '/how-we-work',
  'page/entries/insights': '/insights',
  'own-page/entries/every-section': '/every-section',
  'page/entries/home': '/',
  'own-page/entries/about-us': '/about-us',
  'page/entries/contact-us': '/contact-us',
  'page/entries/request-quote': '/request-quote',
  'page/entries/case-studies': '/case-studies',
  'page/entries/projects': '/projects',
  'own-page/entries/privacy': '/privacy',
  'own-page/entries/thank-you': '/thank-you',
  'own-page/entries/404': '/404',
};

/** Entries that are a part of a page. */
const parts: Readonly<Record<string, string>> = {
  'product/entries/zerosbook': '/',
  'client/entries/nandur-pumps': '/',
  'testimonial/entries/ellen-brandvold': '/',
  'hero-slide/entries/impex': '/',
  'office/entries/mumbai': '/contact-us',
  'person/entries/nilesh-pathare': '/insights/what-a-rewrite-costs',
};

/**
 * The words of a page, in order; runs in the page. Without what depends on scripts: the local time, the button of a film, and
 * those of a form, which the quote shows step by step; and without carousels, which repeat their slides.
 */
const listWords = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      !parent ||
      parent.closest(
        'script, style, noscript, .preview-note, form button, figure button, [role="group"], #estimate',
      )
    )
      continue;
    if (parent.textContent?.startsWith('Local time: ') || parent.closest('[data-clock]')) continue;
    words.push(...(walker.currentNode.textContent ?? '').split(/\s+/).filter(Boolean));
  }
  return words;
};

const readHtml = (path: string): string => {
  const file = path === '/' ? 'index.html' : path === '/404' ? '404.html' : `${path}/index.html`;
  return readFileSync(join(built, file), 'utf8');
};

const builtWords = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    ([text, source]) => {
      const parsed = new DOMParser().parseFromString(text ?? '', 'text/html');
      const read = new Function(`return ${source}`)();
      return read(parsed.querySelector('main'));
    },
    [readHtml(path), listWords.toString()],
  );

/** Everything that a page says, carousels included. */
const builtText = (page: Page, path: string): Promise<string> =>
  page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent ?? '',
    readHtml(path),
  );

const openPreview = async (page: Page, entry: string): Promise<string[]> => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`/admin#/collections/${entry}`);
  const preview = page.frameLocator('#preview-pane').locator('.preview');
  await expect(preview).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByRole('alert')).toHaveCount(0);
  return errors;
};

const previewWords = (page: Page): Promise<string[]> =>
  page.frameLocator('#preview-pane').locator('.preview').evaluate(listWords);

for (const [entry, path] of Object.entries(pages)) {
  test(`the preview of ${entry} has the words of ${path}`, async ({ page }) => {
    const errors = await openPreview(page, entry);
    const expected = await builtWords(page, path);
    expect(expected.length).toBeGreaterThan(10);
    await expect.poll(() => previewWords(page)).toEqual(expected);
    expect(errors).toEqual([]);
  });
}

for (const [entry, path] of Object.entries(parts)) {
  test(`the preview of ${entry} has words of ${path}`, async ({ page }) => {
    const errors = await openPreview(page, entry);
    const all = await builtText(page, path);
    const words = await previewWords(page);
    expect(errors).toEqual([]);
    // The heading above a part is the preview's own.
    const missing = words.slice(1).filter((word) => !all.includes(word));
    expect(missing).toEqual([]);
  });
}
