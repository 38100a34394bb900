import { type FocusEvent, type MouseEvent, memo, type PointerEvent, useCallback, useId, useRef } from 'react';
import { isCurrent } from '../../browser/active-link';
import { useEscape } from '../../browser/hooks';
import { useHydrated } from '../../browser/hydration';
import { glyphs, Icon } from '../../components/icon';
import { SiteLink } from '../../components/site-link';
import { fill } from '../../content-model/texts/fill';
import type { LayoutData } from '../use-layout-data';
import * as dropdownStyles from './dropdown.module.css';
import * as styles from './menu.module.css';
import type { MenuMode } from './menu-state';

type Entry = LayoutData['services'][number];

interface MenuLinkProps extends Entry {
  isCurrent: boolean;
  className: string | undefined;
}

/** Not in the HTML, where twenty drawings would come before the heading; a closed menu shows none. */
const MenuIcon = ({ path }: { path: string }) =>
  useHydrated() && <Icon className={styles.itemIcon} path={path} />;

export const MenuLink = memo(({ name, link, icon, isCurrent, className }: MenuLinkProps) => (
  <li>
    <SiteLink className={className} to={link} aria-current={isCurrent ? 'page' : undefined}>
      <MenuIcon path={icon} />
      <span>{name}</span>
    </SiteLink>
  </li>
));

/** An item of the main menu; with pages it opens a group of links. */
export type MenuItem = Omit<LayoutData['navigation']['header'][number], 'index' | 'children'> & {
  pages: readonly Entry[];
};

interface MenuGroupProps {
  item: MenuItem;
  pathname: string;
  mode: MenuMode;
  open: boolean;
  /** Called with the name of the item, like `onClose`. */
  onOpen: (name: string) => void;
  onClose: (name: string) => void;
}

/** With more pages than these, the last link of the group leads to all of them. */
const shownPages = 12;

/** Milliseconds for which the pointer may leave the group on its way to the dropdown. */
const hoverGrace = 180;

/**
 * A menu item with a group of links: the disclosure navigation pattern of the ARIA Authoring Practices, with a link to
 * the section and a button that opens the group. On desktops hovering opens it; elsewhere a click on the item's name
 * does (behaviour.md, rules 11 to 13).
 */
export const MenuGroup = memo((props: MenuGroupProps) => {
  const { item, pathname, mode, open, onOpen, onClose } = props;
  const { name } = item;
  const panelId = useId();
  const group = useRef<HTMLLIElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Hovering opened the group, and no click has followed yet. */
  const openedByHover = useRef(false);
  const opensByClick = mode !== 'desktop';
  const links = item.pages.slice(0, shownPages);
  if (item.pages.length > shownPages) {
    const all = fill(TEXTS.menu.allPages, { name, count: item.pages.length });
    links.push({ name: all, link: item.link, icon: item.icon });
  }
  const currentPage = item.pages.find(({ link }) => isCurrent(link, pathname))?.link;

  const closeAndFocus = useCallback(() => {
    const hadFocus = group.current?.contains(document.activeElement) ?? false;
    onClose(name);
    if (hadFocus) group.current?.querySelector<HTMLElement>(':scope > [aria-expanded]')?.focus();
  }, [name, onClose]);
  useEscape(open, closeAndFocus);

  const toggle = () => (open ? onClose(name) : onOpen(name));
  const enter = ({ pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    openedByHover.current = !open;
    if (!open) onOpen(name);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => onClose(name), hoverGrace);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    // An open dropdown would cover the focused element; on phones the group takes its own space.
    if (open && relatedTarget && !group.current?.contains(relatedTarget) && mode !== 'phone') onClose(name);
  };
  const clickToggle = ({ detail: clicks }: MouseEvent) => {
    // A click right after a hover is also meant to open the group. Keyboards click without a pointer (`detail` is 0).
    const alreadyOpened = open && openedByHover.current && clicks > 0;
    openedByHover.current = false;
    if (!alreadyOpened) toggle();
  };
  const clickName = (event: MouseEvent) => {
    if (!opensByClick) return;
    event.preventDefault();
    toggle();
  };

  return (
    <li
      ref={group}
      className={styles.group}
      data-open={open || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
    >
      <SiteLink
        className={styles.link}
        to={item.link}
        data-current={currentPage !== undefined || undefined}
        aria-expanded={opensByClick ? open : undefined}
        aria-controls={opensByClick ? panelId : undefined}
        onClick={clickName}
      >
        <MenuIcon path={item.icon} />
        <span>{name}</span>
        <Icon className={styles.arrow} path={open ? glyphs.up : glyphs.down} />
      </SiteLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={clickToggle}
      >
        <span data-visually-hidden>{` ${fill(TEXTS.menu.pages, { name })}`}</span>
        <Icon path={open ? glyphs.up : glyphs.down} />
      </button>
      <div id={panelId} className={dropdownStyles.panel} data-open={open || undefined}>
        <ul className={dropdownStyles.pages}>
          {links.map((page) => (
            <MenuLink
              key={page.link}
              {...page}
              isCurrent={page.link === currentPage}
              className={dropdownStyles.page}
            />
          ))}
        </ul>
      </div>
    </li>
  );
});
