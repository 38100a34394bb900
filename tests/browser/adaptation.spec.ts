import { expect, type Page, test } from '@playwright/test';
import { carouselsRun, ready } from './ready';
import { routes } from './routes';

test.describe('reflow at 400 % (WCAG 1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the header leaves three quarters of the window to the page', async ({ page }) => {
    await page.goto('/about-us');
    const box = await page.locator('header').first().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(64);
  });

  test('every item of the open menu can be scrolled to', async ({ page }) => {
    await page.goto('/about-us');
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe('reduced motion', () => {
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0))
        .filter((duration) => duration > 1),
    );

  for (const [wish, most] of [
    ['reduce', 0],
    ['no-preference', Number.POSITIVE_INFINITY],
  ] as const) {
    test.describe(wish, () => {
      test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: wish } });

      test(`a card and a menu group ${wish === 'reduce' ? 'change without' : 'move with'} animation`, async ({
        page,
      }) => {
        await page.goto('/');
        await ready(page);
        const card = page.locator('#our-services li').first();
        await card.scrollIntoViewIfNeeded();
        await card.hover();
        const ofCard = (await moving(page)).length;
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: 'Services', exact: true })
          .hover();
        const all = ofCard + (await moving(page)).length;
        expect(all).toBeLessThanOrEqual(most);
        if (wish !== 'reduce') expect(all).toBeGreaterThan(0);
      });
    });
  }

  test('a banner changes without sliding', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    await page.goto('/');
    await carouselsRun(page);
    await page.locator('#hero .slick-dots button').nth(2).click();
    const durations = await page
      .locator('#hero .slick-track')
      .evaluate((track) => getComputedStyle(track).transitionDuration);
    expect(Math.max(...durations.split(',').map(Number.parseFloat))).toBeLessThan(0.001);
    await page.close();
  });
});

test.describe('on paper', () => {
  const stories = Object.keys(routes).filter((path) => path.startsWith('/case-studies/'));

  for (const path of stories) {
    test(`${path} fills one page, with no ornament on it`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      await page.emulateMedia({ media: 'print' });
      const ornaments = page.locator('svg[aria-hidden]:visible');
      const wide = await ornaments.evaluateAll(
        (drawings) => drawings.filter((drawing) => drawing.getBoundingClientRect().width > 100).length,
      );
      expect(wide).toBe(0);
      const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
});
