import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { contentFolder } from '../../src/content-folder';
import { listFilterAddresses } from '../../src/content-tools/read/filter-addresses';
import { readContent } from '../../src/content-tools/read/read-content';
import { complaints } from '../browser/axe';
import { brokenWords, coveredTexts, overflow } from '../browser/overflow';
import { ready, settled } from '../browser/ready';
import { test } from '../browser/shared-page';
import { setTextSize } from '../browser/text-changes';

/**
 * What has to be true of every page, whatever its content says. `tests/html` checks what can be seen on the disk:
 * valid HTML, links, one h1, unique titles, the sitemap.
 */
const sitemap = readFileSync('public/sitemap.xml', 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const { files } = readContent(contentFolder());
const campaign = z.object({ isCampaign: z.literal(true) });
const campaigns = files.flatMap(({ data, path }) => (path && campaign.safeParse(data).success ? [path] : []));
const [filter] = listFilterAddresses(files);
const paths = [
  ...new Set([...listed, ...campaigns, '/thank-you', '/no-such-page', ...(filter ? [filter] : [])]),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} fits every window, can be used by everyone, and reports nothing`, async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports the status of the page for unknown addresses.
      if (['error', 'warning'].includes(message.type()) && path !== '/no-such-page')
        reported.push(message.text());
    });
    page.on('pageerror', (error) => reported.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await ready(page);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [320, 375, 700, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await expect
        .poll(() => overflow(page), { message: `at ${width} px` })
        .toEqual({ sideways: 0, beyond: [], clipped: [] });
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
      if (![320, 900].includes(width)) expect(await complaints(page), `at ${width} px`).toEqual([]);
      if (width >= 900) expect(await coveredTexts(page), `at ${width} px`).toEqual([]);
    }
    // WCAG 1.4.4.
    await setTextSize(page, '200%');
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await expect
        .poll(() => overflow(page), { message: `at ${width} px, with text at 200 %` })
        .toEqual({ sideways: 0, beyond: [], clipped: [] });
      expect(await coveredTexts(page), `at ${width} px, with text at 200 %`).toEqual([]);
    }
    expect(reported).toEqual([]);
  });
}
