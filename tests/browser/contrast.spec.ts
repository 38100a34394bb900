import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { carouselsRun } from './ready';

/** Relative luminance of sRGB values between 0 and 255 (WCAG 2.2). */
const luminance = (red: number, green: number, blue: number): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lines of a text in the window, its colour, and whether it counts as large (WCAG 1.4.3). */
const measureLines = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    return {
      color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });

/** The contrast that 95 % of the pixels around a text's letters have at least. */
const lowContrast = async (page: Page, text: Locator): Promise<{ value: number; isLarge: boolean }> => {
  // Clear of the sticky header.
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { color, isLarge, lines } = await measureLines(text);
  await text.evaluate((element) => element.style.setProperty('-webkit-text-fill-color', 'transparent'));
  const ink = luminance(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0);
  const found: number[] = [];
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      found.push(contrast(ink, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
    }
  }
  await text.evaluate((element) => element.style.removeProperty('-webkit-text-fill-color'));
  found.sort((a, b) => a - b);
  return { value: found[Math.floor(found.length * 0.05)] ?? 0, isLarge };
};

const expectReadable = async (page: Page, text: Locator, what: string): Promise<void> => {
  const { value, isLarge } = await lowContrast(page, text);
  expect(value, `${what}: ${await text.textContent()}`).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
};

const widths = [375, 800, 1280, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of widths) {
  test(`every banner can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    await carouselsRun(page);
    const dots = page.getByRole('list', { name: 'Choose a banner' }).getByRole('button');
    const count = await dots.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await dots.nth(index).click();
      const banner = page.locator('#hero .slick-active');
      await expect(banner.locator('picture img').last()).toHaveJSProperty('complete', true);
      await expect(banner.getByRole('heading')).toBeInViewport();
      for (const text of [banner.getByRole('heading'), banner.locator('p')]) {
        await expectReadable(page, text, `banner ${index + 1}`);
      }
      // The head's own words, which stand on every banner.
      for (const text of await page.locator('#hero :is(h1 > span, h1 + p, dt, dd)').all()) {
        await expectReadable(page, text, `banner ${index + 1}`);
      }
    }
  });

  test(`the header of an industry can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const path of ['/banking', '/education']) {
      await page.goto(path);
      await page.waitForLoadState('load');
      const header = page.locator('[data-opening="sea"]');
      for (const text of [header.getByRole('heading'), header.locator('h1 + p')]) {
        await expectReadable(page, text, path);
      }
    }
  });
}
