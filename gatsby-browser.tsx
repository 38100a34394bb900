import './src/gatsby-node/overrides/strict-csp-globals';
import './src/browser/readable-address';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/print.css';
import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { captureLeadSource } from './src/browser/capture-lead-source';
import { keepFocus } from './src/browser/focus';
import { hydrate } from './src/browser/hydrate';
import { followMissedNavigation, setLoader, watchHistory } from './src/browser/navigation';
import { fadeIn, growFromCard } from './src/browser/page-transition';
import { currentStatus, finish } from './src/browser/route-state';
import { nextTask } from './src/browser/schedule';
import {
  decodeHash,
  isUnrestored,
  manageScrollRestoration,
  noteScrollPosition,
  scrollDecision,
} from './src/browser/scroll';

export { wrapPageElement } from './src/layout/layout';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    void import('./src/gatsby-node/develop/problems-panel').then(({ watchProblems }) => watchProblems());
  }
  const admin = process.env.GATSBY_ADMIN;
  if (admin) void import('./src/browser/edit-link').then(({ showEditLink }) => showEditLink(admin));
  followMissedNavigation('pagePath' in window ? String(window.pagePath) : undefined);
  manageScrollRestoration();
  watchHistory();
  // A page restored from the back/forward cache no longer waits for the one that led away from it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentStatus().state === 'loading') finish();
  });
  // Gatsby waits for this and then loads the page's data, which would lengthen the task that evaluates the scripts.
  await nextTask();
  // The first access to session storage is slow, so it isn't part of that task either.
  captureLeadSource();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (apis) => {
  setLoader(apis);
  // For whoever scrolled before the scripts had loaded. In a frame, after the scroll event of a restored position.
  requestAnimationFrame(() => window.scrollY > 0 && noteScrollPosition());
};

/**
 * Prefetches the pages of visible links by loading them. Gatsby's prefetching uses `<link rel="prefetch">`, which Safari does
 * not support and Firefox blocks under this site's policy. The home page is the largest, and its link, the logo, is visible
 * everywhere: it is loaded only when the pointer is over its link, as every page is.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname, loadPage }) => {
  // A page that fails to load here is fetched again, or loaded in full, when the link is followed.
  if (pathname !== '/' && typeof loadPage === 'function') loadPage(pathname).catch(() => undefined);
};

/** The develop server sends no HTML to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element | null) => {
        if (container) hydrate(element, container);
      }
    : undefined;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location }) => keepFocus(location);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) fadeIn(document.getElementById('main'), prevLocation, location);
  growFromCard(document.querySelector<HTMLElement>('#main picture img'));
  window.dispatchEvent(new Event('page-shown'));
  finish();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const decision = scrollDecision(prevRouterProps?.location, location, isUnrestored);
  if (decision === 'restore') {
    const [x, y] = getSavedScrollPosition(location);
    const scroll = () => window.scrollTo({ left: x, top: y ?? 0, behavior: 'instant' });
    scroll();
    // After a reload WebKit returns to the top when the page becomes shorter at the same time. Later scrolls are the visitor's.
    const soon = { once: true, signal: AbortSignal.timeout(500) };
    window.addEventListener('scroll', () => window.scrollY === 0 && scroll(), soon);
  } else if (decision === 'top') {
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  } else if (decision === 'section') {
    document.getElementById(decodeHash(location.hash))?.scrollIntoView({ behavior: 'instant' });
  } else {
    // The page keeps the reader's position.
    noteScrollPosition();
  }
  return false;
};
