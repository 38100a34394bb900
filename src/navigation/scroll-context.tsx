import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { openPositions, visitOf } from './scroll-positions';

interface RouterProps {
  /** A location of Gatsby's router; `key` tells apart visits of the same page. */
  location: { pathname: string; hash: string; href: string; key?: string };
}

interface ScrollContextProps extends RouterProps {
  /** Gatsby's dispatcher of `shouldUpdateScroll` in gatsby-browser.tsx; it reads positions from its `this`. */
  shouldUpdateScroll: (
    this: { _stateStorage: { read: () => number } },
    before: RouterProps | undefined,
    now: RouterProps,
  ) => unknown;
  children: ReactNode;
}

/** What has the focus, where that is part of an element. */
const focusedIn = (part: Element | null): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && part?.contains(document.activeElement)
    ? document.activeElement
    : undefined;

/**
 * Keeps the reader's place. Whatever of the page is still there after a navigation, as the filters of a list are, keeps the
 * focus too (WCAG 3.2.2); a page that comes anew gets it at its top.
 *
 * Stands for `gatsby-react-router-scroll` (src/gatsby/webpack.ts), which keeps positions in the session storage. Here
 * they stay in memory and in the entries of the tab's history, so that nothing is stored. Where a page is scrolled
 * to is decided and done by `shouldUpdateScroll` alone.
 */
export const ScrollContext = ({ location, shouldUpdateScroll, children }: ScrollContextProps) => {
  const positions = useRef<ReturnType<typeof openPositions>>(undefined);
  const before = useRef<RouterProps>(undefined);
  const focused = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    const opened = openPositions(window);
    positions.current = opened;
    return opened.close;
  }, []);

  useLayoutEffect(() => {
    const visit = visitOf(window.history.state);
    const read = (): number => positions.current?.read(visit) ?? 0;
    shouldUpdateScroll.call({ _stateStorage: { read } }, before.current, { location });
    before.current = { location };
    positions.current?.arrive(visit);
    focused.current = focusedIn(document.getElementById('main'));
  }, [location, shouldUpdateScroll]);

  // Runs after the effect by which the router, which is below, takes the focus to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router does so with every location.
  useEffect(() => focused.current?.focus({ preventScroll: true }), [location]);

  return children;
};

/** Gatsby's entry exports this hook for scrolling parts of a page. This site has none: its document scrolls. */
export const useScrollRestoration = (): never => {
  throw new Error('Positions of scrolling elements are not kept: the document is the scrolling area.');
};
