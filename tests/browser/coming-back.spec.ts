import { chromium, expect, test } from '@playwright/test';
import { countTraffic } from '../bench/browser';
import { chromiumPath } from '../chromium/chromium-path';
import { ready } from './ready';
import { pageTypes } from './routes';

/** Headless Chromium has no such cache, but still lists what of a page would keep it out. */
const ofTheBrowser = 'Circumstantial';

test('nothing keeps a page out of the cache for Back and Forward, also after a form was filled', async ({
  baseURL,
}) => {
  await using browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const path of pageTypes) {
    await page.goto(path);
    await ready(page);
    const field = page.locator('main input[type="text"]:visible').first();
    if ((await field.count()) > 0) await field.fill('Asha Rao');
    await page.goto('/privacy?next');
    const reasons = new Promise<string[]>((resolve) => {
      session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.flatMap(({ type, reason }) => (type === ofTheBrowser ? [] : reason))),
      );
    });
    await page.goBack({ waitUntil: 'commit' });
    expect(await reasons, path).toEqual([]);
  }
});

test('a second visit loads neither scripts nor fonts again', async ({ context }) => {
  const first = await context.newPage();
  await first.goto('/contact-us', { waitUntil: 'networkidle' });
  await first.close();
  const page = await context.newPage();
  const traffic = await countTraffic(page);
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await ready(page);
  expect(traffic).toMatchObject({ 'script KB': 0, 'font KB': 0, 'picture KB': 0 });
});

for (const [name, connection] of [
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['with 2G', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`a page loads ${name} without those that it links to`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto('/privacy');
    await ready(page);
    // Gatsby prefetches three seconds after the page is there.
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('/page-data.json'))).toEqual([
      '/page-data/privacy/page-data.json',
    ]);
  });

  test(`the home page loads ${name} the picture of its first banner alone`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await page.clock.install();
    await page.goto('/');
    await ready(page);
    const banners = page.locator('#hero .slick-slide:not(.slick-cloned)');
    await expect(banners.nth(1)).toBeAttached();
    // Longer than a banner is shown.
    await page.clock.runFor(4_500);
    await expect(banners.first()).toHaveClass(/slick-active/);
    await expect(banners.locator('picture')).toHaveCount(1);
  });
}
