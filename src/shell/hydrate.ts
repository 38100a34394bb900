import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** After the next frame is on the screen; at once in a tab that nobody sees, which paints none. */
const afterPaint = (run: () => void): void => {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
};

/**
 * Brings a page's HTML to life: first the page is painted, then React takes over in small steps (`startTransition`),
 * between which the browser answers the visitor. Gatsby would do it in one piece, and before the first paint.
 */
export const hydrate = (element: ReactNode, container: Element): void => {
  afterPaint(() => startTransition(() => void hydrateRoot(container, element)));
};
