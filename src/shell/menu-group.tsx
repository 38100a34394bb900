import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useId, useRef } from 'react';
import { glyphs, Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import { isCurrent } from '../navigation/active-link';
import { useEscape } from '../navigation/hooks';
import type { MenuItem } from './header';
import * as styles from './header.module.css';

interface MenuGroupProps {
  item: MenuItem;
  pathname: string;
  /** Whether the current page is one of the group. */
  isParent: boolean;
  /** Whether a click on the item's name toggles the group; otherwise hovering it does (spec section 2). */
  opensByClick: boolean;
  /** Whether the group unfolds within the mobile menu; otherwise its pages lie over what stands below. */
  unfolds: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFollow: () => void;
}

/** Milliseconds the pointer may leave the group on its way to the panel. */
const grace = 180;

/**
 * A menu item with a group of links below it: the disclosure navigation pattern of the ARIA Authoring
 * Practices, with a link to the section and a button that opens the group.
 */
export const MenuGroup = ({
  item,
  pathname,
  isParent,
  opensByClick,
  unfolds,
  open,
  onOpenChange,
  onFollow,
}: MenuGroupProps) => {
  const panelId = useId();
  const group = useRef<HTMLLIElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the pointer's arrival opened the group, and no click has followed yet. */
  const openedByHover = useRef(false);

  const dismiss = useCallback(() => {
    const inside = group.current?.contains(document.activeElement) ?? false;
    onOpenChange(false);
    if (inside) group.current?.querySelector<HTMLElement>(':scope > [aria-expanded]')?.focus();
  }, [onOpenChange]);
  useEscape(open, dismiss);

  const enter = ({ pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    openedByHover.current = !open;
    onOpenChange(true);
  };
  const exit = ({ pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => onOpenChange(false), grace);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    // In the mobile menu a group stays open while focus wanders; as a dropdown it would cover what has focus.
    if (relatedTarget && !group.current?.contains(relatedTarget) && !unfolds) onOpenChange(false);
  };
  const clickToggle = ({ detail: clicks }: MouseEvent) => {
    // The pointer opens the group on its way to the arrow; the click that follows means to open it, too. Keys do not.
    const alreadyDone = open && openedByHover.current && clicks > 0;
    openedByHover.current = false;
    if (!alreadyDone) onOpenChange(!open);
  };
  const clickName = (event: MouseEvent) => {
    if (opensByClick) {
      event.preventDefault();
      onOpenChange(!open);
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
        data-current={isParent || undefined}
        aria-expanded={opensByClick ? open : undefined}
        aria-controls={opensByClick ? panelId : undefined}
        onClick={clickName}
      >
        <Icon className={styles.itemIcon} path={item.icon} />
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
            <li key={path}>
              <SiteLink
                className={styles.page}
                to={path}
                aria-current={isCurrent(path, pathname) ? 'page' : undefined}
                onClick={onFollow}
              >
                <Icon path={icon} />
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};
