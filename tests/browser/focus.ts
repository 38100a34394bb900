import type { Page } from '@playwright/test';

/** Where the keyboard focus is. */
export interface Stop {
  /** Name or text of the focused element, and its kind. */
  what: string;
  /** Whether a ring or an outline shows where the focus is. */
  marked: boolean;
  /** Share of nine points within it that nothing covers, 0 to 1. */
  uncovered: number;
  /** Pixels of it that are under the header. */
  underHeader: number;
}

/** What has the focus now; undefined outside the page. */
const look = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || !document.hasFocus())
      return undefined;
    // A radio button represents its whole card, and is marked by it.
    const seen = focused.closest('label') ?? focused;
    const marks = [getComputedStyle(seen), getComputedStyle(seen, '::after'), getComputedStyle(focused)];
    // The browser draws a video's controls at its bottom, and marks them itself.
    const isFilm = focused instanceof HTMLVideoElement;
    const all = seen.getBoundingClientRect();
    const box = isFilm ? new DOMRect(all.left, all.bottom - 48, all.width, 48) : all;
    const marked =
      isFilm ||
      marks.some(
        ({ outlineStyle, outlineWidth, outlineColor }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor),
      );
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const uncovered = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (seen.contains(top) || top.contains(seen));
    });
    const header = document.querySelector('[data-site="header"]');
    const below = header?.getBoundingClientRect().bottom ?? 0;
    const inShell = header?.contains(seen) || getComputedStyle(seen).position === 'fixed';
    return {
      what: `${seen.getAttribute('aria-label') ?? seen.textContent.trim().slice(0, 60)} <${focused.localName}>`,
      marked,
      uncovered: uncovered.length / points.length,
      underHeader: inShell ? 0 : Math.max(0, Math.round(below - box.top)),
    };
  });

/** Whether a stop breaks WCAG 2.4.7 (focus visible) or 2.4.11 (focus not obscured). */
const isHidden = ({ marked, uncovered, underHeader }: Stop): boolean =>
  !marked || uncovered === 0 || underHeader > 0;

const stopNow = async (page: Page): Promise<Stop | undefined> => {
  // Even without motion a change of style takes a frame, and scrolling a few more.
  for (let tries = 0; tries < 20; tries += 1) {
    const stop = await look(page);
    if (!stop || !isHidden(stop)) return stop;
    await page.waitForTimeout(50);
  }
  return look(page);
};

/**
 * Tabs through the page until the focus leaves it.
 * @param key "Tab", or "Shift+Tab" to go backwards from the end of the page
 */
export const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < 300; pressed += 1) {
    await page.keyboard.press(key);
    const stop = await stopNow(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never leaves the page`);
};

/** The stops of a walk that cannot be seen. */
export const hidden = (stops: readonly Stop[]): Stop[] => stops.filter(isHidden);
