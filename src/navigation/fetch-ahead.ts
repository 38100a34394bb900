import { isObject } from '../content/is-object';

/** What has begun for a link in view, and ends when it leaves. */
interface Prefetch {
  readonly abort: () => void;
}

/** Gatsby's loader, which it leaves on the window. */
interface WithLoader {
  readonly ___loader?: {
    /** Fetches what a page shows, when nothing better is to be done and the visitor does not ask to save data. */
    readonly enqueue?: (path: string) => Prefetch;
    /** Fetches all that a page needs, at once. */
    readonly hovering?: (path: string) => void;
  };
}

const page = (): WithLoader & Pick<Window, 'location' | 'navigator'> => window;

const begun = new WeakMap<Element, Prefetch>();

const callOff = (link: Element): void => {
  begun.get(link)?.abort();
  begun.delete(link);
};

const look = (entries: readonly IntersectionObserverEntry[]): void => {
  const { ___loader: loader, location } = page();
  for (const { target, isIntersecting } of entries) {
    callOff(target);
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    if (target.pathname === location.pathname) continue;
    const prefetch = loader?.enqueue?.(target.pathname);
    if (prefetch) begun.set(target, prefetch);
  }
};

let observer: IntersectionObserver | undefined;

/**
 * Has Gatsby fetch the page behind a link ahead while the link is in view.
 * @returns ends the watch
 */
export const fetchInView = (link: Element): (() => void) => {
  observer ??= new IntersectionObserver(look);
  const watching = observer;
  watching.observe(link);
  return () => {
    watching.unobserve(link);
    callOff(link);
  };
};

/** Whether the visitor has asked to save data (Save Data API); not all browsers tell. */
const savesData = (navigator: object): boolean =>
  'connection' in navigator && isObject(navigator.connection) && navigator.connection.saveData === true;

/**
 * Has Gatsby fetch the page behind a link that a pointer or a finger is on, with all that it needs: it will probably be
 * followed. Nothing is fetched where the visitor asks to save data, which Gatsby heeds for links in view alone.
 */
export const fetchTouched = ({ pathname }: HTMLAnchorElement): void => {
  const { ___loader: loader, navigator } = page();
  if (!savesData(navigator)) loader?.hovering?.(pathname);
};
