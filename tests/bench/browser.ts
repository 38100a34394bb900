import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium/chromium-path';

/** Without what Chromium does on the network for itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

/** Headless Chromium presents no change below 720 px, so interactions there never end. */
const height = 720;
/** The browsers of visitors, by what they press links with. */
export const devices = {
  mouse: { viewport: { width: 1280, height } },
  finger: { viewport: { width: 412, height }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
} as const;
export type Hand = keyof typeof devices;

/** A new page, with the processor slowed down to a quarter. */
export const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** Loads an address and waits until the page is hydrated. */
export const load = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor({ timeout: 60_000 });
};

/** Milliseconds until Gatsby prefetches the pages of visible links, and a margin. */
export const untilPrefetched = 4_500;
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
export const press = async (page: Page, target: Locator, hand: Hand): Promise<void> => {
  // In the middle of the window: headless Chromium is late to present a change at its lower edge.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(unhurried);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hand === 'mouse') await page.mouse.move(x, y);
  await page.waitForTimeout(unhurried);
  if (hand === 'mouse') await page.mouse.click(x, y, { delay: held });
  else await tap(page, x, y);
};

/** What Chromium calls the kinds of files that are counted apart. */
const kinds: Partial<Record<string, 'html KB' | 'style KB' | 'script KB' | 'font KB' | 'picture KB'>> = {
  Document: 'html KB',
  Stylesheet: 'style KB',
  Script: 'script KB',
  Font: 'font KB',
  Image: 'picture KB',
};

/** Counts requests over the network from now on, and their KB by kind, including headers. */
export const countTraffic = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic = {
    requests: 0,
    'html KB': 0,
    'style KB': 0,
    'script KB': 0,
    'font KB': 0,
    'picture KB': 0,
    'other KB': 0,
    'total KB': 0,
  };
  const byRequest = new Map<string, keyof typeof traffic>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type }) => {
    byRequest.set(requestId, kinds[type] ?? 'other KB');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic[byRequest.get(requestId) ?? 'other KB'] += encodedDataLength / 1000;
    traffic['total KB'] += encodedDataLength / 1000;
  });
  return traffic;
};
