import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

/** The factor by which the processor is slowed down. */
export const slowdown = 4;
/** Headless Chromium presents no change below 720 px, so interactions there never end. */
const height = 720;
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height } };
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds until Gatsby prefetches the pages of visible links, and a margin. */
export const untilPrefetched = 4_500;

/** Runs something on a new page of a slow browser. */
export const withPage = async <Found>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Found>,
): Promise<Found> => {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
};

export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor({ timeout: 60_000 });
};

/** Milliseconds that a mouse button, or a finger, stays down. */
const held = 80;
/** Milliseconds between two actions of a visitor, in which the work of the first one ends. */
export const unhurried = 600;

/** Playwright's tap takes no time. */
const tap = async (page: Page, x: number, y: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(held);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/**
 * Clicks or taps as a visitor does. Playwright's own methods scroll and check the element in the page's thread at the same
 * moment, which was half of what was measured.
 */
export const press = async (page: Page, target: Locator, by: 'mouse' | 'finger'): Promise<void> => {
  // In the middle of the window: headless Chromium is late to present a change at its lower edge.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(unhurried);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (by === 'mouse') await page.mouse.move(x, y);
  await page.waitForTimeout(unhurried);
  if (by === 'mouse') await page.mouse.click(x, y, { delay: held });
  else await tap(page, x, y);
};

/** Runs in the page: turns on data saver, with which Gatsby does not prefetch the pages of visible links. */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
};
