import { expect, type Page, test } from '@playwright/test';
import { carouselsRun, ready } from './ready';
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

/** Waits until the fonts are loaded and nothing moves. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

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

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const lineOf = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true, includeHidden: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);

  test('the current page and its group are underlined in the menu, the others are not', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/education');
    expect(await lineOf(page, 'Industries')).toBe('underline');
    expect(await lineOf(page, 'Education')).toBe('underline');
    expect(await lineOf(page, 'Projects')).toBe('none');
  });

  test('the dot of the banner shown is longer and filled', async ({ page }) => {
    await page.goto('/');
    await carouselsRun(page);
    const looks = await page.locator('#hero .slick-dots button').evaluateAll((dots) =>
      dots.map((dot) => {
        const { width, backgroundColor, borderTopWidth } = getComputedStyle(dot, '::after');
        return { width, backgroundColor, border: Number.parseFloat(borderTopWidth) };
      }),
    );
    const [current, ...others] = looks;
    expect(others.every(({ width }) => width !== current?.width)).toBe(true);
    expect(others.every(({ backgroundColor }) => backgroundColor !== current?.backgroundColor)).toBe(true);
    expect(others.every(({ border }) => border >= 1)).toBe(true);
  });

  test('the chosen filter has a thicker border and a line', async ({ page }) => {
    await page.goto('/projects/services/automation');
    const chips = page.getByRole('navigation', { name: 'Filter the projects' });
    const chosen = chips.getByRole('link', { name: /^Automation/ });
    await expect(chosen).toHaveCSS('border-top-width', '3px');
    await expect(chosen).toHaveCSS('text-decoration-line', 'underline');
    await expect(chips.getByRole('link', { name: /^Data Science/ })).toHaveCSS('border-top-width', '1px');
  });

  for (const [width, part] of [
    [375, 'backgroundColor'],
    [1280, 'borderTopColor'],
  ] as const) {
    test(`the steps of the quote can be distinguished at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/request-quote');
      await page.locator('form[data-live]').waitFor();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Continue' }).click();
      const looks = await page
        .getByRole('list', { name: 'Steps of the request' })
        .getByRole('listitem')
        .evaluateAll(
          (steps, [wide, property]) =>
            steps.map((step) => {
              const shown = wide ? (step.querySelector('[aria-hidden]') ?? step) : step;
              const style = getComputedStyle(shown);
              return `${style[property]} ${style.borderTopWidth}`;
            }),
          [width >= 900, part] as const,
        );
      const [done, current, open] = looks;
      expect(current).not.toBe(open);
      expect(current).not.toBe(done);
      // On wide windows a tick marks what is done.
      if (width < 900) expect(done).not.toBe(open);
    });
  }

  for (const path of ['/', '/contact-us', '/request-quote', '/projects']) {
    test(`every button, filled link and field of ${path} has a border`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      const borderless = await page
        .locator('header button, header a[href="/contact-us"], main :is(button, input, textarea)')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const own = getComputedStyle(control);
              const drawn = getComputedStyle(control, '::after');
              const isNative = control instanceof HTMLInputElement && control.type === 'radio';
              const hasSign = control.querySelector('svg') !== null;
              const widths = [own.borderTopWidth, drawn.content === 'none' ? '0' : drawn.borderTopWidth];
              return !isNative && !hasSign && !widths.some((width) => Number.parseFloat(width) >= 1);
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(borderless).toEqual([]);
    });
  }
});

interface Target {
  what: string;
  width: number;
  height: number;
}

/** Interactive elements, without links within a sentence, which WCAG exempts. */
const targets = (page: Page): Promise<Target[]> =>
  page
    .locator('a[href], button, input, textarea, summary')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (element.closest('[inert], [aria-hidden="true"]')) return [];
        const sentence = element.closest('p, dd');
        if (
          element instanceof HTMLAnchorElement &&
          getComputedStyle(element).display === 'inline' &&
          sentence &&
          sentence.textContent.trim() !== element.textContent.trim()
        ) {
          return [];
        }
        const area = (element instanceof HTMLInputElement && element.closest('label')) || element;
        const after = getComputedStyle(area, '::after');
        // A card can be pressed anywhere: its link covers it.
        const spread = after.content !== 'none' && after.position === 'absolute';
        const { width, height } = (
          spread ? (area instanceof HTMLElement && area.offsetParent) || area : area
        ).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return [{ what: `${name} <${element.localName}>`, width, height }];
      }),
    );

test.describe('targets (WCAG 2.5.8)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pageTypes) {
    test(`nothing to press on ${path} is smaller than 24 px at 320, 700 and 1280 px`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      if (path === '/') await carouselsRun(page);
      for (const width of [320, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const found = await targets(page);
        expect(found.length).toBeGreaterThan(20);
        const small = found.filter((target) => target.width < 24 || target.height < 24);
        expect(small, `at ${width} px`).toEqual([]);
      }
    });
  }

  test.describe('for a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    for (const path of pageTypes) {
      test(`everything to press on ${path} is 44 px high and wide, but for dots on phones`, async ({
        page,
      }) => {
        for (const width of [375, 768]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await ready(page);
          if (path === '/') await carouselsRun(page);
          const found = await targets(page);
          expect(found.length).toBeGreaterThan(20);
          const isDot = ({ what }: Target) => width < 600 && what.startsWith('Show banner');
          const small = found.filter((target) => target.height < 44 || (target.width < 44 && !isDot(target)));
          expect(small, `at ${width} px`).toEqual([]);
        }
      });
    }

    test('a tapped element shows no hover style afterwards', async ({ page }) => {
      await page.goto('/');
      await ready(page);
      await carouselsRun(page);
      const control = page.getByRole('button', { name: /^(Pause|Play) banners$/ });
      const look = () =>
        control.evaluate((button) => {
          const { color, backgroundColor } = getComputedStyle(button);
          return { color, backgroundColor };
        });
      const before = await look();
      await control.tap();
      await expect(control).toHaveAccessibleName('Pause banners');
      await expect.poll(look).toEqual(before);
    });
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
