import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ready } from './ready';

for (const width of [375, 1280]) {
  test(`at ${width} px the clients’ logos can be seen when the browser darkens the page by itself`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=forceDarkModeEnabled=true'],
    });
    const page = await browser.newPage({
      baseURL,
      viewport: { width, height: 900 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    await ready(page);
    const brightness = async (shot: Buffer) => {
      const { channels } = await sharp(shot).greyscale().stats();
      return { darkest: channels[0]?.min ?? 0, brightest: channels[0]?.max ?? 0 };
    };
    // The page is dark at all.
    expect((await brightness(await page.screenshot())).darkest).toBeLessThan(60);
    const clients = page.locator('#our-clients');
    await clients.scrollIntoViewIfNeeded();
    // Narrow windows have a carousel.
    const carousel = clients.locator('[data-mode="slick"]:not(:has([inert] > .slick-list))');
    if (width < 576) await expect(carousel).toBeAttached();
    const logos = clients.locator(width < 576 ? '.slick-active img' : 'img');
    await expect(logos.first()).toHaveJSProperty('complete', true);
    for (const logo of await logos.all()) {
      const { darkest, brightest } = await brightness(await logo.screenshot());
      expect(brightest - darkest, (await logo.getAttribute('alt')) ?? '').toBeGreaterThan(120);
    }
    await browser.close();
  });
}
