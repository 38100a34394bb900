import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';

test('a reload on a phone returns to the place in the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await ready(page);
  const section = page.locator('#insights h2');
  const top = async () => (await section.boundingBox())?.y ?? Number.NaN;
  await section.scrollIntoViewIfNeeded();
  const before = await top();
  await page.reload();
  await ready(page);
  await expect(section).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test('scripts ask V8 to compile them while they load', async ({ page }) => {
  const script = page.waitForResponse((response) => /\/app-\w+\.js$/.test(response.url()));
  await page.goto('/');
  expect(await (await script).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('fonts are preloaded from the body, so that Chromium does not hold back the first paint for them', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const preload = /<link [^>]*as="font"/g;
  const [head = '', body = ''] = html.split('</head>');
  expect(head).not.toMatch(preload);
  expect(body.match(preload)).toHaveLength(2);
});

/** What a browser can read of a text when so many of its compressed bytes have arrived. */
const readBeginning = (text: string, bytes: number): string =>
  brotliDecompressSync(brotliCompressSync(text).subarray(0, bytes), {
    // What is missing is no error.
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

/** Where heading, tagline and header are, and how they look. */
const readFirstScreen = (page: Page) =>
  page.locator('header, h1, h1 + p').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      const { color, fontSize, fontFamily } = getComputedStyle(element);
      return { x, y, width, color, fontSize, fontFamily };
    }),
  );

// A server may send ten packets before the first round trip is over; headers take 1.5 KB of them.
for (const path of ['/', '/contact-us', '/automation', '/every-section', '/projects/zerosbook']) {
  test(`the first 13 KB of ${path} hold what its first screen needs`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const html = await (await request.get(path)).text();
    const beginning = readBeginning(html, 13_000);
    await page.route(/\.js$/, (route) => route.abort());
    const looks = [];
    for (const body of [html, beginning]) {
      await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      looks.push(await readFirstScreen(page));
    }
    expect(looks[0]?.length).toBeGreaterThan(2);
    expect(looks[1]).toEqual(looks[0]);
  });
}
