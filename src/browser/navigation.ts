import { navigate } from 'gatsby';
import { isObject } from '../is-object';
import { normalizePath } from './active-link';
import { finish, startLoading } from './route-state';

/**
 * Navigation within the site. Gatsby's loader fetches a page's data and code; this module waits for them before Gatsby is
 * told, because Gatsby itself
 *
 * - stays on "Loading..." if the page has a template that this build does not know, after a deploy;
 * - fails on Back to a page whose code could not be loaded;
 * - forgets the hash of the address, or adds two entries to the history, if it loads a page in full;
 * - shows a page that was slow to load although the visitor has gone elsewhere since.
 *
 * In all these cases there is one full load of the requested address, and the visitor's last action wins.
 */

/** Gatsby's loader, which it passes to the browser APIs. */
interface PageLoader {
  /** Fetches what a page needs; rejects if the build does not know its template. */
  loadPage: (path: string) => Promise<unknown>;
  /** The loaded page, or the error. */
  loadPageSync: (path: string, options: { withErrorDetails: boolean }) => unknown;
}

let loader: PageLoader | undefined;
/** Counts the visitor's navigations, so that an earlier one that is still loading can be told from the latest. */
let latest = 0;

/** True if a page was loaded and belongs to the same build as the scripts in this tab. */
const canShow = (resources: unknown): boolean => {
  if (!isObject(resources) || resources.status === 'error') return false;
  if (process.env.NODE_ENV !== 'production') return true;
  const ownBuild = '___webpackCompilationHash' in window ? window.___webpackCompilationHash : undefined;
  return (isObject(resources.page) ? resources.page.webpackCompilationHash : undefined) === ownBuild;
};

const load = async (path: string): Promise<boolean> => {
  if (!loader) return true;
  try {
    return canShow(await loader.loadPage(path));
  } catch {
    // A template of another build. The full load that follows shows the page, or the browser's error.
    return false;
  }
};

/** Opens an address of this site, as a click on its link does. */
export const open = async (to: string, state?: { keepScroll: boolean }): Promise<void> => {
  latest += 1;
  const own = latest;
  if (normalizePath(to) !== normalizePath(window.location.pathname)) startLoading();
  // The loader names pages without a hash.
  const canBeShown = await load(to.split('#')[0] || '/');
  if (own !== latest) return;
  if (canBeShown)
    await navigate(to, { replace: encodeURI(to) === window.location.pathname, ...(state && { state }) });
  else window.location.assign(to);
};

const onPopState = async (event: PopStateEvent): Promise<void> => {
  // Dispatched below.
  if (!event.isTrusted || !loader) return;
  latest += 1;
  const own = latest;
  const { pathname, search } = window.location;
  const loaded = loader.loadPageSync(pathname + search, { withErrorDetails: true });
  if (isObject(loaded) && loaded.status !== 'error') return;
  event.stopImmediatePropagation();
  startLoading();
  const canBeShown = await load(pathname + search);
  if (own !== latest) return;
  if (canBeShown) window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
  else window.location.reload();
};

const isPageLoader = (candidate: object): candidate is PageLoader =>
  isObject(candidate) &&
  typeof candidate.loadPage === 'function' &&
  typeof candidate.loadPageSync === 'function';

/**
 * Sets Gatsby's loader. Call it once the page is hydrated; until then Gatsby handles links and Back.
 * @param apis what Gatsby passes to every browser API; types of its loader are not published
 * @throws if the loader is not there, for instance after an upgrade of Gatsby
 */
export const setLoader = (apis: object): void => {
  if (!isPageLoader(apis)) throw new Error('Gatsby passes no loadPage and loadPageSync to its browser APIs');
  loader = apis;
};

/**
 * Loads the page of the address if Back or Forward changed it while the scripts were loading, when nothing listened.
 * Gatsby would return to the page of the HTML.
 * @param pagePath path of the page that the HTML is made for
 */
export const followMissedNavigation = (pagePath: string | undefined): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation && normalizePath(new URL(navigation.name).pathname);
  // A host may serve the page at another address, such as /index.html; that is not a navigation.
  const isOwnAddress = loaded === pagePath;
  if (isOwnAddress && normalizePath(window.location.pathname) !== loaded) window.location.reload();
};

/** Watches Back and Forward. Call it before Gatsby's router listens: listeners are called in their order. */
export const watchHistory = (): void => {
  let shown = normalizePath(window.location.pathname);
  window.addEventListener('popstate', (event) => void onPopState(event));
  window.addEventListener('popstate', () => {
    if (normalizePath(window.location.pathname) === shown) finish();
    else startLoading();
  });
  window.addEventListener('page-shown', () => {
    shown = normalizePath(window.location.pathname);
  });
};
