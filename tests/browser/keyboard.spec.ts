import { expect, type Page, test } from '@playwright/test';
import { hidden, walk } from './focus';
import { carouselsRun, ready, settled } from './ready';
import { menuTitles } from './routes';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const names = (stops: readonly { what: string }[]) => stops.map(({ what }) => what.replace(/ <\w+>$/, ''));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the focus is marked, and never under the header or anything else', () => {
  for (const path of ['/', '/contact-us', '/case-studies/autocad']) {
    test(`on the way through ${path}, in windows of every size`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      for (const [width, height] of [
        [320, 256],
        [375, 667],
        [700, 900],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const forwards = await walk(page, 'Tab');
        expect(forwards.length).toBeGreaterThan(20);
        expect(hidden(forwards), `at ${width} by ${height} px`).toEqual([]);
        // Backwards, elements scroll into view from behind the header.
        const backwards = await walk(page, 'Shift+Tab');
        expect(backwards.length).toBeGreaterThan(20);
        expect(hidden(backwards), `at ${width} by ${height} px`).toEqual([]);
      }
    });
  }
});

test('Tab goes through the header in the order it is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about-us');
  await ready(page);
  expect(names(await walk(page, 'Tab')).slice(0, 12)).toEqual([
    'Skip to content',
    'Sevenisle Software',
    'Services',
    'Services pages',
    'Products',
    'Industries',
    'Industries pages',
    'Projects',
    'Case Studies',
    'About Us',
    'Request a Quote',
    'Contact Us',
  ]);
});

test('a click on the arrow of a group that the pointer has just opened leaves it open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about-us');
  await ready(page);
  const arrow = menu(page).getByRole('button', { name: 'Services pages' });
  await arrow.click();
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeVisible();
  await arrow.click();
  await expect(arrow).toHaveAttribute('aria-expanded', 'false');
});

test.describe('a group opened by its name between 600 and 800 px', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/about-us');
    await ready(page);
    await menu(page).getByRole('link', { name: 'Services', exact: true }).press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeVisible();
  });

  test('closes at Escape, and the focus returns to the name', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  });

  test('closes when the focus leaves it, so that it covers nothing that has focus', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Products' }).focus();
    await expect(menu(page).getByRole('link', { name: 'Automation' })).toBeHidden();
  });
});

test('Tab stays in the open menu of a phone, also far down the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/about-us');
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const stops = await walk(page, 'Tab');
  expect(names(stops)).toEqual([...menuTitles, 'Contact Us']);
  expect(hidden(stops)).toEqual([]);
});

test.describe('the carousel pattern', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
  const shown = (page: Page) =>
    carousel(page).locator('[aria-roledescription="slide"]:not([inert], [inert] *)');
  const region = (page: Page) => carousel(page).locator('[data-mode="slick"]');

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(region(page)).toBeAttached();
  });

  test('has roles and labels, and is used by keyboard: Next keeps the focus, arrow keys change nothing', async ({
    page,
  }) => {
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(shown(page)).toHaveAccessibleName('1 of 3');
    const next = carousel(page).getByRole('button', { name: 'Next testimonial' });
    await next.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(shown(page)).toHaveAccessibleName('1 of 3');
    await next.press('Enter');
    await expect(shown(page)).toHaveAccessibleName('2 of 3');
    await expect(next).toBeFocused();
  });

  test('a new slide is announced while the carousel is paused, not while it rotates', async ({ page }) => {
    await expect(region(page)).toHaveAttribute('aria-live', 'polite');
    await carousel(page).getByRole('button', { name: 'Play testimonials' }).click();
    await page.mouse.move(0, 0);
    await expect(region(page)).toHaveAttribute('aria-live', 'off');
  });
});

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test.describe(`forms by keyboard alone at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('an invalid message moves the focus to its first wrong field, which no toast covers', async ({
      page,
    }) => {
      await page.goto('/contact-us');
      await page.locator('form[novalidate]').waitFor();
      await page.getByRole('button', { name: 'Send message' }).press('Enter');
      await expect(page.locator('[data-toasts] [data-type="error"]')).toBeVisible();
      const name = page.getByLabel('Name', { exact: true });
      await expect(name).toBeFocused();
      const covered = await name.evaluate((field) => {
        const { left, top, width: wide, height: tall } = field.getBoundingClientRect();
        return [0.1, 0.5, 0.9].filter(
          (share) => document.elementFromPoint(left + wide * share, top + tall / 2) !== field,
        );
      });
      expect(covered).toEqual([]);
    });

    test('the quote can be asked for without a pointer', async ({ page }) => {
      await page.goto('/request-quote');
      await page.locator('form[data-mode="steps"]').waitFor();
      const heading = page.locator('form').getByRole('heading', { level: 2 });
      const choose = async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
      };
      const goOn = async (question: string) => {
        await page.locator('form').getByRole('button', { name: 'Continue' }).press('Enter');
        await expect(heading).toHaveText(question);
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        expect(
          await heading.evaluate(
            (title) =>
              title.getBoundingClientRect().top -
              (document.querySelector('[data-site="header"]')?.getBoundingClientRect().bottom ?? 0),
          ),
        ).toBeGreaterThanOrEqual(0);
      };
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await goOn('What should it do?');
      await choose();
      await page.keyboard.press('Tab');
      await page.keyboard.type('A portal for dealers.');
      await goOn('What may it cost?');
      await choose();
      await goOn('When do you need it?');
      await choose();
      await goOn('How do we reach you?');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Asha Rao');
      await page.keyboard.press('Tab');
      await page.keyboard.type('asha@example.in');
      await goOn('Is everything as you meant it?');
      const stops = await walk(page, 'Tab');
      expect(hidden(stops)).toEqual([]);
      expect(names(stops)).toContain('Send request');
    });
  });
}

test('leaving an open dropdown and coming back at once never loses the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about-us');
  await ready(page);
  const toggle = page.getByRole('button', { name: 'Services pages' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.locator('header li', { has: toggle }).locator('a').last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
});

test('a dropdown that was opened in a tablet window is closed in a wider one', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/about-us');
  await ready(page);
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
  await services.click();
  const automation = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/automation"]');
  await expect(automation).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(automation).toBeHidden();
});
