import { expect, type Page, test } from '@playwright/test';
import { carouselsRun, ready, settled } from './ready';
import { pageTypes, routes } from './routes';

/** Visible texts that are clipped by a box around them. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRead = (element: Element): boolean =>
      // Inert elements are other slides, or on their way out.
      !element.closest('[inert], noscript, script, style, [hidden]') &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const isForScreenReaders = (box: Element): boolean =>
      box.clientWidth <= 1 && getComputedStyle(box).clipPath !== 'none';
    const cuts = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const across = text.left < left - 1 || text.right > right + 1;
      const down = text.top < top - 1 || text.bottom > bottom + 1;
      return (/hidden|clip/.test(overflowX) && across) || (/hidden|clip/.test(overflowY) && down);
    };
    const boxesAround = (element: Element): Element[] => {
      const parent = element.parentElement;
      // What scrolls by itself loses nothing.
      if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return [];
      return parent && parent !== document.documentElement ? [element, ...boxesAround(parent)] : [];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const element = node.parentElement;
      if (!words || !element || !isRead(element)) continue;
      const boxes = boxesAround(element);
      if (boxes.some(isForScreenReaders)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cutting = boxes.find((box) => cuts(box, range.getBoundingClientRect()));
      if (cutting) clipped.push(`${words.slice(0, 50)} in ${cutting.localName}.${cutting.className}`);
    }
    return clipped;
  });

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('text spacing (WCAG 1.4.12)', () => {
  // The page's own policy blocks foreign style elements.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pageTypes) {
    test(`${path} loses no text with wider spacing at 320, 700 and 1280 px`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
      });
      for (const width of [320, 700, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        // A carousel measures itself again a moment after a resize.
        await expect.poll(() => clippedTexts(page), { message: `at ${width} px` }).toEqual([]);
        expect(await sideways(page), `at ${width} px`).toBe(0);
      }
    });
  }
});

test.describe('reflow at 400 % (WCAG 1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pageTypes) {
    test(`${path} fits into 320 by 256 px without scrolling sideways or cut text`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      await settled(page);
      expect(await sideways(page)).toBe(0);
      expect(await clippedTexts(page)).toEqual([]);
    });
  }

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
    await page.locator('#hero .slick-dots button').nth(4).click();
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
