import { type RefObject, startTransition, useEffect, useState } from 'react';
import { type Cancel, whenLoaded, whenNear } from '../../browser/schedule';

type SliderClass = typeof import('react-slick').default;

/** What has become of react-slick: not there yet, there, or impossible to load. */
export type Slick = SliderClass | 'waiting' | 'failed';

/** Calls `start` once no focus is inside, so that nobody's focus is lost with the element it rests on. */
const whenUnfocused = (element: Element, start: () => void): Cancel => {
  if (!element.contains(document.activeElement)) {
    start();
    return () => undefined;
  }
  const onLeave = (event: Event) => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (next instanceof Node && element.contains(next)) return;
    element.removeEventListener('focusout', onLeave);
    start();
  };
  element.addEventListener('focusout', onLeave);
  return () => element.removeEventListener('focusout', onLeave);
};

/** Brings react-slick, once its carousel is near the window and the page has been painted and is idle. */
export const useSlick = (root: RefObject<HTMLElement | null>): Slick => {
  const [slick, setSlick] = useState<Slick>('waiting');
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const cancels: Cancel[] = [];
    let gone = false;
    const load = async () => {
      try {
        const { default: Slider } = await import('react-slick');
        if (!gone) cancels.push(whenUnfocused(element, () => startTransition(() => setSlick(() => Slider))));
      } catch {
        // The content stays as the HTML has it.
        if (!gone) setSlick('failed');
      }
    };
    cancels.push(whenNear(element, () => cancels.push(whenLoaded(load))));
    return () => {
      gone = true;
      for (const cancel of cancels) cancel();
    };
  }, [root]);
  return slick;
};
