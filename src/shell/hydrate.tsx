import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PromptLocation } from '../navigation/prompt-location';

/**
 * Brings a page's HTML to life in small steps (`startTransition`), between which the browser answers the visitor. Gatsby
 * would do it in one piece.
 */
export const hydrate = (element: ReactNode, container: Element): void => {
  startTransition(() => void hydrateRoot(container, <PromptLocation>{element}</PromptLocation>));
};
