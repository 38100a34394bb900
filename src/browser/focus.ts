import { keepsScroll } from './scroll';

let focused: HTMLElement | undefined;

/**
 * Remembers what has the focus in the page before a navigation that keeps the reader's place, such as another filter of
 * a list. Gatsby's router moves the focus to the top of the page with every navigation.
 * @param location of the navigation; the router puts the state that a link passes along on it
 */
export const keepFocus = (location: object): void => {
  const { activeElement } = document;
  const stays = 'state' in location && keepsScroll(location.state);
  const isInPage = document.getElementById('main')?.contains(activeElement);
  focused = stays && isInPage && activeElement instanceof HTMLElement ? activeElement : undefined;
};

/**
 * Gives the focus back after the navigation, if the element is still there (WCAG 3.2.2). Call it in an effect of the
 * layout: the router moves the focus in its own effect right after.
 */
export const restoreFocus = (): void => {
  const element = focused;
  focused = undefined;
  queueMicrotask(() => {
    if (element?.isConnected) element.focus({ preventScroll: true });
  });
};
