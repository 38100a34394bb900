import type { Browser, Locator, Page } from '@playwright/test';
import { devices, type Hand, load, openSlowPage, press, unhurried, untilPrefetched } from './browser';

type Act = (page: Page, press: (target: Locator) => Promise<void>) => Promise<void>;

const interaction = (name: string, path: string, hand: Hand, act: Act) => ({ name, path, hand, act });

const carousel = (page: Page) => page.locator('#hero').getByRole('group', { name: 'Products and services' });
const pause = (page: Page) => carousel(page).getByRole('button', { name: /^(?:Pause|Play) banners$/ });

export const interactions = [
  interaction('menu on a phone: open, a group, close', '/about-us', 'finger', async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Menu' }));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await tap(menu.getByRole('link', { name: 'Services', exact: true }));
    await page.waitForTimeout(unhurried);
    await page.keyboard.press('Escape');
  }),
  interaction('menu by keyboard: open a group, close', '/about-us', 'mouse', async (page) => {
    await page.getByRole('button', { name: 'Industries pages' }).focus();
    for (const key of ['Enter', 'Tab', 'Escape']) await page.keyboard.press(key);
  }),
  interaction('carousel: pause, play', '/', 'finger', async (page, tap) => {
    await tap(pause(page));
    await tap(pause(page));
  }),
  interaction('carousel: a dot', '/', 'mouse', async (page, click) => {
    await click(pause(page));
    const dots = carousel(page).getByRole('list', { name: 'Choose a banner' }).getByRole('button');
    await click(dots.nth(2));
    await click(dots.nth(5));
  }),
  interaction('filter of the projects: two values', '/projects', 'mouse', async (page, click) => {
    const filters = page.getByRole('navigation', { name: 'Filter the projects' });
    await click(filters.getByRole('link', { name: /^Web Application/ }));
    await page.waitForURL('**/projects/services/web-application');
    await click(filters.getByRole('link', { name: /^SQL Server/ }));
    await page.waitForURL('**/projects?service=web-application&technology=sql-server');
  }),
  interaction('form: typing', '/contact-us', 'finger', async (page, tap) => {
    await tap(page.locator('#contact-name'));
    await page.keyboard.type('Asha Rao', { delay: 60 });
    await tap(page.locator('#contact-message'));
    await page.keyboard.type('Please call', { delay: 60 });
  }),
  interaction('form: sending with mistakes, fixing one', '/contact-us', 'finger', async (page, tap) => {
    await tap(page.locator('form[action="/email"]').getByRole('button'));
    await tap(page.locator('#contact-email'));
    await page.keyboard.type('asha@example.in', { delay: 60 });
  }),
];

/** TypeScript does not know the threshold (Event Timing, section 5). */
const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};

/**
 * Milliseconds from event to next frame of the longest part of an interaction, as INP counts it. Chromium rounds to 8 ms, and
 * reports nothing shorter than 16: that is 0.
 */
export const measureInteraction = async (
  browser: Browser,
  origin: string,
  { path, hand, act }: ReturnType<typeof interaction>,
): Promise<number> => {
  await using context = await browser.newContext(devices[hand]);
  const page = await openSlowPage(context);
  await load(page, origin + path);
  // The carousel loads once the page is idle; prefetches start after 3 s.
  await page.waitForTimeout(untilPrefetched);
  const found = await page.evaluateHandle((options) => {
    const durations = [0];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0) durations.push(entry.duration);
      }
    }).observe(options);
    return durations;
  }, eventTiming);
  await act(page, (target) => press(page, target, hand));
  await page.waitForTimeout(800);
  return await found.evaluate((durations) => Math.max(...durations));
};
