/** What of the window is needed; a test brings its own. */
export type ScrollWindow = Pick<
  Window,
  'scrollY' | 'history' | 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
>;

/** Milliseconds after which a position is noted in the history; Safari refuses more than 100 notes in 30 s. */
export const noteAfter = 400;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The visit that a history entry's state belongs to: the router's key, which the first entry of a tab has not. */
export const visitOf = (state: unknown): string =>
  isRecord(state) && typeof state.key === 'string' ? state.key : 'initial';

/** The scroll position noted in a history entry's state, in pixels from the top. */
const noted = (state: unknown): number | undefined =>
  isRecord(state) && typeof state.scrollY === 'number' ? state.scrollY : undefined;

/**
 * Keeps how far each visited page was scrolled: in memory while the document lives, and in the state of the tab's
 * history entries for the time after a reload. Nothing of it outlives the tab.
 */
export const openPositions = (page: ScrollWindow) => {
  const known = new Map<string, number>();
  let visit: string | undefined;
  let timer: number | undefined;

  /** Between a change of the address and the new page, the entry is another visit's already. */
  const isHere = (): boolean => visit !== undefined && visitOf(page.history.state) === visit;

  const note = (): void => {
    page.clearTimeout(timer);
    timer = undefined;
    const { state } = page.history;
    const position = known.get(visit ?? '');
    if (position === undefined || !isHere() || noted(state) === position) return;
    page.history.replaceState({ ...(isRecord(state) ? state : {}), scrollY: position }, '');
  };
  const onScroll = (): void => {
    if (visit === undefined || !isHere()) return;
    known.set(visit, page.scrollY);
    timer ??= page.setTimeout(note, noteAfter);
  };

  /** The position of a visit in pixels from the top; undefined when it is not known. */
  const read = (of: string): number | undefined =>
    known.get(of) ?? (visitOf(page.history.state) === of ? noted(page.history.state) : undefined);

  page.addEventListener('scroll', onScroll, { passive: true });
  // On the way down, before a link leaves the entry.
  page.addEventListener('click', note, { capture: true });
  page.addEventListener('pagehide', note);

  return {
    read,
    /** Says which visit the scrolling from now on belongs to. */
    arrive: (at: string): void => {
      if (visit === at) return;
      page.clearTimeout(timer);
      timer = undefined;
      const isFirst = visit === undefined;
      visit = at;
      // Where a document begins is for the browser to say.
      if (isFirst || read(at) !== undefined) return;
      // A visit may begin far down, as another choice of a filter does, and never be scrolled. Asked while the page is put
      // together, the browser would lay it out twice.
      page.setTimeout(() => {
        if (visit === at && isHere() && !known.has(at)) known.set(at, page.scrollY);
      });
    },
    close: (): void => {
      page.clearTimeout(timer);
      page.removeEventListener('scroll', onScroll);
      page.removeEventListener('click', note, { capture: true });
      page.removeEventListener('pagehide', note);
    },
  };
};
