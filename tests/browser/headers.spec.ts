import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { observatoryScore } from '../test-observatory';
import { ready } from './ready';
import { pageTypes, routes } from './routes';

/** Collects everything the browser complains about: blocked parts, console messages, exceptions. */
const listen = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      if ('complain' in window && typeof window.complain === 'function')
        window.complain(`${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`);
    });
  });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

test('the browser reports what the policy blocks, which the other tests rely on', async ({ page }) => {
  const complaints = await listen(page);
  await page.goto('/about-us');
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.setAttribute('style', 'color: red');
    document.body.append(paragraph);
  });
  await expect
    .poll(() => complaints.filter((text) => text.startsWith('style-src-attr blocked')))
    .toHaveLength(1);
});

/** The sum of all layout shifts since the page began to load. */
const measureShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );

for (const path of pageTypes) {
  test(`${path} loads under its policy without a complaint, and nothing shifts`, async ({ page }) => {
    const complaints = await listen(page);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await ready(page);
      // What is loaded when the browser is idle has been.
      await page.waitForLoadState('networkidle');
      // A quarter of what web.dev calls good: where the font comes late, a line may wrap one word earlier.
      expect(await measureShift(page), `at ${width} px`).toBeLessThan(0.025);
    }
    // The page's own 404 is expected.
    const own = /^error: Failed to load resource: the server responded with a status of 404/;
    expect(complaints.filter((text) => path !== '/no-such-page' || !own.test(text))).toEqual([]);
    expect(await page.locator('main [style], header [style], footer [style]').count()).toBe(
      await page.locator('.slick-slider [style], #our-clients [style]').count(),
    );
  });
}

test('carousel, menu, toasts and navigation work under the policy without a violation', async ({ page }) => {
  const complaints = await listen(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Pause banners' }).click();
  await page.getByRole('button', { name: /^Show banner 3 of/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.locator('h1')).toHaveText('Contact Us');
  const form = page.locator('main form');
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Email').fill('Asha@example');
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Please enter a valid email address.');
  for (const name of ['About Us', 'Case Studies']) {
    await page.locator('footer').getByRole('link', { name }).click();
    await expect(page.locator('h1')).toHaveText(name);
  }
  await page.waitForTimeout(1_000);
  expect(complaints).toEqual([]);
});

test('every page has the headers that 150 points of the Observatory ask for', async ({ request }) => {
  for (const path of Object.keys(routes)) {
    const response = await request.get(path, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(observatoryScore(response.headers()), path).toBe(150);
  }
});

test('HSTS is not sent without TLS', async ({ request }) => {
  expect((await request.get('/')).headers()['strict-transport-security']).toBeUndefined();
});

test('each page has its own styles and none of other pages, which its policy allows by their hashes', async ({
  request,
}) => {
  const readStyles = async (path: string): Promise<string> => {
    const response = await request.get(path);
    const styles = [...(await response.text()).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, text = '']) => text,
    );
    expect(styles.length).toBeGreaterThan(0);
    const policy = response.headers()['content-security-policy'];
    for (const text of styles) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    return styles.join('');
  };
  const [home, privacy] = await Promise.all([readStyles('/'), readStyles('/privacy')]);
  expect(home).toContain('.slick-track');
  expect(privacy).not.toContain('.slick-track');
});

test('the styles of the next page are there before it is painted', async ({ page }) => {
  await page.goto('/privacy');
  await ready(page);
  await page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.textContent !== 'Case Studies') return;
      document.body.dataset.sheets ??= String(
        [...document.styleSheets].filter(({ href }) => href?.includes('case-studies')).length,
      );
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('footer').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page.locator('h1')).toHaveText('Case Studies');
  await expect(page.locator('body')).toHaveAttribute('data-sheets', '1');
});

for (const path of ['/', '/about-us']) {
  test(`${path}, opened directly, fetches no style sheet`, async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => request.url().endsWith('.css') && sheets.push(request.url()));
    await page.goto(path);
    await ready(page);
    await page.waitForTimeout(500);
    expect(sheets).toEqual([]);
  });
}

test('the path of the 404 page is not a page', async ({ request }) => {
  for (const path of ['/404', '/404.html']) expect((await request.get(path)).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('404');
});

test('what only the build needs is not served', async ({ request }) => {
  for (const path of [
    '/_headers',
    '/_redirects',
    '/webpack.stats.json',
    '/chunk-map.json',
    '/_gatsby/slices/_gatsby-scripts-1.html',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('security.txt has a contact and has not expired', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:.+@.+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('pictures, fonts and scripts are cached for ever; pages are revalidated', async ({ page }) => {
  const kept = new Map<string, string | undefined>();
  page.on('response', (response) =>
    kept.set(new URL(response.url()).pathname, response.headers()['cache-control']),
  );
  await page.goto('/about-us');
  await ready(page);
  await page.waitForTimeout(500);
  const hashed = [...kept].filter(([path]) => /^\/(?:static|fonts)\/|^\/[^/]+\.js$/.test(path));
  expect(hashed.length).toBeGreaterThan(5);
  expect(hashed.filter(([, value]) => value !== 'public, max-age=31536000, immutable')).toEqual([]);
  expect(kept.get('/about-us')).toBe('public, max-age=0, must-revalidate');
});
