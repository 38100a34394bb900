import { attempt } from '../attempt';
import { isObject } from '../is-object';
import { normalizePath } from './active-link';
import { wantsLessMotion } from './preferences';

/** Milliseconds between arriving at a page and scrolling to the section in its address (behaviour.md, rule 6). */
export const sectionDelay = 100;

/** The scroll behaviour, without animation for visitors who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

/** The id in an address's hash, decoded; empty if there is none or it is malformed. */
export const decodeHash = (hash: string): string => attempt(() => decodeURIComponent(hash.slice(1))) ?? '';

/**
 * Leaves scrolling after Back and Forward to `shouldUpdateScroll` while the document is shown. The browser would
 * scroll the old page to the new page's position, before the new page is rendered. A reload is left to the browser.
 */
export const manageScrollRestoration = (): void => {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  window.addEventListener('pageshow', set('manual'));
  window.addEventListener('pagehide', set('auto'));
};

/** Has Gatsby note where the page is, which it does only when the page scrolls. */
export const noteScrollPosition = (): void => {
  window.dispatchEvent(new Event('scroll'));
};

interface Place {
  href: string;
  hash: string;
  key?: string;
  action?: string;
  state?: unknown;
}

/** True if a navigation keeps the reader's place, as another filter of a list does. */
export const keepsScroll = (state: unknown): boolean => isObject(state) && state.keepScroll === true;

/** True if a navigation shows a page from the top: a link to a page does; a link to a section and Back do not. */
export const opensAtTop = ({ action, hash, state }: Pick<Place, 'action' | 'hash' | 'state'>): boolean =>
  action === 'PUSH' && !hash && !keepsScroll(state);

const readPagePath = (href: string): string => normalizePath(new URL(href, 'https://any.example').pathname);

/**
 * True if this document was reloaded, or reached with Back or Forward, and is at its top. Browsers restore the position
 * then, except WebKit after a page has set `scrollRestoration`.
 */
export const isUnrestored = (): boolean =>
  window.scrollY === 0 &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

/**
 * Decides where a navigation starts (behaviour.md, rule 2): at the top; at the section it names; where the reader was,
 * after Back and Forward. Within a page the layout scrolls to the section, smoothly (rule 6).
 * @param before undefined if the page was opened directly
 * @param isLeftAtTop see `isUnrestored`; a function, since reading the position forces a layout
 */
export const scrollDecision = (before: Place | undefined, now: Place, isLeftAtTop: () => boolean) => {
  // Opened directly: the browser has found the section. Reloaded: it has restored the position, or leaves that to us.
  if (!before) return isLeftAtTop() ? 'restore' : 'keep';
  // The router also asks when it only renders again.
  if (before.href === now.href && before.key === now.key) return 'keep';
  // Gatsby sets `action` on the location of links, but loses it for Back and Forward.
  if (now.action !== 'PUSH') return 'restore';
  if (opensAtTop(now)) return 'top';
  return now.hash && readPagePath(before.href) !== readPagePath(now.href) ? 'section' : 'keep';
};
