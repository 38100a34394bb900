import { act } from '@testing-library/react';

/** What the tests' window is like; read whenever a media query is evaluated. */
const state = { width: 1280, reducedMotion: false };
const lists = new Set<EventTarget>();

const matches = (query: string): boolean =>
  query.split(',').some((part) =>
    part.split(' and ').every((condition) => {
      const [, feature = '', value = ''] = /\(([\w-]+): ([\w.]+)\)/.exec(condition) ?? [];
      if (feature === 'max-width') return state.width <= Number.parseFloat(value);
      if (feature === 'min-width') return state.width >= Number.parseFloat(value);
      if (feature === 'prefers-reduced-motion') return state.reducedMotion;
      throw new Error(`The test window does not know (${feature}: ${value})`);
    }),
  );

const matchMedia = (query: string): MediaQueryList => {
  const target = new EventTarget();
  lists.add(target);
  const rest = {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  // As in a browser, a list knows the window as it is when asked.
  return Object.defineProperty(Object.assign(target, rest), 'matches', { get: () => matches(query) });
};

/** Everything is in the viewport, since jsdom has no layout. */
const seeEverything = (report: IntersectionObserverCallback): IntersectionObserver => {
  const observer: IntersectionObserver = {
    root: null,
    rootMargin: '',
    thresholds: [],
    observe: (target) => {
      const seen = { isIntersecting: true, target };
      report([seen as IntersectionObserverEntry], observer);
    },
    unobserve: () => undefined,
    disconnect: () => undefined,
    takeRecords: () => [],
  };
  return observer;
};

/** Sets the width of the window and notifies listeners of media queries. */
export const setWidth = (width: number): void => {
  state.width = width;
  act(() => {
    for (const list of lists) list.dispatchEvent(new Event('change'));
  });
};

export const setReducedMotion = (reduced: boolean): void => {
  state.reducedMotion = reduced;
};

/** Scrolls the window to a position in pixels from the top. */
export const setScroll = (position: number): void => {
  jest.replaceProperty(window, 'scrollY', position);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};

const stay = (event: Event): void => event.preventDefault();

/**
 * Gives every test of a file a window 1280 px wide, at the top of the page `/`, with `matchMedia`, in which everything is
 * visible and a followed link goes nowhere.
 */
export const testWindow = (): void => {
  beforeEach(() => {
    Object.assign(state, { width: 1280, reducedMotion: false });
    lists.clear();
    jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia);
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(seeEverything);
    jest.replaceProperty(window, 'scrollY', 0);
    window.history.replaceState(null, '', '/');
    // After all handlers of the page, so that they see whether one of them has prevented the navigation.
    window.addEventListener('click', stay);
  });
  afterEach(() => window.removeEventListener('click', stay));
};
