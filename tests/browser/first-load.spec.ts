import { expect, test } from '@playwright/test';
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
