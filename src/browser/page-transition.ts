import { pageOf } from './active-link';
import { wantsLessMotion } from './motion';
import { keepsScroll } from './scroll';

interface Place {
  readonly pathname: string;
  readonly state?: unknown;
}

/**
 * Lets a page that was navigated to come out of its ground, below the header, which stays. The compositor does it alone; a view
 * transition would first take a picture of the old page, and paint nothing meanwhile (docs/performance.md).
 * @param main what holds the page; `null` does nothing
 * @param before where the visitor came from; a filter or a section of the same page does not fade
 */
export const fadeIn = (
  main: Pick<Element, 'animate'> | null,
  before: Place,
  now: Place,
  calm = wantsLessMotion(),
): void => {
  const stays = pageOf(before.pathname) === pageOf(now.pathname) || keepsScroll(now.state);
  if (!stays && !calm) main?.animate({ opacity: [0.2, 1] }, { duration: 160, easing: 'ease-out' });
};
