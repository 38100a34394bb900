import type { WithLoader } from './data-saver';

/** As much of the window as is needed here. */
interface TouchedWindow extends WithLoader {
  readonly location: { readonly origin: string };
  readonly addEventListener: (
    type: 'touchstart',
    listener: (event: { readonly target: EventTarget | null }) => void,
    options: { readonly passive: true },
  ) => void;
}

/**
 * Fetches the page behind a link as soon as a finger is on it, which is about a tenth of a second before the click. A
 * pointer hovers over a link first, and Gatsby fetches then; a finger does not. Comes after `respectDataSaver`.
 */
export const fetchOnTouch = (window: TouchedWindow): void => {
  window.addEventListener(
    'touchstart',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === window.location.origin) window.___loader?.hovering?.(link.pathname);
    },
    { passive: true },
  );
};
