import { normalizePath } from './active-link';
import { wantsLessMotion } from './preferences';
import { keepsScroll } from './scroll';

interface Place {
  readonly pathname: string;
  readonly state?: unknown;
}

/**
 * Fades in the page after a navigation, below the header. The compositor does it alone; a view transition would first
 * capture the old page, and paint nothing until then.
 * @param main the element that holds the page; `null` does nothing
 * @param before where the visitor came from; another filter or section of the same page does not fade
 */
export const fadeIn = (
  main: Pick<Element, 'animate'> | null,
  before: Place,
  now: Place,
  calm = wantsLessMotion(),
): void => {
  const stays = normalizePath(before.pathname) === normalizePath(now.pathname) || keepsScroll(now.state);
  if (!stays && !calm) main?.animate({ opacity: [0.2, 1] }, { duration: 160, easing: 'ease-out' });
};

/** The picture of the card that was followed, where it was. */
let followed: DOMRect | undefined;

/** Notes the picture of a card whose link is followed, so that the next page's picture can come out of it. */
export const noteCard = (link: Element): void => {
  followed = link.closest('article, li')?.querySelector('picture img')?.getBoundingClientRect();
};

/**
 * Lets the first picture of a page grow out of the card that led to it. The compositor does it alone.
 * @param picture the page's first picture; `null` does nothing
 */
export const growFromCard = (picture: HTMLElement | null, calm = wantsLessMotion()): void => {
  const from = followed;
  followed = undefined;
  if (!from || !picture || calm || from.width === 0) return;
  const to = picture.getBoundingClientRect();
  if (to.width === 0) return;
  const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const scaled = `scale(${from.width / to.width}, ${from.height / to.height})`;
  picture.animate(
    { transform: [`${moved} ${scaled}`, 'none'], transformOrigin: ['0 0', '0 0'] },
    { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
};
