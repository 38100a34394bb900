import { type RefObject, startTransition, useEffect, useState } from 'react';
import { whenLoaded, whenNear } from '../../browser/schedule';

type SliderClass = typeof import('react-slick').default;

/** The state of react-slick: not loaded yet, loaded, or impossible to load. */
export type Slick = SliderClass | 'waiting' | 'failed';

/** Calls `start` once no focus is inside, so that the focused element is not replaced. */
const whenUnfocused = (element: HTMLElement, start: () => void): void => {
  if (!element.contains(document.activeElement)) {
    start();
    return;
  }
  // What gets the focus has it only after this event.
  const tryAgain = () => setTimeout(whenUnfocused, 0, element, start);
  element.addEventListener('focusout', tryAgain, { once: true });
};

/** Loads react-slick once its carousel is near the viewport and the page is painted and idle. */
export const useSlick = (root: RefObject<HTMLElement | null>): Slick => {
  const [slick, setSlick] = useState<Slick>('waiting');
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const load = async () => {
      if (!element.isConnected) return;
      try {
        const { default: Slider } = await import(/* webpackChunkName: "react-slick" */ 'react-slick');
        whenUnfocused(element, () => startTransition(() => setSlick(() => Slider)));
      } catch {
        // The slides stay as they are in the HTML.
        setSlick('failed');
      }
    };
    return whenNear(element, () => whenLoaded(load));
  }, [root]);
  return slick;
};
