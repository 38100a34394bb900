import { type Cancel, whenIdle } from '../../browser/schedule';

/** Random attempts for each logo (behaviour.md, rule 40). */
const logoAttempts = 1000;

/**
 * A random cell of a grid for each logo, so that no two share one.
 * @returns the number of each logo's cell; undefined if one of them finds no free cell
 */
export const chooseCells = (count: number): number[] | undefined => {
  const taken = new Set<number>();
  for (let logo = 0; logo < count; logo += 1) {
    for (let attempt = 0; attempt < logoAttempts && taken.size === logo; attempt += 1) {
      taken.add(Math.floor(Math.random() * count));
    }
    if (taken.size === logo) return undefined;
  }
  return [...taken];
};

/**
 * Moves each item of a grid to a random one of its cells; if one finds none, all stay. They are moved by `--dx` and `--dy`, so
 * that the section keeps its height and nothing else shifts.
 */
const scatterItems = (area: HTMLElement): void => {
  const items = Array.from(area.children).filter((item) => item instanceof HTMLElement);
  const cells = chooseCells(items.length);
  items.forEach((item, index) => {
    const cell = cells && items[cells[index] ?? index];
    item.style.setProperty('--dx', cell ? `${cell.offsetLeft - item.offsetLeft}px` : '');
    item.style.setProperty('--dy', cell ? `${cell.offsetTop - item.offsetTop}px` : '');
  });
};

/** The ref of a list: scatters its items once the browser is idle, and again when its width changes. */
export const scatterLogos = (area: HTMLElement | null) => {
  if (!area) return undefined;
  let width = area.clientWidth;
  let cancel: Cancel = whenIdle(() => scatterItems(area));
  const observer = new ResizeObserver(() => {
    if (area.clientWidth === width) return;
    width = area.clientWidth;
    cancel();
    cancel = whenIdle(() => scatterItems(area));
  });
  observer.observe(area);
  return () => {
    cancel();
    observer.disconnect();
  };
};
