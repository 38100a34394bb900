import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isHydrated } from './hydration';
import { whenNear } from './schedule';

const minute = 60_000;

/**
 * The current time, anew with every minute of the clock. It waits until an element is near the viewport, because loading the
 * browser's time zone data takes a slow phone a quarter of a second; undefined until then.
 */
export const useNow = (ref: RefObject<Element | null>): Date | undefined => {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (!ref.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepShowing = () => {
      setNow(new Date());
      timer = setTimeout(keepShowing, minute - (Date.now() % minute));
    };
    const cancel = whenNear(ref.current, keepShowing);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [ref]);
  return now;
};

/**
 * True if a media query matches; false in the HTML and during hydration. Not `useSyncExternalStore`: if the answer
 * differs from the HTML, React would render it in the same task as the hydration.
 */
export const useMediaQuery = (query: string): boolean => {
  const [matches, setMatches] = useState(() => isHydrated() && window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const read = () => startTransition(() => setMatches(list.matches));
    read();
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  }, [query]);
  return matches;
};

/** True if the style sheet sets a custom property on an element at its current size; false in the HTML. */
export const useCssFlag = (ref: RefObject<Element | null>, property: string): boolean => {
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setIsSet(getComputedStyle(element).getPropertyValue(property) !== ''),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, property]);
  return isSet;
};

/** As of the last scroll event: reading `scrollY` during rendering would force a layout. */
let scrollPosition = 0;

const listenToScroll = (changed: () => void) => {
  const read = () => {
    scrollPosition = window.scrollY;
    changed();
  };
  const frame = window.requestAnimationFrame(read);
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    window.cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
};

/** True if the scroll position, in pixels from the top, passes a test; false in the HTML. */
export const useScrolled = (test: (position: number) => boolean): boolean =>
  useSyncExternalStore(
    listenToScroll,
    () => test(scrollPosition),
    () => false,
  );

/** Calls `leave` when Escape is pressed, while `active`. */
export const useEscape = (active: boolean, leave: () => void): void => {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, leave]);
};
