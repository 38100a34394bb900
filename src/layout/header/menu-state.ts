import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCssFlag, useMediaQuery } from '../../browser/hooks';
import { breakpoints } from '../../styles/breakpoints';

/** The menu's behaviour depends on the window's width (behaviour.md, rules 10 to 13). */
export type MenuMode = 'phone' | 'tablet' | 'desktop';

/** `group` is the name of the item whose group is open. */
const nothingOpen: { isMenuOpen: boolean; group: string | undefined } = {
  isMenuOpen: false,
  group: undefined,
};

/**
 * Tracks what is open in the header; every navigation and another mode closes it. The functions keep their identity, so that
 * memoised parts of the menu do not render again.
 * @param navigation another one for every navigation, also within a page
 * @param bar the element on which the style sheet says how the header is laid out
 */
export const useMenuState = (navigation: string | undefined, bar: RefObject<Element | null>) => {
  const isNarrow = useMediaQuery(breakpoints.phone);
  // Large text can leave too little room in a wide window as well; the style sheet decides.
  const isCompact = useCssFlag(bar, '--header-layout');
  const isPhone = isNarrow || isCompact;
  const isTablet = useMediaQuery(breakpoints.tablet);
  const mode: MenuMode = isPhone ? 'phone' : isTablet ? 'tablet' : 'desktop';
  const context = `${mode} ${navigation}`;
  const [{ openedIn, ...open }, setState] = useState({ ...nothingOpen, openedIn: context });
  if (openedIn !== context) setState({ ...nothingOpen, openedIn: context });
  const actions = useMemo(
    () => ({
      openMenu: () => setState((state) => ({ ...state, isMenuOpen: true, group: undefined })),
      openGroup: (group: string) => setState((state) => ({ ...state, group })),
      /** Closes a group, unless another one has been opened since. */
      closeGroup: (name: string) =>
        setState((state) => (state.group === name ? { ...state, group: undefined } : state)),
      closeAll: () => setState((state) => ({ ...state, ...nothingOpen })),
    }),
    [],
  );
  return { mode, ...open, ...actions };
};

/**
 * Keeps the row of a group where it was tapped on a phone, although other rows appear above or below it.
 * @returns what the menu calls with each click, before the groups do
 */
export const useKeptRow = (isPhone: boolean, openGroup: string | undefined) => {
  const tapped = useRef<{ row: HTMLElement; top: number }>(undefined);
  const moved = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves the list when another group is open.
  useLayoutEffect(() => {
    moved.current?.style.removeProperty('margin-block-start');
    const { row, top = 0 } = tapped.current ?? {};
    tapped.current = undefined;
    const list = row?.closest('ul');
    if (!isPhone || !row || !list) return;
    moved.current = list;
    list.style.setProperty('margin-block-start', '0px');
    const missing = top - row.getBoundingClientRect().top;
    if (missing > 0) list.style.setProperty('margin-block-start', `${missing}px`);
    else if (list.parentElement) list.parentElement.scrollTop -= missing;
  }, [isPhone, openGroup]);
  return ({ target }: MouseEvent) => {
    const row = target instanceof Element && target.closest<HTMLElement>('[aria-expanded]');
    if (row) tapped.current = { row, top: row.getBoundingClientRect().top };
  };
};
