import { expect, type Page, test } from '@playwright/test';
import { overflow } from './overflow';
import { carouselsRun, ready, settled } from './ready';
import { pageTypes } from './routes';

/** The built pages with the direction that those of an Arabic or Hebrew company have (behaviour.md, rule 126). */
test.beforeEach(async ({ page }) => {
  // As soon as there is an element for it. A route of Playwright would turn the browser's cache off.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.dir = 'rtl';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
});

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
};

/** Where an element's middle is, from 0 at the left of the window to 1 at the right. */
const across = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  const { width } = page.viewportSize() ?? { width: 1 };
  return box ? (box.x + box.width / 2) / width : Number.NaN;
};

/** How far the page is wider than its window, and the texts that reach beyond either side of it. */
const findBeyond = async (page: Page) => {
  const { sideways, beyond } = await overflow(page);
  const before = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, dt, dd, label)')]
      .filter(
        (element) =>
          !element.closest('.slick-track, noscript, nav[aria-label="Filter the projects"]') &&
          element.checkVisibility(),
      )
      .filter((element) => element.getBoundingClientRect().left < -1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  return { sideways, beyond, before };
};

for (const [half, paths] of [pageTypes.slice(0, 10), pageTypes.slice(10)].entries()) {
  test(`kinds of pages fit a window when read from the right, half ${half + 1}`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 375, height: 800 });
      await open(page, path);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => findBeyond(page), { message: `${path} at ${width} px` })
          .toEqual({ sideways: 0, beyond: [], before: [] });
      }
    }
  });
}

test('lines, logo, words on pictures and menus begin at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  for (const selector of ['header a', 'h1', '#hero [data-controls]'])
    expect(await across(page, selector), selector).toBeGreaterThan(0.5);
  expect(await page.locator('#hero h1').evaluate((element) => getComputedStyle(element).textAlign)).toBe(
    'start',
  );
  await expect(page.locator('#hero a svg').first()).toHaveCSS('scale', '-1 1');
});

test('a carousel goes on to the left: its slides, buttons, dots and swipes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await carouselsRun(page);
  const hero = page.locator('#hero');
  const titles = () => hero.locator('.slick-active h2').innerText();
  await hero.getByRole('button', { name: 'Pause banners' }).click();
  const dots = hero.getByRole('list', { name: 'Choose a banner' }).getByRole('button');
  const names = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label') ?? ''));
  expect(names[0]).toMatch(/^Show banner 1 of/);
  const [first, second] = [await dots.nth(0).boundingBox(), await dots.nth(1).boundingBox()];
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  await dots.nth(1).click();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(titles).toBe(names[1]?.split(': ')[1]);
  // Words on a slide begin at the right, too, although slick sets its own direction.
  await expect(hero.locator('.slick-active h2')).toHaveCSS('direction', 'rtl');

  const testimonials = page.locator('#testimonials');
  await testimonials.scrollIntoViewIfNeeded();
  const [back, on] = [
    testimonials.getByRole('button', { name: 'Previous testimonial' }),
    testimonials.getByRole('button', { name: 'Next testimonial' }),
  ];
  await testimonials.getByRole('button', { name: 'Pause testimonials' }).click();
  expect((await on.boundingBox())?.x ?? 0).toBeLessThan((await back.boundingBox())?.x ?? 0);
  const shown = () => testimonials.locator('.slick-active [role="group"]').getAttribute('aria-label');
  const before = Number.parseInt((await shown()) ?? '', 10);
  const count = Number.parseInt(((await shown()) ?? '').split(' of ')[1] ?? '', 10);
  await on.click();
  const next = `${(before % count) + 1} of ${count}`;
  await expect.poll(shown).toBe(next);
  await settled(page);
  await back.click();
  await expect.poll(shown).toBe(`${before} of ${count}`);
  await settled(page);
  const box = await testimonials.locator('.slick-list').boundingBox();
  if (!box) throw new Error('no slides');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, middle, { steps: 8 });
  await page.mouse.up();
  await expect.poll(shown).toBe(next);
});

test('a picture before and after is uncovered from the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/case-studies/autocad');
  const slider = page.getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('no slider');
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
  expect(Number(await slider.inputValue())).toBeLessThan(35);
  const edge = await page
    .locator('[data-frame] + [data-frame]')
    .first()
    .evaluate((element) => getComputedStyle(element).clipPath);
  // Of the second picture the right is cut away, as far as the slider.
  expect(edge).toMatch(/^inset\(0px (calc|[1-9]).* 0px 0px\)$/);
});
