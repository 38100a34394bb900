import { type RefObject, useEffect } from 'react';
import { type Cancel, whenIdle } from '../../browser/schedule';
import { scatterLogos } from './scatter-logos';

/** Sizes and offsets are whole pixels, the layout has fractions: each logo gets this much room on every side. */
const rounding = 1;

/**
 * Moves the items of a grid to random positions within the grid's own area; without room for all of them they stay. They are
 * moved by `--dx` and `--dy`, so that the section keeps its height and nothing else shifts.
 */
const scatterItems = (area: HTMLElement): void => {
  const items = Array.from(area.children).filter((item) => item instanceof HTMLElement);
  const logos = items.map(({ offsetWidth, offsetHeight }) => ({
    width: offsetWidth + 2 * rounding,
    height: offsetHeight + 2 * rounding,
  }));
  const boxes = scatterLogos({ width: area.clientWidth, height: area.clientHeight }, logos);
  items.forEach((item, index) => {
    const box = boxes?.[index];
    item.style.setProperty('--dx', box ? `${box.x + rounding - item.offsetLeft}px` : '');
    item.style.setProperty('--dy', box ? `${box.y + rounding - item.offsetTop}px` : '');
  });
};

/** Scatters the items of a list once the browser is idle, and again when its width changes. */
export const useScatteredLogos = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const area = list.current;
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
  }, [list]);
};
