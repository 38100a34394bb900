import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../browser/schedule';

const pauseAfterResize = 150;

/** Scatters the items of a list once the browser is idle, and again when its width changes. */
export const useScatteredLogos = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const area = list.current;
    if (!area) return undefined;
    const seed = Math.floor(Math.random() * 2 ** 32);
    let width = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;

    const place = async () => {
      try {
        const { scatterElements } = await import('./scatter-elements');
        if (gone) return;
        width = area.clientWidth;
        scatterElements(area, seed);
      } catch {
        // The logos stay in their grid.
      }
    };

    const cancel = whenIdle(place);
    const observer = new ResizeObserver(() => {
      if (width === 0 || area.clientWidth === width) return;
      clearTimeout(timer);
      timer = setTimeout(place, pauseAfterResize);
    });
    observer.observe(area);
    return () => {
      gone = true;
      cancel();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list]);
};
