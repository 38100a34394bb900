import { type MouseEvent, useLayoutEffect, useRef } from 'react';

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
