import { expect, type Page } from '@playwright/test';
import { nameModule } from '../../src/styles/class-names';
import { createRandom } from '../company/random-pages';
import { ready } from './ready';
import { test } from './shared-page';

/**
 * Any company's numbers of entries: the lists of built pages with one to twelve entries of random length. A section without
 * entries is no section (tests/second-company), and a carousel of one slide no carousel (carousel.test.tsx).
 */
const lists = [
  ['/', '#our-services ul'],
  ['/', '#industry-expertise ul'],
  ['/', '#our-products ul'],
  ['/', '#insights ul:has(h3)'],
  ['/projects', 'main ul:has(> li h3)'],
  ['/every-section', `ul[class^="${nameModule('picture-items.module.css')}-"]`],
] as const;

const widths = [375, 768, 1100, 1280, 1920];
const most = 12;

/**
 * Gives a list entries with each of these series of titles, clones of those that it has.
 * @returns for each, in pixels: how far the page is wider than its window, and the room beside the last entry and below all
 */
const measure = (page: Page, list: string, series: readonly (readonly string[])[]) =>
  page
    .locator(list)
    .first()
    .evaluate((element, all) => {
      const samples = [...element.children];
      const fill = (titles: readonly string[]) =>
        element.replaceChildren(
          ...titles.map((text, at) => {
            const entry = samples[at % samples.length]?.cloneNode(true) as HTMLElement;
            // As without a chart: its labels lie where the isles are.
            entry.removeAttribute('data-placed');
            const link = entry.querySelector('h3 a') ?? entry.querySelector('h3');
            if (link) link.textContent = text;
            return entry;
          }),
        );
      const measured = all.map((titles) => {
        fill(titles);
        const { scrollWidth, clientWidth } = document.documentElement;
        const around = element.getBoundingClientRect();
        const boxes = [...element.children].map((entry) => entry.getBoundingClientRect());
        const last = boxes.at(-1) ?? around;
        const row = boxes.filter(({ top }) => Math.abs(top - last.top) < 2);
        const before = Math.min(...row.map(({ left }) => left)) - around.left;
        const after = around.right - last.right;
        return {
          wider: scrollWidth - clientWidth,
          // A row in the middle has the same room on both sides.
          beside: Math.abs(before - after) < 2 ? 0 : Math.round(after),
          below: Math.round(around.bottom - Math.max(...boxes.map(({ bottom }) => bottom))),
        };
      });
      element.replaceChildren(...samples);
      return measured;
    }, series);

for (const [seed, [path, list]] of lists.entries()) {
  test(`one to twelve entries of ${list} at ${path} leave no hole and fit the window`, async ({ page }) => {
    const random = createRandom(seed + 1);
    const words = [
      'Software',
      'for',
      'nurseries',
      'Bestandsführung',
      'and',
      'orchards',
      'of',
      'every',
      'size',
    ];
    const title = () =>
      Array.from(
        { length: 1 + Math.floor(6 * random()) },
        () => words[Math.floor(words.length * random())],
      ).join(' ');
    await page.goto(path);
    await ready(page);
    await page.locator(list).first().scrollIntoViewIfNeeded();
    const faults: string[] = [];
    const series = Array.from({ length: most }, (_, index) => Array.from({ length: most - index }, title));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const [index, { wider, beside, below }] of (await measure(page, list, series)).entries()) {
        if (wider > 0 || beside > 2 || below > 2)
          faults.push(
            `${series[index]?.length} at ${width} px: ${wider} wider, ${beside} beside the last, ${below} below`,
          );
      }
    }
    expect(faults).toEqual([]);
  });
}
