import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

test('the title of a page is that of the menu item that leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  for (const name of ['Projects', 'Case Studies', 'About Us', 'Request a Quote', 'Contact Us']) {
    await menu(page).getByRole('link', { name }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  }
});

test('the title is also that of a menu item that leads to a section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const home = await page.title();
  await menu(page).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveTitle(/^Products \|/);
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await open(page, '/about-us');
  await menu(page).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveTitle(/^Products \|/);
  await menu(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveTitle(/^Projects \|/);
});

test('a link to a section of another page begins at the section, not below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
  // Notes where the section is each time the page is scrolled.
  await page.evaluate(() => {
    const places: number[] = [];
    window.addEventListener('scroll', () => {
      const section = document.getElementById('our-products');
      if (section) places.push(Math.round(section.getBoundingClientRect().top));
      document.documentElement.dataset.places = JSON.stringify(places);
    });
  });
  await menu(page).getByRole('link', { name: 'Products' }).click();
  await expect(page.locator('#our-products h2')).toBeInViewport();
  await page.waitForTimeout(1_000);
  const places: number[] = JSON.parse((await page.locator('html').getAttribute('data-places')) ?? '[]');
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(Math.abs(place - (places.at(-1) ?? 0))).toBeLessThan(200);
});

test('the keyboard goes through the header without scrolling the page', async ({ page }) => {
  // The number of stops after the logo.
  for (const [width, stops] of [
    [390, 1],
    [700, 8],
    [1280, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about-us');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.locator('header a').first().focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < stops; step += 1) await page.keyboard.press(key);
    }
    await expect(page.locator('header a').first()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY), `${width}`).toBe(1500);
  }
});

test('opening and closing the menu of phones does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const hamburger = page.locator('header button[aria-controls]').first();
  await hamburger.click();
  await expect(menu(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('Loading... is shown and announced when a page takes longer than 200 ms', async ({ page }) => {
  await open(page, '/about-us');
  await page.route('**/page-data/projects/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).waitFor();
  await menu(page).getByRole('link', { name: 'Projects' }).click({ noWaitAfter: true });
  await expect(loading(page)).toBeVisible({ timeout: 900 });
  await expect(page.locator('h1')).toHaveText('Projects');
  await expect(loading(page)).toHaveCount(0);
});

test('Loading... is shown on Back to a slow page', async ({ page }) => {
  await open(page, '/privacy');
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.reload();
  await ready(page);
  await page.route('**/page-data/privacy/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(loading(page)).toBeVisible({ timeout: 900 });
  await expect(page.locator('h1')).toHaveText('Privacy');
});

test('Loading... never flashes on a fast navigation', async ({ page }) => {
  await open(page, '/about-us');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Loading...')) document.body.dataset.flashed = 'yes';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('footer').getByRole('link', { name: 'Case Studies' }).hover();
  await page.waitForTimeout(500);
  await page.locator('footer').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page.locator('h1')).toHaveText('Case Studies');
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed');
});

test('Loading... has ended on a page restored from the back/forward cache', async ({ page }) => {
  await open(page, '/about-us');
  await page.route('**/page-data/projects/page-data.json', () => undefined);
  await menu(page).getByRole('link', { name: 'Projects' }).click({ noWaitAfter: true });
  await expect(loading(page)).toBeVisible();
  // The browsers of these tests have no back/forward cache; this is the event of one that does.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(loading(page)).toHaveCount(0);
});

test('pages of visible links are prefetched, those of a menu group once it is open', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const buildDataPath = (path: string) => `/page-data${path}/page-data.json`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy');
  await expect.poll(() => [...asked]).toContain(buildDataPath('/projects'));
  // The last link of the header, so that all of them have been handled.
  await expect.poll(() => [...asked]).toContain(buildDataPath('/contact-us'));
  expect([...asked]).not.toContain(buildDataPath('/automation'));
  await menu(page).getByRole('button', { name: 'Services pages' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => [...asked]).toContain(buildDataPath('/automation'));
  // Safari does not support such links, and Firefox blocks them under the policy.
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('a new page starts at the top and is announced; Back restores the scroll position', async ({ page }) => {
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(200);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/automation"]')?.click());
  await expect(page.locator('h1')).toHaveText('Automation');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#gatsby-announcer')).toHaveText('Navigated to Automation');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Automation');
});

/** The scroll position that Gatsby has saved for a page in this tab. */
const savedPosition = (page: Page, path: string): Promise<number | undefined> =>
  page.evaluate((pathname) => {
    const saved = Object.entries(sessionStorage).find(([key]) => key.startsWith(`@@scroll|${pathname}|`));
    return saved && Number(saved[1]);
  }, path);

test('Back restores the scroll position after a reload in between', async ({ page }) => {
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => savedPosition(page, '/about-us')).toBe(900);
  // A click with the pointer would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await expect(page.locator('h1')).toHaveText('Privacy');
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('Back works while a reloaded page still waits for its scripts', async ({ page }) => {
  await open(page, '/about-us');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await expect(page.locator('h1')).toHaveText('Privacy');
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/app-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/about-us$/);
  arrive();
  await ready(page);
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Privacy');
});

test('a reload keeps the scroll position', async ({ page }) => {
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(100);
  await page.reload();
  await ready(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('scrolling before hydration is kept, and Back restores it', async ({ page }) => {
  await page.route('**/app-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/about-us', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 700));
  await ready(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await expect(page.locator('h1')).toHaveText('Privacy');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('a page that is opened directly requests each file once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/about-us');
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(10);
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
});

test('a visit stores scroll positions and its beginning for the tab, and nothing else', async ({
  page,
  context,
}) => {
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.locator('h1')).toHaveText('Privacy');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.waitForTimeout(600);
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored.filter((key) => !key.startsWith('@@scroll|'))).toEqual(['visit']);
  expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBe('{"firstPage":"/about-us"}');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('a page reached by a link has the same head as its HTML', async ({ page, request }) => {
  await open(page, '/');
  for (const [name, path] of [
    ['About Us', '/about-us'],
    ['Projects', '/projects'],
  ] as const) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const html = await (await request.get(path)).text();
    // What search engines and previews read, regardless of order and without what only the HTML has.
    const [built, live] = await page.evaluate((text) => {
      const tags = (head: HTMLHeadElement) =>
        [
          ...head.querySelectorAll(
            'title, meta[name], meta[property], link[rel="canonical"], link[rel$="icon"]',
          ),
        ]
          .map((original) => {
            const element = original.cloneNode(true) as Element;
            element.removeAttribute('data-gatsby-head');
            const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
            return `${element.tagName} ${attributes.join(' ')} ${element.textContent}`;
          })
          .sort();
      return [tags(new DOMParser().parseFromString(text, 'text/html').head), tags(document.head)];
    }, html);
    expect(built?.length).toBeGreaterThan(15);
    expect(live).toEqual(built);
  }
});
