import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { z } from 'zod';
import { executablePath } from '../../playwright.config';
import { type Goal, navigationLimits } from './budgets';
import { startSite } from './processes';
import { conclude, tell } from './report';
import { median } from './statistics';
import { table } from './table';

/** How much slower the processor is made. */
const slowdown = 4;
/** Headless Chromium presents nothing that changes below 720 px, and such interactions never end. */
const height = 720;
const desktop: BrowserContextOptions = { viewport: { width: 1280, height } };
const phone: BrowserContextOptions = {
  viewport: { width: 412, height },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds after which Gatsby has begun to fetch what visible links lead to, and a margin. */
const untilPrefetched = 4_500;

/** Runs something on a new page of a slowed browser. */
const withPage = async <Found>(
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

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  // React marks every element that it has taken over; before, a link loads its page anew.
  await page.waitForFunction(
    () => Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    { timeout: 60_000 },
  );
};

/** Milliseconds that a button of the mouse, or a finger, stays down. */
const held = 80;
/** Milliseconds a visitor takes between two acts; what the one before has begun ends meanwhile. */
const unhurried = 600;

/** Playwright's tap takes no time. */
const tap = async (page: Page, x: number, y: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(held);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/**
 * Clicks or taps as a visitor does: once it is in view, with the pointer on it, and in peace. Playwright's own look for the
 * element and make sure that nothing covers it, in the page's thread, and scroll in the same moment: half of what was measured.
 */
const press = async (page: Page, target: Locator, by: 'mouse' | 'finger'): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(unhurried);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (by === 'mouse') await page.mouse.move(x, y);
  await page.waitForTimeout(unhurried);
  if (by === 'mouse') await page.mouse.click(x, y, { delay: held });
  else await tap(page, x, y);
};

/** Milliseconds from the next click to the frame in which the heading has changed, measured in the page. */
const timeToHeading = async (page: Page, click: () => Promise<void>): Promise<number> => {
  const measured = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const before = document.querySelector('h1')?.textContent;
        let clicked = 0;
        // Made before anything counts.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now() - clicked);
        addEventListener(
          'click',
          (event) => {
            clicked = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent;
          if (clicked === 0 || !now || now === before) return;
          observer.disconnect();
          // A task after the next frame begins: by then it has been painted.
          requestAnimationFrame(() => channel.port2.postMessage(undefined));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  // The listener has to be there first.
  await Promise.race([measured, page.evaluate(() => undefined)]);
  const [time] = await Promise.all([measured, click()]);
  return time;
};

/** Where links are followed: from a page, by the link's address in the menu or the page. */
const journeys: readonly [from: string, to: string][] = [
  ['/', '/about-us'],
  ['/', '/projects'],
  ['/about-us', '/case-studies'],
  ['/case-studies', '/projects'],
  ['/projects', '/request-quote'],
  ['/about-us', '/contact-us'],
  ['/contact-us', '/projects'],
];

/** A link that can be seen and leads there. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

/** Times from click to heading, by mouse (the link is hovered first) or finger (it has been in view). */
const clicks = async (browser: Browser, origin: string, by: 'mouse' | 'finger'): Promise<number[]> => {
  const times: number[] = [];
  for (const [from, to] of journeys) {
    times.push(
      await withPage(browser, by === 'mouse' ? desktop : phone, async (page) => {
        await open(page, origin + from);
        if (by === 'finger') {
          await press(page, page.getByRole('button', { name: 'Menu' }), by);
          await page.waitForTimeout(untilPrefetched);
        }
        return timeToHeading(page, () => press(page, linkTo(page, to), by));
      }),
    );
  }
  return times;
};

/** What a browser with and without data saver asks for beyond the page itself. */
interface Prefetched {
  readonly visible: number;
  readonly hovered: number;
}

/** Counts the page data that is fetched for visible links, and for one that the pointer rests on. */
const prefetches = (browser: Browser, origin: string, saveData: boolean): Promise<Prefetched> =>
  withPage(browser, desktop, async (page) => {
    if (saveData) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      });
    }
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/page-data.json')) asked.add(pathname);
    });
    await open(page, `${origin}/privacy`);
    await page.waitForTimeout(untilPrefetched);
    asked.delete('/page-data/privacy/page-data.json');
    const visible = asked.size;
    asked.clear();
    // A link whose page no visible link has fetched yet: the groups of the menu open while the pointer is on them.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .hover();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Automation' }).hover();
    await page.waitForTimeout(1_000);
    return { visible, hovered: asked.has('/page-data/automation/page-data.json') ? 1 : 0 };
  });

