import { type RefObject, useCallback, useState } from 'react';
import { useCssFlag, useMediaQuery } from '../../browser/hooks';
import { breakpoints } from '../../styles/breakpoints';

/** The menu's behaviour depends on the window's width (behaviour.md, rules 10 to 13). */
export type MenuMode = 'phone' | 'tablet' | 'desktop';

interface OpenMenu {
  /** Page and mode in which the menu was opened; in another one it counts as closed. */
  context: string;
  menu: boolean;
  /** Name of the item whose group is open. */
  group: string | undefined;
}

const nothingOpen: OpenMenu = { context: '', menu: false, group: undefined };

/**
 * Tracks what is open in the header; another page or mode closes it. The functions keep their identity, so that memoised
 * parts of the menu do not render again.
 * @param bar the element on which the style sheet says how the header is laid out
 */
export const useMenuState = (pathname: string, bar: RefObject<Element | null>) => {
  const isNarrow = useMediaQuery(breakpoints.phone);
  // Large text can leave too little room in a wide window as well; the style sheet decides.
  const isCompact = useCssFlag(bar, '--header-layout');
  const isPhone = isNarrow || isCompact;
  const isTablet = useMediaQuery(breakpoints.tablet);
  const mode: MenuMode = isPhone ? 'phone' : isTablet ? 'tablet' : 'desktop';
  const context = `${mode} ${pathname}`;
  const [state, setState] = useState(nothingOpen);
  const open = state.context === context ? state : nothingOpen;

  return {
    mode,
    isMenuOpen: open.menu,
    openGroup: open.group,
    openMenu: useCallback(() => setState({ context, menu: true, group: undefined }), [context]),
    setGroup: useCallback(
      (group: string) =>
        setState((latest) => ({ context, menu: latest.context === context && latest.menu, group })),
      [context],
    ),
    /** Closes a group, unless another one has been opened since. */
    closeGroup: useCallback(
      (name: string) =>
        setState((latest) => (latest.group === name ? { ...latest, group: undefined } : latest)),
      [],
    ),
    closeAll: useCallback(() => setState(nothingOpen), []),
  };
};
