import { type RefObject, startTransition, useEffect, useState } from 'react';
import { type Cancel, whenLoaded, whenNear } from '../../browser/schedule';

type SliderClass = typeof import('react-slick').default;

/** The state of react-slick: not loaded yet, loaded, or impossible to load. */
export type Slick = SliderClass | 'waiting' | 'failed';

/** Calls `start` once no focus is inside, so that the focused element is not replaced. */
const whenUnfocused = (element: HTMLElement, start: () => void): Cancel => {
  if (!element.contains(document.activeElement)) {
    start();
    return () => undefined;
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    element.removeEventListener('focusout', onLeave);
    start();
  };
  element.addEventListener('focusout', onLeave);
  return () => element.removeEventListener('focusout', onLeave);
};

/** Loads react-slick once its carousel is near the viewport and the page is painted and idle. */
export const useSlick = (root: RefObject<HTMLElement | null>): Slick => {
  const [slick, setSlick] = useState<Slick>('waiting');
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const cancels: Cancel[] = [];
    const load = async () => {
      try {
        const { default: Slider } = await import(/* webpackChunkName: "react-slick" */ 'react-slick');
        cancels.push(whenUnfocused(element, () => startTransition(() => setSlick(() => Slider))));
      } catch {
        // The slides stay as they are in the HTML.
        setSlick('failed');
      }
    };
    cancels.push(whenNear(element, () => cancels.push(whenLoaded(load))));
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [root]);
  return slick;
};
