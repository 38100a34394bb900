import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a page in small steps (`startTransition`), between which the browser can respond to the visitor. Gatsby's own
 * function does it in one long task.
 */
export const hydrate = (element: ReactNode, container: Element): void => {
  startTransition(() => void hydrateRoot(container, element));
};
