import type { WithLoader } from './data-saver';

/** What has begun for a link in view, and ends when it leaves. */
interface Prefetch {
  readonly abort: () => void;
}

const begun = new WeakMap<Element, Prefetch>();

/** The window, on which Gatsby leaves its loader. */
const page = (): WithLoader & Pick<Window, 'location'> => window;

const look = (entries: readonly IntersectionObserverEntry[]): void => {
  const { ___loader: loader, location } = page();
  for (const { target, isIntersecting } of entries) {
    begun.get(target)?.abort();
    begun.delete(target);
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    if (target.pathname === location.pathname) continue;
    const prefetch = loader?.enqueue?.(target.pathname);
    if (prefetch) begun.set(target, prefetch);
  }
};

let observer: IntersectionObserver | undefined;

/**
 * Has Gatsby fetch the page behind a link ahead while the link is in view; Gatsby heeds the wish to save data.
 * @returns ends the watch
 */
export const fetchInView = (link: Element): (() => void) => {
  observer ??= new IntersectionObserver(look);
  const watching = observer;
  watching.observe(link);
  return () => {
    watching.unobserve(link);
    begun.get(link)?.abort();
    begun.delete(link);
  };
};

/** Has Gatsby fetch the page behind a link, and all that it needs: it will probably be followed. */
export const fetchHovered = ({ pathname }: HTMLAnchorElement): void => {
  page().___loader?.hovering?.(pathname);
};
