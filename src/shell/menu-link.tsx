import { memo } from 'react';
import { Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';

interface MenuLinkProps {
  name: string;
  link: string;
  /** Path data of the icon. */
  icon: string;
  /**
   * Whether the icon is there. It is seen only where scripts have opened the menu, and in the HTML the menu's icons would be
   * 2 KB of every page and a tenth of its elements, all before the first paint.
   */
  withIcon: boolean;
  isCurrent: boolean;
  className: string | undefined;
  iconClassName?: string | undefined;
  /** The same function each time: a link renders again only when it changes, and not with every page. */
  onFollow: () => void;
}

/** An entry of the main menu that leads to a page. */
export const MenuLink = memo(
  ({ name, link, icon, withIcon, isCurrent, className, iconClassName, onFollow }: MenuLinkProps) => (
    <li>
      <SiteLink
        className={className}
        to={link}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
      >
        {withIcon && <Icon className={iconClassName} path={icon} />}
        {name}
      </SiteLink>
    </li>
  ),
);
