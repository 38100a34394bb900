import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { z } from 'zod';
import { desktop, open, phone, press, unhurried, untilPrefetched, withPage } from './slow-browser';
import { median } from './statistics';

/** TypeScript does not know the threshold (Event Timing, section 5). */
const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};

const durations = z.array(z.number());

/** The longest interaction during an action, as INP counts it: from the event to the next frame. */
const longestInteraction = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate((shortest) => {
    const found: number[] = [];
    Object.assign(window, { interactionsOfBench: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0) found.push(entry.duration);
      }
      // Chromium rounds to 8 ms and reports nothing shorter than 16.
    }).observe(shortest);
  }, eventTiming);
  await act();
  await page.waitForTimeout(800);
  const found = durations.parse(await page.evaluate(() => Reflect.get(window, 'interactionsOfBench')));
  return Math.max(0, ...found);
};

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly options: BrowserContextOptions;
  readonly act: (page: Page) => Promise<void>;
}

const carousel = (page: Page) => page.locator('#hero').getByRole('group', { name: 'Products and services' });
const pause = (page: Page) => carousel(page).getByRole('button', { name: /^(?:Pause|Play) banners$/ });

export const interactions: readonly Interaction[] = [
  {
    name: 'menu on a phone: open, a group, close',
    path: '/about-us',
    options: phone,
    act: async (page) => {
      await press(page, page.getByRole('button', { name: 'Menu' }), 'finger');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await press(page, menu.getByRole('link', { name: 'Services', exact: true }), 'finger');
      await page.waitForTimeout(unhurried);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'menu by keyboard: open a group, close',
    path: '/about-us',
    options: desktop,
    act: async (page) => {
      await page.getByRole('button', { name: 'Industries pages' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'carousel: pause, play',
    path: '/',
    options: phone,
    act: async (page) => {
      await press(page, pause(page), 'finger');
      await press(page, pause(page), 'finger');
    },
  },
  {
    name: 'carousel: a dot',
    path: '/',
    options: desktop,
    act: async (page) => {
      await press(page, pause(page), 'mouse');
      const dots = carousel(page).getByRole('list', { name: 'Choose a banner' }).getByRole('button');
      await press(page, dots.nth(2), 'mouse');
      await press(page, dots.nth(5), 'mouse');
    },
  },
  {
    name: 'filter of the projects: two values',
    path: '/projects',
    options: desktop,
    act: async (page) => {
      const filters = page.getByRole('navigation', { name: 'Filter the projects' });
      await press(page, filters.getByRole('link', { name: /^Web Application/ }), 'mouse');
      await page.waitForURL('**/projects/services/web-application');
      await press(page, filters.getByRole('link', { name: /^SQL Server/ }), 'mouse');
      await page.waitForURL('**/projects?service=web-application&technology=sql-server');
    },
  },
  {
    name: 'form: typing',
    path: '/contact-us',
    options: phone,
    act: async (page) => {
      await press(page, page.locator('#contact-name'), 'finger');
      await page.keyboard.type('Asha Rao', { delay: 60 });
      await press(page, page.locator('#contact-message'), 'finger');
      await page.keyboard.type('Please call', { delay: 60 });
    },
  },
  {
    name: 'form: sending with mistakes, fixing one',
    path: '/contact-us',
    options: phone,
    act: async (page) => {
      await press(page, page.locator('form[action="/email"]').getByRole('button'), 'finger');
      await press(page, page.locator('#contact-email'), 'finger');
      await page.keyboard.type('asha@example.in', { delay: 60 });
    },
  },
];

/** Runs of each interaction, each on a new page. */
const repeats = 3;

/** The median of the longest interaction, in milliseconds. */
export const interactionTimes = async (
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < repeats; run += 1) {
    times.push(
      await withPage(browser, interaction.options, async (page) => {
        await open(page, origin + interaction.path);
        // The carousel loads once the page is idle; prefetches start after 3 s.
        await page.waitForTimeout(untilPrefetched);
        return longestInteraction(page, () => interaction.act(page));
      }),
    );
  }
  return median(times);
};