/** TypeScript does not know the threshold (Event Timing, section 5). */
const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};

const durations = z.array(z.number());

/** The longest interaction while something is done, as INP counts it: from the event to the next frame. */
const longestInteraction = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate((shortest) => {
    const found: number[] = [];
    Object.assign(window, { interactionsOfBench: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0) found.push(entry.duration);
      }
      // Chromium rounds to 8 ms and tells of nothing shorter than 16.
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

const interactions: readonly Interaction[] = [
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
    name: 'form: sending with mistakes, mending one',
    path: '/contact-us',
    options: phone,
    act: async (page) => {
      await press(page, page.locator('form[action="/email"]').getByRole('button'), 'finger');
      await press(page, page.locator('#contact-email'), 'finger');
      await page.keyboard.type('asha@example.in', { delay: 60 });
    },
  },
];

/** Each is done so often, on a new page; the median counts. */
const repeats = 3;

const interactionTimes = async (
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < repeats; run += 1) {
    times.push(
      await withPage(browser, interaction.options, async (page) => {
        await open(page, origin + interaction.path);
        // The carousel comes once the page is idle; prefetches of visible links go out after 3 s.
        await page.waitForTimeout(untilPrefetched);
        return longestInteraction(page, () => interaction.act(page));
      }),
    );
  }
  return median(times);
};

/**
 * Times from a click on a prefetched link to the new heading, and of the interactions of menu, carousel, filter and
 * form, in a browser slowed down to a quarter; and what is fetched ahead with and without data saver.
 */
export const bench = async (): Promise<boolean> => {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    for (const [by, name] of [
      ['mouse', 'click on a hovered link to the new heading'],
      ['finger', 'tap on a link in view to the new heading'],
    ] as const) {
      const times = await clicks(browser, site.origin, by);
      rows.push([name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
      goals.push({
        page: name,
        figure: 'median',
        value: median(times),
        unit: 'ms',
        atMost: navigationLimits.click,
      });
    }
    tell(table([`processor ${slowdown} times slower`, 'median ms', 'longest ms'], rows));

    const found: string[][] = [];
    for (const interaction of interactions) {
      const value = await interactionTimes(browser, site.origin, interaction);
      // Nothing above 16 ms was told of.
      found.push([interaction.name, value === 0 ? 'under 16' : value.toFixed(0)]);
      goals.push({
        page: interaction.path,
        figure: `interaction to next paint, ${interaction.name}`,
        value,
        unit: 'ms',
        atMost: navigationLimits.interaction,
      });
    }
    tell(`\n${table(['interaction to next paint', 'ms'], found)}`);

    const plain = await prefetches(browser, site.origin, false);
    const saving = await prefetches(browser, site.origin, true);
    tell(
      `\n${table(
        ['fetched ahead', 'for visible links', 'for a hovered link'],
        [
          ['without data saver', String(plain.visible), String(plain.hovered)],
          ['with data saver', String(saving.visible), String(saving.hovered)],
        ],
      )}`,
    );
    goals.push(
      {
        page: 'without data saver',
        figure: 'pages fetched for visible links',
        value: plain.visible,
        atLeast: 1,
      },
      {
        page: 'without data saver',
        figure: 'pages fetched for a hovered link',
        value: plain.hovered,
        atLeast: 1,
      },
      {
        page: 'with data saver',
        figure: 'pages fetched for visible links',
        value: saving.visible,
        atMost: 0,
      },
      {
        page: 'with data saver',
        figure: 'pages fetched for a hovered link',
        value: saving.hovered,
        atMost: 0,
      },
    );
    return conclude(goals);
  } finally {
    await browser.close();
    await site.stop();
  }
};
