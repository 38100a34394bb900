import { wantsLessMotion } from './motion';

/** Milliseconds between arriving at a page and scrolling to the section its address names (spec section 9). */
export const sectionDelay = 100;

/** Scrolling behaviour that respects a wish for less motion. */
export const scrollBehavior = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

/** The id in an address's hash, decoded; empty when there is none or it is malformed. */
export const sectionOfHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Leaves scrolling after Back and Forward to `shouldUpdateScroll` while the document is shown. The browser would scroll the
 * old page to the position of the new one, before that is rendered. A reload is left to the browser.
 */
export const manageScrollRestoration = (): void => {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  window.addEventListener('pageshow', set('manual'));
  window.addEventListener('pagehide', set('auto'));
};

/** What Gatsby's router should do with the scroll position after a location change. */
export type ScrollDecision = 'keep' | 'restore' | 'top';

interface Place {
  href: string;
  hash: string;
  key?: string;
  action?: string;
  state?: unknown;
}

/** Whether a navigation stays within what the reader looks at, as another filter of a list does. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;

/** Whether a navigation shows a page from its top on: a link to a page does, and neither one to a section nor Back. */
export const opensAtTop = ({ action, hash, state }: Pick<Place, 'action' | 'hash' | 'state'>): boolean =>
  action === 'PUSH' && !hash && !keepsScroll(state);

/**
 * Decides where a navigation begins (spec section 2, decisions.md): at the top; at the section it names,
 * which the shell scrolls to by itself; where the reader was after Back and Forward.
 * @param before undefined when the page was opened directly
 */
export const scrollDecision = (before: Place | undefined, now: Place): ScrollDecision => {
  // A page opened directly or reloaded: the browser has put the reader where they were, or at the section.
  if (!before) return 'keep';
  // The router asks again on re-renders that are no navigation.
  if (before.href === now.href && before.key === now.key) return 'keep';
  // Gatsby notes the action of links, but loses that of Back and Forward: each of the router's listeners gets a
  // location object of its own then, and only the first is marked.
  if (now.action !== 'PUSH') return 'restore';
  return opensAtTop(now) ? 'top' : 'keep';
};
