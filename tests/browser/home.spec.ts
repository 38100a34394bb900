import { expect, type Locator, type Page, test } from '@playwright/test';
import { ready } from './ready';

const hero = (page: Page) => page.locator('#hero').getByRole('group', { name: 'Products and services' });
const pause = (page: Page) => hero(page).getByRole('button', { name: 'Pause banners' });
const play = (page: Page) => hero(page).getByRole('button', { name: 'Play banners' });
const dots = (page: Page) => hero(page).getByRole('list', { name: 'Choose a banner' }).getByRole('button');
/** Slides without the clones of the infinite loop. */
const slides = (carousel: Locator) =>
  carousel.locator('.slick-slide:not(.slick-cloned) [aria-roledescription="slide"]');
/** The slides that can be reached; once the carousel runs, that is one. */
const shown = (carousel: Locator) =>
  carousel.locator('[aria-roledescription="slide"]:not([inert], [inert] *)');

/** Waits until the carousel runs and no slide of the HTML covers it. */
const takenOver = async (carousel: Locator) => {
  await carousel.locator('[data-mode="slick"]').waitFor();
  await expect(carousel.locator('[aria-roledescription="slide"]:not(.slick-slide *)')).toHaveCount(0);
  await expect(carousel.locator('[data-mode] > .slick-slider')).toHaveCount(1);
};

const open = async (page: Page) => {
  await page.goto('/');
  await takenOver(hero(page));
};

/** Opens the page with a clock that is paused once the carousel runs; its next turn is 3 s away. */
const openWithClock = async (page: Page) => {
  const start = new Date('2026-01-01T10:00:00+05:30');
  await page.clock.install({ time: start });
  await open(page);
  await pause(page).click();
  await page.clock.pauseAt(new Date(start.getTime() + 600_000));
  const first = dots(page).first();
  await first.click();
  await page.clock.runFor(1000);
  await page.mouse.move(0, 0);
  await expect(shown(hero(page))).toHaveAttribute('aria-label', '1 of 4');
  await play(page).focus();
  await page.keyboard.press('Enter');
  await play(page).or(pause(page)).blur();
};

/** Advances the clock in small steps, because React's work in between takes real time. */
const pass = async (page: Page, milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100);
};

const expectSlide = (carousel: Locator, position: number, count: number) =>
  expect(shown(carousel)).toHaveAttribute('aria-label', `${position} of ${count}`);

/** Waits until no slide moves; until then slick accepts no other command. */
const atRest = (carousel: Locator) =>
  expect(carousel.locator('.slick-track')).not.toHaveAttribute('style', /transition:\s*[^;\s]/);

const targets = ['/projects/impex', '/projects/zerosbook', '/projects/vhuman'];

