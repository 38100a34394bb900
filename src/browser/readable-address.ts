/**
 * Keeps the address one that Gatsby can read, so that whatever a browser opens comes alive. Imported by gatsby-browser.tsx
 * before all of Gatsby, which reads the address while it is being loaded and
 *
 * - fails at a malformed path or fragment (`/100%`, `#%`), and at a path whose meaning changes when it is decoded twice;
 * - takes `/index` for the home page when it looks for data, and not when it shows it, which leaves nothing;
 * - takes a path that begins with a colon or an asterisk for a pattern;
 * - gives up on the 404 page where a host answers unknown addresses with status 200.
 */
import { attempt } from '../attempt';
import { decodeHash } from './scroll';

/** Longer paths may have no room for what Gatsby adds when it asks for a page's data. */
const longest = 1000;

const plainPath = /^(?:\/(?![:*])[^/?#%\\\p{Cc}]+)*\/?$/u;
/** Gatsby has other plans with these. */
const reservedPath = /^\/(?:index(?:\.html)?|500\.html)\/?$/i;

/** A path as Gatsby spells it; undefined if it cannot read it. */
export const readablePath = (pathname: string): string | undefined => {
  const path = attempt(() => decodeURIComponent(pathname));
  const isReadable =
    pathname.length <= longest &&
    !/%2f/i.test(pathname) &&
    path !== undefined &&
    plainPath.test(path) &&
    path === path.trim() &&
    !reservedPath.test(path);
  return isReadable ? encodeURI(path) : undefined;
};

const isFound = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);

/** Changes the path of the address, and drops a fragment that cannot be decoded: it names nothing. */
const setPath = (path: string): void => {
  const { pathname, search, hash } = window.location;
  const address = path + search + (decodeHash(hash) && hash);
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address);
};

/** Replaces an address that Gatsby cannot read by that of the page in the HTML. */
export const makeAddressReadable = (): void => {
  // Not in develop.
  if (!('pagePath' in window)) return;
  const ownPath = String(window.pagePath);
  const isUnread = ownPath === '/404.html' && isFound();
  setPath(isUnread ? ownPath : (readablePath(window.location.pathname) ?? ownPath));
};

makeAddressReadable();
// A fragment may also be typed later. This listener is called before the router's.
window.addEventListener('popstate', () => setPath(window.location.pathname));
