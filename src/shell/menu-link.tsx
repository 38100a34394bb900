import { memo } from 'react';
import { Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import { useHydrated } from '../navigation/hooks';

/**
 * An icon of the main menu, seen only where scripts have opened it. It comes when the page is alive: in the HTML the menu's
 * icons would be 2 KB of every page and a tenth of its elements, all before the first paint.
 */
export const MenuIcon = (props: { path: string; className?: string | undefined }) =>
  useHydrated() ? <Icon {...props} /> : null;

interface MenuLinkProps {
  name: string;
  link: string;
  /** Path data of the icon. */
  icon: string;
  isCurrent: boolean;
  className: string | undefined;
  iconClassName?: string | undefined;
  /** The same function each time: a link renders again only when it changes, and not with every page. */
  onFollow: () => void;
}

/** An entry of the main menu that leads to a page. */
export const MenuLink = memo(
  ({ name, link, icon, isCurrent, className, iconClassName, onFollow }: MenuLinkProps) => (
    <li>
      <SiteLink
        className={className}
        to={link}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
      >
        <MenuIcon className={iconClassName} path={icon} />
        {name}
      </SiteLink>
    </li>
  ),
);
