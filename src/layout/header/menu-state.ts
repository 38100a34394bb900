import { useCallback, useState } from 'react';
import { useMediaQuery } from '../../browser/hooks';
import { breakpoints } from '../../styles/breakpoints';

/** How the menu works at the window's width (behaviour.md, rules 10 to 13). */
export type MenuMode = 'phone' | 'tablet' | 'desktop';

interface OpenMenu {
  /** Page and mode in which the menu was opened; in another one it counts as closed. */
  context: string;
  /** The phone's menu. */
  menu: boolean;
  /** Name of the item whose group is open. */
  group: string | undefined;
}

/** What is open in the header. It all closes when the page or the mode changes. */
export const useMenuState = (pathname: string) => {
  const isPhone = useMediaQuery(breakpoints.phone);
  const isTablet = useMediaQuery(breakpoints.tablet);
  const mode: MenuMode = isPhone ? 'phone' : isTablet ? 'tablet' : 'desktop';
  const context = `${mode} ${pathname}`;
  const closed: OpenMenu = { context, menu: false, group: undefined };
  const [state, setState] = useState(closed);
  const open = state.context === context ? state : closed;

  return {
    mode,
    isMenuOpen: open.menu,
    openGroup: open.group,
    openMenu: () => setState({ ...closed, menu: true }),
    setGroup: (group: string | undefined) => setState({ ...open, group }),
    /** Closes a group, unless another one has been opened since. */
    closeGroup: useCallback(
      (name: string) =>
        setState((latest) => (latest.group === name ? { ...latest, group: undefined } : latest)),
      [],
    ),
    closeAll: () => setState(closed),
  };
};
