import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './overflow';
import { findPaperFaults, readPaper } from './paper';
import { carouselsRun, ready } from './ready';
import { pageTypes } from './routes';
import { test } from './shared-page';

/** What the page would show on paper: its visible words without spaces, and its headings. */
const readPrinted = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('main').innerText();
  const headings = await page.locator('main :is(h1, h2, h3)').allInnerTexts();
  const controls = await page.locator('main :is(button, input, select, textarea):visible').count();
  return { words, headings, controls, clipped: await clippedTexts(page) };
};

const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pageTypes) {
  test(`${path} prints whole: nothing over each other, cut off, empty or to press`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    if (path === '/') await carouselsRun(page);
    // What loads when it is near may arrive after the one and before the other.
    await expect(async () => {
      const paper = await readPaper(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
      // 180 mm, the width between the margins.
      await page.setViewportSize({ width: 680, height: 1000 });
      const { words, headings, controls, clipped } = await readPrinted(page);
      expect(findPaperFaults(paper, headings)).toEqual([]);
      expect(controls).toBe(0);
      expect(clipped).toEqual([]);
      const printed = squeeze(paper.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
      // An office's local time is an empty line until it has been near.
      const lines = words.split('\n').filter((line) => !line.startsWith('Local time'));
      expect(lines.filter((line) => !printed.includes(squeeze(line)))).toEqual([]);
    }).toPass({ timeout: 60_000 });
  });
}
