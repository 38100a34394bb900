import { type FocusEvent, type MouseEvent, memo, type PointerEvent, useCallback, useId, useRef } from 'react';
import { glyphs, Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import { useEscape } from '../navigation/hooks';
import type { MenuItem } from './header';
import * as styles from './header.module.css';
import { MenuLink } from './menu-link';

interface MenuGroupProps {
  item: MenuItem;
  withIcons: boolean;
  /** Path of the current page, if it is one of the group. */
  currentPage: string | undefined;
  /** Whether a click on the item's name toggles the group; otherwise hovering it does (spec section 2). */
  opensByClick: boolean;
  /** Whether the group unfolds within the mobile menu; otherwise its pages lie over what stands below. */
  unfolds: boolean;
  open: boolean;
  /** Told the name of the item. These functions are the same each time, so that it renders again only when it changes. */
  onOpen: (name: string) => void;
  onClose: (name: string) => void;
  onFollow: () => void;
}

/** Milliseconds the pointer may leave the group on its way to the panel. */
const grace = 180;

/**
 * A menu item with a group of links below it: the disclosure navigation pattern of the ARIA Authoring
 * Practices, with a link to the section and a button that opens the group.
 */
export const MenuGroup = memo((props: MenuGroupProps) => {
  const { item, withIcons, currentPage, opensByClick, unfolds, open, onOpen, onClose, onFollow } = props;
  const { name } = item;
  const panelId = useId();
  const group = useRef<HTMLLIElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the pointer's arrival opened the group, and no click has followed yet. */
  const openedByHover = useRef(false);

  const dismiss = useCallback(() => {
    const inside = group.current?.contains(document.activeElement) ?? false;
    onClose(name);
    if (inside) group.current?.querySelector<HTMLElement>(':scope > [aria-expanded]')?.focus();
  }, [name, onClose]);
  useEscape(open, dismiss);

  const toggle = () => (open ? onClose(name) : onOpen(name));
  const enter = ({ pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    openedByHover.current = !open;
    if (!open) onOpen(name);
  };
  const exit = ({ pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => onClose(name), grace);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    // In the mobile menu a group stays open while focus wanders; as a dropdown it would cover what has focus.
    if (open && relatedTarget && !group.current?.contains(relatedTarget) && !unfolds) onClose(name);
  };
  const clickToggle = ({ detail: clicks }: MouseEvent) => {
    // The pointer opens the group on its way to the arrow; the click that follows means to open it, too. Keys do not.
    const alreadyDone = open && openedByHover.current && clicks > 0;
    openedByHover.current = false;
    if (!alreadyDone) toggle();
  };
  const clickName = (event: MouseEvent) => {
    if (opensByClick) {
      event.preventDefault();
      toggle();
    } else {
      onFollow();
    }
  };

  return (
    <li
      ref={group}
      className={styles.group}
      data-open={open || undefined}
      onPointerEnter={enter}
      onPointerLeave={exit}
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
        {withIcons && <Icon className={styles.itemIcon} path={item.icon} />}
        {item.name}
        <Icon className={styles.arrow} path={open ? glyphs.up : glyphs.down} />
      </SiteLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={clickToggle}
      >
        <span className={styles.toggleLabel}>{item.name} pages</span>
        <Icon path={open ? glyphs.up : glyphs.down} />
      </button>
      <div id={panelId} className={styles.panel}>
        <ul className={styles.pages}>
          {item.pages.map(({ title, path, icon }) => (
            <MenuLink
              key={path}
              name={title}
              link={path}
              icon={icon}
              withIcon={withIcons}
              isCurrent={path === currentPage}
              className={styles.page}
              onFollow={onFollow}
            />
          ))}
        </ul>
      </div>
    </li>
  );
});
