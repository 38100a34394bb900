import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';
import { menuTitles } from './routes';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

test.describe('header on wide windows', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows seven items in order and the contact button', async ({ page }) => {
    await open(page, '/');
    await expect(menu(page).locator('> ul > li > a')).toHaveText([...menuTitles]);
    await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  });

  test('opens a group while the pointer is over it and closes it after', async ({ page }) => {
    await open(page, '/about-us');
    const page1 = menu(page).getByRole('link', { name: 'Data Science' });
    await expect(page1).toBeHidden();
    await menu(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(page1).toBeVisible();
    await expect(
      menu(page).getByRole('link', { name: /Application|Automation|Science|Security|UI|Consultancy/ }),
    ).toHaveCount(8);
    await page.mouse.move(640, 700);
    await expect(page1).toBeHidden();
  });

  test('opens a group by keyboard; Escape closes it and returns the focus', async ({ page }) => {
    await open(page, '/about-us');
    const toggle = menu(page).getByRole('button', { name: 'Industries pages' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Finance & Banking' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('marks the current page and its parent in blue', async ({ page }) => {
    await open(page, '/education');
    const parent = menu(page).getByRole('link', { name: 'Industries', exact: true });
    await expect(parent).toHaveCSS('color', 'rgb(18, 99, 184)');
    await parent.hover();
    const current = menu(page).getByRole('link', { name: 'Education' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCSS('color', 'rgb(18, 99, 184)');
    await expect(menu(page).getByRole('link', { name: 'Projects' })).not.toHaveCSS(
      'color',
      'rgb(18, 99, 184)',
    );
  });

  test('changes colour once the page is scrolled 80 px', async ({ page }) => {
    await open(page, '/about-us');
    const header = page.locator('header');
    const before = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.evaluate(() => window.scrollTo(0, 79));
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 80));
    await expect(header).toHaveAttribute('data-scrolled');
    await expect(header).not.toHaveCSS('background-color', before);
  });

  test('the logo leads home, and on the home page scrolls to the hero', async ({ page }) => {
    await open(page, '/about-us');
    const logo = page.locator('header a').first();
    await logo.click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await logo.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('/#hero');
  });

  test('a link to a section goes to the home page and scrolls there', async ({ page }) => {
    await open(page, '/privacy');
    await menu(page).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/#our-products');
    await expect(page.locator('#our-products')).toBeInViewport();
    const top = () =>
      page.locator('#our-products').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });
});

for (const width of [576, 599, 600, 640, 720, 801, 1024, 1099, 1100, 1280]) {
  test(`the seven items of the header stand in one row at ${width} px, within the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/about-us');
    const boxes = await menu(page)
      .locator('> ul > li > a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(7);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
}

test.describe('header between 600 and 800', () => {
  test.use({ viewport: { width: 700, height: 900 } });

  test('a click on an item toggles its group', async ({ page }) => {
    await open(page, '/about-us');
    const item = menu(page).getByRole('link', { name: 'Services', exact: true });
    const child = menu(page).getByRole('link', { name: 'Automation' });
    await item.hover();
    await expect(child).toBeHidden();
    await item.click();
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    await item.click();
    await expect(child).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });
});

test.describe('menu on phones', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the hamburger opens the menu; groups open one at a time', async ({ page }) => {
    await open(page, '/about-us');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page)).toBeVisible();
    const services = menu(page).getByRole('link', { name: 'Services', exact: true });
    const industries = menu(page).getByRole('link', { name: 'Industries', exact: true });
    await services.click();
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeVisible();
    await industries.click();
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Education' })).toBeVisible();
    await industries.click();
    await expect(menu(page).getByRole('link', { name: 'Education' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toBeVisible();
  });

  test('the menu closes on a change of page', async ({ page }) => {
    await open(page, '/about-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('link', { name: 'Projects' }).click();
    await expect(page.locator('h1')).toHaveText('Projects');
    await expect(menu(page)).toBeHidden();
  });

  test('Escape closes the menu and returns the focus to the hamburger', async ({ page }) => {
    await open(page, '/about-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test('the button of the menu has one line, open and closed, on every phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/');
  const button = page.getByRole('button', { name: /^(Close menu|Menu)$/ });
  for (const width of [320, 375, 430, 575]) {
    await page.setViewportSize({ width, height: 700 });
    for (const _press of ['open', 'close']) {
      await button.click();
      expect((await button.boundingBox())?.height, `${width} px`).toBe(44);
    }
  }
});

test('the title of a page is that of the menu item that leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  for (const name of ['Projects', 'Case Studies', 'About Us', 'Request a Quote', 'Contact Us']) {
    await menu(page).getByRole('link', { name }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  }
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
  const dataOf = (path: string) => `/page-data${path}/page-data.json`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy');
  await expect.poll(() => [...asked]).toContain(dataOf('/projects'));
  // The last link of the header, so that all of them have been handled.
  await expect.poll(() => [...asked]).toContain(dataOf('/contact-us'));
  expect([...asked]).not.toContain(dataOf('/automation'));
  await menu(page).getByRole('button', { name: 'Services pages' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => [...asked]).toContain(dataOf('/automation'));
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

test('scrolling before hydration is kept', async ({ page }) => {
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
});

test('a page that is opened directly requests each file once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/about-us');
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(10);
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
});

test('a visit stores scroll positions for the tab, and nothing else', async ({ page, context }) => {
  await open(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.locator('h1')).toHaveText('Privacy');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.waitForTimeout(600);
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored.filter((key) => !key.startsWith('@@scroll|'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await open(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the back-to-top button appears below 300 px and leads back up', async ({ page }) => {
  await open(page, '/about-us');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForTimeout(100);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a social network without address is no link; LinkedIn opens in a new tab', async ({ page }) => {
  await open(page, '/about-us');
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: /Facebook|YouTube|^X/ })).toHaveCount(0);
  await expect(footer.getByText('Facebook')).toBeAttached();
  await expect(footer.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone is visible and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/about-us');
    await menu(page).getByRole('link', { name: 'Automation' }).click();
    await expect(page.locator('h1')).toHaveText('Automation');
  });

  test('a group opens on hover', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about-us');
    await menu(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeVisible();
  });
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
