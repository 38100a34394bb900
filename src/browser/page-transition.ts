import { pageOf } from './active-link';
import { wantsLessMotion } from './motion';
import { keepsScroll } from './scroll';

interface Place {
  readonly pathname: string;
  readonly state?: unknown;
}

/**
 * Fades in the page after a navigation, below the header. The compositor does it alone; a view transition would first
 * capture the old page and paint nothing meanwhile.
 * @param main the element that holds the page; `null` does nothing
 * @param before where the visitor came from; another filter or section of the same page does not fade
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
