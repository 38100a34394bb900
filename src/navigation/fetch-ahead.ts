import { isObject } from '../content/is-object';
import { whenIdle, whenPainted } from '../timing/when';

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
    /** The same; fulfilled when all is there. */
    readonly loadPage?: (path: string) => Promise<unknown>;
  };
}

const page = (): WithLoader & Pick<Window, 'location' | 'navigator'> => window;

const begun = new WeakMap<Element, Prefetch>();

const callOff = (link: Element): void => {
  begun.get(link)?.abort();
  begun.delete(link);
};

/** What the browser says of the connection (Network Information API); not all browsers tell. */
const connectionOf = (navigator: object): Record<string, unknown> =>
  'connection' in navigator && isObject(navigator.connection) ? navigator.connection : {};

/** Whether the visitor has asked to save data (Save Data API). */
const savesData = (navigator: object): boolean => connectionOf(navigator).saveData === true;

const isSlow = (navigator: object): boolean => String(connectionOf(navigator).effectiveType).includes('2g');

let acted = false;

/** From then on, links in view are likely to be followed soon. */
const noteFirstAct = (): void => {
  const note = () => {
    acted = true;
  };
  window.addEventListener('pointerdown', note, { once: true, passive: true });
  window.addEventListener('keydown', note, { once: true, passive: true });
};

/** Pages of links in view that will be fetched, one after the other: all at once would be one long task when they arrive. */
const waiting = new Set<string>();
let isFetching = false;

const fetchNext = (): void => {
  const [path] = waiting;
  if (isFetching || path === undefined) return;
  isFetching = true;
  whenIdle(() => {
    // A link may have left the view meanwhile. What cannot be fetched ahead is asked for again when it is needed.
    const fetched = waiting.delete(path) ? page().___loader?.loadPage?.(path) : undefined;
    Promise.resolve(fetched)
      .catch(() => undefined)
      .then(() => {
        isFetching = false;
        fetchNext();
      });
  });
};

/** The same fetch for all links to a page: it begins with the first of them in view and is called off with the last. */
const forAllLinks = (begin: (path: string) => Prefetch | undefined): ((path: string) => Prefetch) => {
  const open = new Map<string, { links: number; readonly prefetch: Prefetch | undefined }>();
  return (path) => {
    const shared = open.get(path) ?? { links: 0, prefetch: begin(path) };
    shared.links += 1;
    open.set(path, shared);
    return {
      abort: () => {
        shared.links -= 1;
        if (shared.links > 0) return;
        open.delete(path);
        shared.prefetch?.abort();
      },
    };
  };
};

// Gatsby counts four links, not four pages, in every three seconds: without this, the menu's first ones, all to the home page.
const fetchShown = forAllLinks((path) => page().___loader?.enqueue?.(path));

const fetchWhole = forAllLinks((path) => {
  waiting.add(path);
  fetchNext();
  return { abort: () => waiting.delete(path) };
});

/**
 * Begins to fetch the page behind a link in view. Gatsby fetches what it shows, four pages every three seconds. Whoever has
 * tapped or typed, as to open a menu, follows a link sooner: then all that its page needs is fetched.
 */
const begin = (path: string): Prefetch => {
  const { navigator } = page();
  return acted && !savesData(navigator) && !isSlow(navigator) ? fetchWhole(path) : fetchShown(path);
};

const look = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting } of entries) {
    callOff(target);
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    if (target.pathname === page().location.pathname) continue;
    begun.set(target, begin(target.pathname));
  }
};

let observer: IntersectionObserver | undefined;

/**
 * Has Gatsby fetch the page behind a link ahead while the link is in view.
 * @returns ends the watch
 */
export const fetchInView = (link: Element): (() => void) => {
  if (!observer) {
    observer = new IntersectionObserver(look);
    noteFirstAct();
  }
  const watching = observer;
  watching.observe(link);
  return () => {
    watching.unobserve(link);
    callOff(link);
  };
};

/**
 * Has Gatsby fetch the page behind a link that a pointer, a finger or the focus is on, with all that it needs: it will
 * probably be followed. Nothing is fetched where the visitor asks to save data, which Gatsby heeds for links in view alone.
 * Asking takes a few milliseconds, for which what the link shows then does not wait.
 */
export const fetchTouched = ({ pathname }: HTMLAnchorElement): void => {
  const { ___loader: loader, navigator } = page();
  if (!savesData(navigator)) whenPainted(() => loader?.hovering?.(pathname));
};
