import type { Browser, Page } from '@playwright/test';
import { startSite } from '../processes';
import { devices, type Hand, launchBrowser, load, openSlowPage, press, untilPrefetched } from './browser';
import { navigationLimits } from './budgets';
import { interactions, measureInteraction } from './interactions';
import { findMedian, type Row } from './report';

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

/** Time from click to heading, by mouse (the link is hovered first) or finger (it has been in view). */
const measureClick = async (browser: Browser, from: string, to: string, hand: Hand): Promise<number> => {
  await using context = await browser.newContext(devices[hand]);
  const page = await openSlowPage(context);
  await load(page, from);
  if (hand === 'finger') {
    await press(page, page.getByRole('button', { name: 'Menu' }), hand);
    await page.waitForTimeout(untilPrefetched);
  }
  return await timeToHeading(page, () => press(page, page.locator(`a[href="${to}"]:visible`).first(), hand));
};

/** Runs of each interaction, each on a new page. */
const repeats = 3;

/**
 * The time from a click on a prefetched link to the new heading, and the interactions of menu, carousel, filter and form, with
 * the processor slowed down to a quarter.
 */
export const bench = async (): Promise<Row[]> => {
  await using site = await startSite();
  await using browser = await launchBrowser();
  const rows: Row[] = [];
  const report = (name: string, times: readonly number[], atMost: number) =>
    rows.push({
      name,
      figures: { 'median ms': findMedian(times), 'longest ms': Math.max(...times) },
      limits: { 'median ms': { atMost } },
    });
  for (const [hand, name] of [
    ['mouse', 'click on a hovered link to the new heading'],
    ['finger', 'tap on a link in view to the new heading'],
  ] as const) {
    const times: number[] = [];
    for (const [from, to] of journeys) times.push(await measureClick(browser, site.origin + from, to, hand));
    report(name, times, navigationLimits[hand]);
  }
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < repeats; run += 1)
      times.push(await measureInteraction(browser, site.origin, interaction));
    report(`interaction: ${interaction.name}`, times, navigationLimits.interaction);
  }
  return rows;
};
