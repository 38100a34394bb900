import { pageOf } from './active-link';

/** The longest that the old page may stand still for, in milliseconds; less than it takes to be told `Loading...`. */
export const longestPause = 150;

/** The part of the Navigation API that tells of a new address before it is there. */
interface AddressChange extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

const tellsAddress = (event: Event): event is AddressChange => 'destination' in event;

interface TransitionWindow {
  readonly document: {
    readonly startViewTransition?: (update: () => Promise<void>) => { readonly ready: Promise<unknown> };
  };
  readonly navigation?: EventTarget;
  readonly location: { readonly pathname: string };
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly addEventListener: (type: 'page-shown', listener: () => void) => void;
}

/**
 * Fades from page to page where the browser can (View Transitions and Navigation API); never under reduced motion.
 *
 * The router changes the address, waits for a frame and only then renders: a transition that starts with the address
 * sees the old page. It ends with `page-shown`, or after `longestPause`, since nothing is painted meanwhile.
 */
export const fadeBetweenPages = (page: TransitionWindow): void => {
  const { document, navigation } = page;
  if (!navigation || !document.startViewTransition) return;
  let show = (): void => undefined;
  page.addEventListener('page-shown', () => show());
  navigation.addEventListener('navigate', (event) => {
    if (!tellsAddress(event) || !event.destination.sameDocument) return;
    const stays = pageOf(new URL(event.destination.url).pathname) === pageOf(page.location.pathname);
    if (stays || page.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const transition = document.startViewTransition?.(() =>
      Promise.race([shown, new Promise<void>((resolve) => setTimeout(resolve, longestPause))]),
    );
    // Skipped by the next one, or because the tab is hidden: the page is there all the same.
    transition?.ready.catch(() => undefined);
  });
};