test.describe('hero', () => {
  test.describe('still', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('has four slides with a dot for each; the first three lead to their products', async ({ page }) => {
      await open(page);
      await expect(slides(hero(page))).toHaveCount(4);
      await expect(dots(page)).toHaveCount(4);
      const links = await slides(hero(page)).evaluateAll((all) =>
        all.map((slide) =>
          Array.from(slide.querySelectorAll('a'), (link) => [
            link.textContent.trim(),
            link.getAttribute('href'),
          ]),
        ),
      );
      expect(links).toEqual([...targets.map((target) => [['Know more', target]]), []]);

      await test.step('a dot shows its slide and says which is shown', async () => {
        await dots(page).nth(1).click();
        await expectSlide(hero(page), 2, 4);
        await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
        await expect(dots(page).and(page.locator('[aria-current]'))).toHaveCount(1);
        await expect(shown(hero(page)).getByRole('heading')).toBeInViewport();
      });

      await test.step('Know more leads to the product', async () => {
        await atRest(hero(page));
        await dots(page).nth(2).click();
        await expectSlide(hero(page), 3, 4);
        await shown(hero(page)).getByRole('link', { name: 'Know more' }).click();
        await expect(page).toHaveURL('/projects/vhuman');
      });
    });

    test('Tab reaches the buttons and the link of the slide shown, and nothing hidden', async ({ page }) => {
      await open(page);
      await dots(page).nth(1).click();
      await expectSlide(hero(page), 2, 4);
      await play(page).focus();
      const reached: (string | null)[] = [];
      const current = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.closest('#hero')
            ? (focused.getAttribute('href') ?? focused.getAttribute('aria-label'))
            : undefined;
        });
      for (let name = await current(); name !== undefined && reached.length < 30; name = await current()) {
        reached.push(name);
        await page.keyboard.press('Tab');
      }
      expect(reached).toEqual([
        'Play banners',
        '/projects/zerosbook',
        ...Array.from({ length: 4 }, (_, index) => expect.stringContaining(`Show banner ${index + 1} of 4`)),
      ]);
    });

    test('starts paused for visitors who prefer reduced motion, until they press Play', async ({ page }) => {
      await page.clock.install();
      await open(page);
      await expect(play(page)).toBeVisible();
      await page.clock.fastForward(10_000);
      await page.clock.runFor(4000);
      await expectSlide(hero(page), 1, 4);
      await play(page).click();
      await page.clock.runFor(3100);
      await expectSlide(hero(page), 2, 4);
    });

    test('shows the mobile picture up to 768 px, and the desktop picture above', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await open(page);
      const source = () =>
        shown(hero(page))
          .getByRole('img')
          .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
      expect(await source()).toContain('-mobile.');
      await page.setViewportSize({ width: 769, height: 900 });
      await expect.poll(source).toContain('-desktop.');
    });
  });

  test.describe('moving', () => {
    test('goes on by one slide about every three seconds', async ({ page }) => {
      await openWithClock(page);
      await pass(page, 2900);
      await expectSlide(hero(page), 1, 4);
      await pass(page, 300);
      await expectSlide(hero(page), 2, 4);
      await pass(page, 2700);
      await expectSlide(hero(page), 2, 4);
      await pass(page, 500);
      await expectSlide(hero(page), 3, 4);
    });

    test('starts over after the last slide', async ({ page }) => {
      await openWithClock(page);
      await dots(page).last().click();
      await page.clock.runFor(600);
      await page.mouse.move(0, 0);
      await expectSlide(hero(page), 4, 4);
      await pass(page, 3700);
      await expectSlide(hero(page), 1, 4);
    });

    test('stops at Pause', async ({ page }) => {
      await openWithClock(page);
      await pause(page).click();
      await expect(play(page)).toBeVisible();
      await page.clock.runFor(10_000);
      await expectSlide(hero(page), 1, 4);
    });

    test('pauses while the pointer is over it', async ({ page }) => {
      await openWithClock(page);
      await shown(hero(page)).hover({ position: { x: 900, y: 300 } });
      await page.clock.runFor(10_000);
      await expectSlide(hero(page), 1, 4);
      await page.mouse.move(0, 0);
      await page.clock.runFor(3100);
      await expectSlide(hero(page), 2, 4);
    });

    test('pauses while keyboard focus is inside', async ({ page }) => {
      await openWithClock(page);
      await page.keyboard.press('Shift+Tab');
      await shown(hero(page)).getByRole('link', { name: 'Know more' }).focus();
      await page.clock.runFor(10_000);
      await expectSlide(hero(page), 1, 4);
      await shown(hero(page)).getByRole('link', { name: 'Know more' }).blur();
      await page.clock.runFor(3100);
      await expectSlide(hero(page), 2, 4);
    });
  });

  test.describe('loading', () => {
    test('the first slide is painted although no script arrives', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      const image = hero(page).getByRole('img');
      await expect(image).toBeInViewport();
      expect(
        await image.evaluate((shownImage) => (shownImage as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0);
      await expect(hero(page).getByRole('link', { name: 'Know more' })).toBeInViewport();
      await expect(hero(page).getByRole('button')).toHaveCount(0);
    });

    for (const width of [375, 1280]) {
      test(`nothing shifts when the carousel takes over at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        // A font that arrives late may shift text; that is another matter.
        await page.route('**/fonts/*', (route) => route.abort());
        await page.addInitScript(() => {
          Object.assign(window, { shifts: [] });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry) (window as unknown as { shifts: unknown[] }).shifts.push(entry.value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await open(page);
        await dots(page).nth(1).focus();
        expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
      });
    }

    test('the carousel is asked for after the first contentful paint', async ({ page }) => {
      const scripts: Promise<string | undefined>[] = [];
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        const found = response.text().then(
          (text) =>
            text.includes('slick-track') && text.includes('slick-cloned') ? response.url() : undefined,
          () => undefined,
        );
        scripts.push(found);
      });
      await open(page);
      const chunk = (await Promise.all(scripts)).find((url) => url !== undefined);
      expect(chunk).toBeDefined();
      const { asked, painted } = await page.evaluate(
        (url) => ({
          asked: performance.getEntriesByName(url)[0]?.startTime,
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        }),
        chunk ?? '',
      );
      expect(painted).toBeGreaterThan(0);
      expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
    });

    test('loads the pictures of the slide shown and the next, each once', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
      const pictures: string[] = [];
      page.on('request', (request) => {
        const [, name] = /\/([\w-]+-(?:desktop|mobile))\.\w+$/.exec(request.url()) ?? [];
        if (name) pictures.push(name);
      });
      await open(page);
      await page.waitForLoadState('networkidle');
      expect(pictures).toEqual(['impex-desktop', 'zerosbook-desktop']);
      await page.close();
    });
  });
});

test.describe('services', () => {
  const card = (page: Page) => page.locator('#our-services li').first();

  test('a card shows its description under the pointer and on keyboard focus, and leads to its page', async ({
    page,
  }) => {
    await page.goto('/');
    const text = card(page).locator('p');
    for (const width of [577, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(text, `at ${width} px`).toBeHidden();
      await card(page).hover();
      await expect(text, `at ${width} px`).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(text, `at ${width} px`).toBeHidden();
    }
    await card(page).getByRole('link').focus();
    await expect(text).toBeVisible();
    const target = await card(page).getByRole('link').getAttribute('href');
    // Anywhere on the card.
    await card(page).click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(target ?? '');
  });

  test.describe('on touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('every description is there', async ({ page }) => {
      await page.goto('/');
      for (const width of [375, 700]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('#our-services li p:visible'), `at ${width} px`).toHaveCount(3);
      }
    });
  });
});

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 10;
const tooClose = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

/** The positions of the logos at rest, and of their grid. */
const scattered = async (page: Page) => {
  const list = page.locator('#our-clients ul');
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator('li[style*="--dx"]')).toHaveCount(7);
  return list.evaluate(async (element) => {
    const measureBox = (each: Element) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const area = measureBox(element);
    const items = Array.from(element.children);
    await Promise.all(items.flatMap((item) => item.getAnimations().map(({ finished }) => finished)));
    return {
      // Positions are whole pixels, those of the grid are not.
      area: { left: area.left - 1, top: area.top - 1, right: area.right + 1, bottom: area.bottom + 1 },
      logos: items.map((item) => measureBox(item.querySelector('img') ?? item)),
    };
  });
};

test.describe('clients', () => {
  test('the logos are in random cells 10 px apart, scattered again after a resize', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/');
    // Narrower and narrower: where they were before would be outside or too close.
    for (const width of [1920, 1280, 900, 577]) {
      await page.setViewportSize({ width, height: 900 });
      // On a busy machine they may still be moving when they are measured first.
      await expect(async () => {
        const { area, logos } = await scattered(page);
        expect(logos).toHaveLength(7);
        const close = logos.flatMap((one, index) =>
          logos.slice(index + 1).filter((other) => tooClose(one, other)),
        );
        expect(close, `at ${width} px`).toEqual([]);
        const outside = logos.filter(
          ({ left, top, right, bottom }) =>
            left < area.left || right > area.right || top < area.top || bottom > area.bottom,
        );
        expect(outside, `at ${width} px`).toEqual([]);
      }).toPass({ timeout: 40_000 });
      await expect(page.locator('#our-clients').getByRole('img')).toHaveCount(7);
    }
  });

  test('the positions differ at each visit', async ({ page }) => {
    await page.goto('/');
    const before = await scattered(page);
    await page.reload();
    expect((await scattered(page)).logos).not.toEqual(before.logos);
  });

  test('are a carousel of six at a time at 375 px that moves every three seconds', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Our clients' });
    await carousel.scrollIntoViewIfNeeded();
    await takenOver(carousel);
    await expect(slides(carousel)).toHaveCount(2);
    await expect(shown(carousel)).toHaveCount(1);
    await expect(shown(carousel).getByRole('img')).toHaveCount(6);
    await expect(shown(carousel).getByRole('img').first()).toBeInViewport();
    const before = await shown(carousel).getAttribute('aria-label');
    await page.clock.runFor(3100);
    await expect(shown(carousel)).not.toHaveAttribute('aria-label', before ?? '');
  });
});

test.describe('testimonials', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await takenOver(carousel(page));
  });

  test('are three, one at a time, with arrows that lead on and back', async ({ page }) => {
    await expect(slides(carousel(page))).toHaveCount(3);
    await expectSlide(carousel(page), 1, 3);
    await expect(shown(carousel(page)).getByRole('figure')).toBeInViewport();
    const next = carousel(page).getByRole('button', { name: 'Next testimonial' });
    const previous = carousel(page).getByRole('button', { name: 'Previous testimonial' });
    await next.click();
    await expectSlide(carousel(page), 2, 3);
    await atRest(carousel(page));
    await expect(shown(carousel(page)).getByText('Salim Al Rawahi')).toBeInViewport({ ratio: 1 });
    await previous.click();
    await expectSlide(carousel(page), 1, 3);
    await atRest(carousel(page));
    await expect(shown(carousel(page)).getByText('Sunanda Khanvilkar')).toBeInViewport({ ratio: 1 });
    await previous.click();
    await expectSlide(carousel(page), 3, 3);
  });

  test('the highlights are emphasised within the quote', async ({ page }) => {
    await expect(slides(carousel(page)).nth(1).locator('blockquote em')).toHaveText([
      'rung me with bad news before I found it myself',
      'came on the agreed day',
      'Now it is the fourth',
    ]);
    const [plain, emphasised] = await shown(carousel(page))
      .locator('blockquote')
      .evaluate((quote) =>
        [quote.querySelector('p'), quote.querySelector('em')].map((element) => {
          const { color, fontWeight, fontStyle, backgroundImage, backgroundColor } = getComputedStyle(
            element ?? quote,
          );
          return { color, fontWeight, fontStyle, backgroundImage, backgroundColor };
        }),
      );
    expect(emphasised).not.toEqual(plain);
  });
});

test('the policy of another page lets a link to the home page place the labels of the chart', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/contact-us');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sevenisle Software' }).click();
  const banking = page.locator('#industry-expertise li').filter({ hasText: 'Banking' });
  await expect
    .poll(() => banking.evaluate((label) => getComputedStyle(label).getPropertyValue('--x')))
    .toBe('80');
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await page.goto('/');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const visible = (selector: string) => page.locator(selector).filter({ visible: true });
      await expect(visible('#hero h2')).toHaveCount(4);
      expect(
        await visible('#hero a[data-look]').evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        ),
      ).toEqual(['/request-quote', '/case-studies']);
      expect(
        await visible('#hero :is(h2, h2 ~ *) ~ a, #hero li a').evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        ),
      ).toEqual(targets);
      await expect(visible('#why-choose-us li')).toHaveCount(6);
      await expect(visible('#our-services li a')).toHaveCount(3);
      await expect(visible('#industry-expertise li a')).toHaveCount(4);
      await expect(visible('#our-products li a')).toHaveCount(3);
      await expect(visible('#our-clients li img')).toHaveCount(7);
      await expect(visible('#testimonials figure')).toHaveCount(3);
      await expect(page.locator('#contact-us').getByRole('button', { name: 'Send message' })).toBeEnabled();
    }
  });

  test('a flag lies on the chart in front of its isle, the industry without one below it', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const chart = await page.locator('#industry-expertise [data-frame]:visible').boundingBox();
      const flags = page.locator('#industry-expertise li');
      const [banking, listed] = await Promise.all(
        ['Banking', 'Education'].map((name) => flags.filter({ hasText: name }).first().boundingBox()),
      );
      if (!chart || !banking || !listed) throw new Error('The chart is not shown');
      const place = width < 768 ? { x: 0.75, y: 0.3 } : { x: 0.8, y: 0.3 };
      const pole = { x: chart.x + place.x * chart.width, y: chart.y + place.y * chart.height };
      expect(pole.x).toBeGreaterThan(banking.x);
      expect(pole.x).toBeLessThan(banking.x + banking.width);
      expect(banking.x + banking.width).toBeLessThan(chart.x + chart.width);
      expect(banking.y - pole.y).toBeGreaterThan(20);
      expect(banking.y - pole.y).toBeLessThan(80);
      expect(listed.y).toBeGreaterThan(chart.y + chart.height);
    }
  });

  test('a service card shows its description on focus', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('#our-services li').first();
    await card.getByRole('link').focus();
    await expect(card.locator('p')).toBeVisible();
  });
});
