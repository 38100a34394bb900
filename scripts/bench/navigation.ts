import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium/chromium-path';
import { startSite } from '../processes';
import { type Goal, navigationLimits } from './budgets';
import { interactions, interactionTimes } from './interactions';
import { conclude, tell } from './report';
import { desktop, open, phone, press, saveData, slowdown, untilPrefetched, withPage } from './slow-browser';
import { median } from './statistics';
import { table } from './table';

/** Milliseconds from the next click to the frame in which the heading has changed, measured in the page. */
const timeToHeading = async (page: Page, click: () => Promise<void>): Promise<number> => {
  const measured = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const before = document.querySelector('h1')?.textContent;
        let clicked = 0;
        // Created before the measurement.
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
          // A task after the start of the next frame, which is painted by then.
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

/** Links to follow: the page, and the link's address in the menu or the page. */
const journeys: readonly [from: string, to: string][] = [
  ['/', '/about-us'],
  ['/', '/projects'],
  ['/about-us', '/case-studies'],
  ['/case-studies', '/projects'],
  ['/projects', '/request-quote'],
  ['/about-us', '/contact-us'],
  ['/contact-us', '/projects'],
];

/** A visible link to a path. */
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

/** How many other pages' data a browser requests. */
interface Prefetched {
  readonly visible: number;
  readonly hovered: number;
}

/** Counts the page data that is prefetched for visible links, and for a hovered one. */
const prefetches = (browser: Browser, origin: string, withDataSaver: boolean): Promise<Prefetched> =>
  withPage(browser, desktop, async (page) => {
    if (withDataSaver) await page.addInitScript(saveData);
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
    // A link that was not visible before: the menu's groups open on hover.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .hover();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Automation' }).hover();
    await page.waitForTimeout(1_000);
    return { visible, hovered: asked.has('/page-data/automation/page-data.json') ? 1 : 0 };
  });

/**
 * Measures the time from a click on a prefetched link to the new heading, and the interactions of menu, carousel, filter
 * and form, with the processor slowed down to a quarter; and what is prefetched with and without data saver.
 */
export const bench = async (): Promise<boolean> => {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
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
        atMost: by === 'mouse' ? navigationLimits.click : navigationLimits.tap,
      });
    }
    tell(table([`processor ${slowdown} times slower`, 'median ms', 'longest ms'], rows));

    const found: string[][] = [];
    for (const interaction of interactions) {
      const value = await interactionTimes(browser, site.origin, interaction);
      // Chromium reported nothing.
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
        ['prefetched', 'for visible links', 'for a hovered link'],
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
    );
    return conclude(goals);
  } finally {
    await browser.close();
    await site.stop();
  }
};
