import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

test.describe('header on wide windows', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('opens a group while the pointer is over it and closes it after', async ({ page }) => {
    await open(page, '/about-us');
    const page1 = menu(page).getByRole('link', { name: 'Data Science' });
    await expect(page1).toBeHidden();
    await menu(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(page1).toBeVisible();
    await expect(menu(page).getByRole('link', { name: /Application|Automation|Science/ })).toHaveCount(3);
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

test('the seven items of the header stand in one row within the window, whatever its width', async ({
  page,
}) => {
  await open(page, '/about-us');
  for (const width of [576, 599, 600, 640, 720, 801, 1024, 1099, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const links = menu(page).locator('> ul > li > a');
    await expect(links.first(), `at ${width} px`).toBeVisible();
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes, `at ${width} px`).toHaveLength(7);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `at ${width} px`).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  }
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
});

test('the row of a group stays where it was tapped on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Industries', 'Services', 'Industries', 'Industries']) {
    const row = menu(page).getByRole('link', { name, exact: true });
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    await row.click();
    expect((await row.boundingBox())?.y, name).toBeCloseTo(before?.y ?? 0, 0);
  }
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

test('at the end of a page the back-to-top button covers no text, whatever the width', async ({ page }) => {
  await open(page, '/about-us');
  for (const width of [320, 340, 375, 600, 700, 900, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    const covered = await button.evaluate((element) => {
      const place = element.getBoundingClientRect();
      const header = document.querySelector('header');
      // In the header of a phone it lies over texts that the header covers.
      const isInHeader = header !== null && place.bottom < header.getBoundingClientRect().bottom;
      const around = isInHeader ? header : document.body;
      const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: (string | null)[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (element.contains(text) || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
          continue;
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const across = Math.min(right, place.right) - Math.max(left, place.left);
          const down = Math.min(bottom, place.bottom) - Math.max(top, place.top);
          if (across > 0 && down > 0 && text.parentElement.clientWidth !== 1) found.push(text.nodeValue);
        }
      }
      return found;
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone is visible and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/about-us');
    await menu(page).getByRole('link', { name: 'Automation' }).click();
    await expect(page.locator('h1')).toHaveText('Automation');
  });

  test('the open menu of a phone leaves the heading within 1,000 px of the top', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/about-us');
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(1000);
  });

  test('a group opens on hover', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about-us');
    await menu(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeVisible();
  });
});
