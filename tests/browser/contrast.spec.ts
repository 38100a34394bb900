import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { carouselsRun, settled } from './ready';
import { test } from './shared-page';
import { setTextSize } from './text-changes';

/** Relative luminance of sRGB values between 0 and 255 (WCAG 2.2). */
const luminance = (red: number, green: number, blue: number): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

interface Text {
  words: string;
  color: number[];
  isLarge: boolean;
  lines: { left: number; top: number; width: number; height: number }[];
}

/** Texts with their colours, whether they count as large (WCAG 1.4.3), and their lines in pixels within an area. */
const measureTexts = (texts: Locator, area: DOMRect): Promise<Text[]> =>
  texts.evaluateAll((elements, { x, y }) => {
    return elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return {
        words: element.textContent,
        color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        lines: [...range.getClientRects()].map((line) => ({
          left: Math.floor(line.x - x),
          top: Math.floor(line.y - y),
          width: Math.ceil(line.width),
          height: Math.ceil(line.height),
        })),
      };
    });
  }, area);

/** The contrast that 95 % of the pixels around a text's letters have at least. */
const lowContrast = async (picture: Buffer, { color: [red = 0, green = 0, blue = 0], lines }: Text) => {
  const ink = luminance(red, green, blue);
  const found: number[] = [];
  for (const line of lines.filter(({ width, height }) => width > 0 && height > 0)) {
    const { data, info } = await sharp(picture).extract(line).raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      found.push(contrast(ink, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
    }
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * 0.05)] ?? 0;
};

/** One picture of an area without the letters of its texts shows what is behind all of them. */
const expectReadable = async (area: Locator, texts: Locator, what: string): Promise<void> => {
  const rect = await area.evaluate((element) => element.getBoundingClientRect());
  const measured = await measureTexts(texts, rect);
  expect(measured.length, what).toBeGreaterThan(1);
  const paint = (colour: string) =>
    texts.evaluateAll((elements, value) => {
      for (const element of elements) {
        if (element instanceof HTMLElement) element.style.setProperty('-webkit-text-fill-color', value);
      }
    }, colour);
  await paint('transparent');
  const picture = await area.screenshot();
  await paint('');
  for (const text of measured) {
    expect(await lowContrast(picture, text), `${what}: ${text.words}`).toBeGreaterThanOrEqual(
      text.isLarge ? 3 : 4.5,
    );
  }
};

/** A picture of what is taller than the window would show it on it. */
const hideHeader = (page: Page): Promise<void> =>
  page.locator('header, a[href="#main"]').evaluateAll((elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.setProperty('visibility', 'hidden');
    }
  });

const widths = [375, 800, 1280, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, size] of [...widths.map((width) => [width, '100%'] as const), [1280, '200%'] as const]) {
  test(`every banner can be read at ${width} px, text at ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    await setTextSize(page, size);
    await carouselsRun(page);
    await hideHeader(page);
    const dots = page.getByRole('list', { name: 'Choose a banner' }).getByRole('button');
    const count = await dots.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await dots.nth(index).click();
      const banner = page.locator('#hero .slick-active');
      await expect(banner.locator('picture img').last()).toHaveJSProperty('complete', true);
      await expect(banner.getByRole('heading')).toBeInViewport();
      // And the head's own words, which stand on every banner.
      const words = page.locator(
        '#hero .slick-active :is(h1, h2, h3, p), #hero :is(h1 > span, h1 + p, dt, dd)',
      );
      await expectReadable(page.locator('#hero'), words, `banner ${index + 1}`);
    }
  });
}

for (const path of ['/banking', '/education']) {
  test(`the header of the industry ${path} can be read at every width`, async ({ page }) => {
    await page.goto(path);
    await hideHeader(page);
    const header = page.locator('[data-opening="sea"]');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      await settled(page);
      // The picture of this width.
      await expect(header.locator('img').filter({ visible: true }).last()).toHaveJSProperty('complete', true);
      await expectReadable(header, header.locator('h1, h1 + p'), `at ${width} px`);
    }
  });
}
