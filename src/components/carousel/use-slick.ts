import { type RefObject, useEffect, useState } from 'react';

type SliderClass = typeof import('react-slick').default;

/** What has become of react-slick: not there yet, there, or impossible to load. */
export type Slick = SliderClass | 'waiting' | 'failed';

type CallOff = () => void;

const whenIdle = (start: () => void): CallOff => {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(start, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
};

const whenLoaded = (start: () => void): CallOff => {
  if (document.readyState === 'complete') return whenIdle(start);
  let callOff: CallOff | undefined;
  const onLoad = () => {
    callOff = whenIdle(start);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    callOff?.();
  };
};

const whenNear = (element: Element, start: () => void): CallOff => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** Calls `start` once no focus is inside, so that nobody's focus is lost with the element it rests on. */
const whenUnfocused = (element: Element, start: () => void): CallOff => {
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
    const callOffs: CallOff[] = [];
    let gone = false;
    const load = async () => {
      try {
        const { default: Slider } = await import('react-slick');
        if (!gone) callOffs.push(whenUnfocused(element, () => setSlick(() => Slider)));
      } catch {
        // The content stays as the HTML has it.
        if (!gone) setSlick('failed');
      }
    };
    callOffs.push(whenNear(element, () => callOffs.push(whenLoaded(load))));
    return () => {
      gone = true;
      for (const callOff of callOffs) callOff();
    };
  }, [root]);
  return slick;
};
