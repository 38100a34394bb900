import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { currentStatus, type RouteStatus, serverStatus, subscribe } from './route-state';

/** The shell's routing state. */
export const useRouteStatus = (): RouteStatus => useSyncExternalStore(subscribe, currentStatus, serverStatus);

const no = () => false;

/** Whether a media query matches; `false` while the page is rendered as HTML. */
export const useMediaQuery = (query: string): boolean => {
  const listen = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches, no);
};

const listenToScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the scroll position, in pixels from the top, passes a test; `false` in the HTML. */
export const useScrolled = (test: (position: number) => boolean): boolean =>
  useSyncExternalStore(listenToScroll, () => test(window.scrollY), no);

const listenToNothing = () => () => undefined;

/** `false` in the HTML and during hydration, then `true`: for what only works with scripts. */
export const useHydrated = (): boolean => useSyncExternalStore(listenToNothing, () => true, no);

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
