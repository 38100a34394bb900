import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { firefoxPath } from './firefox-path';

/**
 * A page in Firefox, and its console messages. Playwright drives only its own Firefox, which has to be downloaded.
 */
interface Opened {
  readonly page: Page;
  readonly said: readonly string[];
  /** Opens an address of the site and waits until it is hydrated. */
  readonly open: (path: string) => Promise<void>;
}

const test = base.extend<{ firefox: Opened }, { engine: Browser }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its parameter.
    async ({}, use) => {
      const browser = await launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefox: async ({ engine, baseURL }, use) => {
    const context = await engine.createBrowserContext();
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const open = async (path: string): Promise<void> => {
      await page.goto(`${baseURL}${path}`);
      await page.waitForSelector('html[data-hydrated]');
    };
    await use({ page, said, open });
    await context.close();
  },
});

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

const kinds = [
  '/',
  '/web-application',
  '/education',
  '/about-us',
  '/contact-us',
  '/request-quote',
  '/case-studies',
  '/case-studies/autocad',
  '/projects',
  '/projects/impex',
  '/privacy',
];

const heading = (page: Page): Promise<string> => page.$eval('h1', (element) => element.textContent ?? '');
const announced = (page: Page): Promise<string> =>
  page.$$eval('[role=status], [role=alert]', (elements) =>
    elements.map((element) => element.textContent ?? '').join(' '),
  );

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`every kind of page hydrates on a ${name}, fits its window and logs no error`, async ({
    firefox: { page, said, open },
  }) => {
    await page.setViewport(size);
    for (const path of kinds) {
      await open(path);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, path).toBe(0);
      expect(said, path).toEqual([]);
    }
  });
}

test('pages of visible links are prefetched, and the policy blocks none', async ({
  firefox: { page, said, open },
}) => {
  await page.setViewport(desktop);
  const fetched = page.waitForResponse((response) =>
    response.url().endsWith('/page-data/projects/page-data.json'),
  );
  await open('/privacy');
  expect((await fetched).status()).toBe(200);
  expect(said).toEqual([]);
});

test('a link opens its page, and Back restores the scroll position', async ({
  firefox: { page, said, open },
}) => {
  await page.setViewport(desktop);
  await open('/about-us');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // Gatsby saves the position for the tab.
  await expect
    .poll(() =>
      page.evaluate(
        () => Object.keys(sessionStorage).filter((key) => key.startsWith('@@scroll|/about-us|')).length,
      ),
    )
    .toBe(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await expect.poll(() => heading(page)).toBe('Privacy');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('About Us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  expect(said).toEqual([]);
});

test('the banners of the home page rotate', async ({ firefox: { page, open } }) => {
  await page.setViewport(desktop);
  await open('/');
  const places = new Set<string>();
  await expect
    .poll(async () => {
      places.add(await page.$eval('#hero .slick-track', (track) => getComputedStyle(track).transform));
      return places.size;
    })
    .toBeGreaterThan(2);
});

test('the phone menu opens, its links work, and it closes', async ({ firefox: { page, open } }) => {
  await page.setViewport(phone);
  await open('/');
  const hamburger = 'header button[aria-controls]';
  await page.click(hamburger);
  await page.waitForSelector('header nav a[href="/projects"]', { visible: true });
  await page.click('header nav a[href="/projects"]');
  await expect.poll(() => heading(page)).toBe('Projects');
  expect(await page.$eval(hamburger, (button) => button.getAttribute('aria-expanded'))).toBe('false');
});

test('a message with a mistake is not sent until it is corrected', async ({
  firefox: { page, said, open },
}) => {
  await page.setViewport(desktop);
  await open('/contact-us');
  await page.type('input[name=name]', 'Asha Rao');
  await page.type('input[name=email]', 'Asha@example.in');
  await page.type('textarea[name=message]', 'We need a portal for our dealers.');
  await page.click('main form button[type=submit]');
  await expect.poll(() => announced(page)).toContain('all alphabetical letters must be small');
  await page.$eval('input[name=email]', (field) => field.select());
  await page.type('input[name=email]', 'asha@example.in');
  await page.click('main form button[type=submit]');
  await expect.poll(() => announced(page)).toContain('Thank you! Your form has been submitted.');
  expect(await page.$eval('textarea[name=message]', (field) => field.value)).toBe('');
  expect(said).toEqual([]);
});
