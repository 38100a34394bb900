import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isAlive } from './hydration';
import { currentStatus, idle, type RouteStatus, subscribe } from './route-state';

/**
 * The shell's routing state. It changes by transitions: in `useSyncExternalStore`, the end of a navigation had React run all
 * effects of the new page before that was painted.
 */
export const useRouteStatus = (): RouteStatus => {
  const [status, setStatus] = useState(idle);
  useEffect(() => {
    const read = () => startTransition(() => setStatus(currentStatus()));
    if (currentStatus() !== status) read();
    return subscribe(read);
  }, [status]);
  return status;
};

/**
 * Whether a media query matches; `false` in the HTML and during hydration. The change that follows is a transition, so
 * that React makes it in small steps: `useSyncExternalStore` would render everything below in one piece.
 */
export const useMediaQuery = (query: string): boolean => {
  const [matches, setMatches] = useState(() => isAlive() && window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const read = () => startTransition(() => setMatches(list.matches));
    if (list.matches !== matches) read();
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  }, [query, matches]);
  return matches;
};

/** As it was when it last changed: asked for while React renders, it would have the browser lay out the page at once. */
let scrolledTo = 0;

const listenToScroll = (changed: () => void) => {
  const read = () => {
    scrolledTo = window.scrollY;
    changed();
  };
  const frame = window.requestAnimationFrame(read);
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    window.cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
};

const no = () => false;

/** Whether the scroll position, in pixels from the top, passes a test; `false` in the HTML. */
export const useScrolled = (test: (position: number) => boolean): boolean =>
  useSyncExternalStore(listenToScroll, () => test(scrolledTo), no);

/** `false` in the HTML and during hydration, then `true`, by a transition: for what only works with scripts. */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(isAlive);
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
};

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
