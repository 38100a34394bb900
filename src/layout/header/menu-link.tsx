import { memo } from 'react';
import { useHydrated } from '../../browser/hydration';
import { Icon } from '../../components/icon';
import { SiteLink } from '../../components/site-link';
import * as styles from './menu.module.css';

interface MenuLinkProps {
  name: string;
  link: string;
  icon: string;
  isCurrent: boolean;
  className: string | undefined;
  onFollow: (link: string) => void;
}

/** Not in the HTML, where twenty drawings would come before the heading; a closed menu shows none. */
export const MenuIcon = ({ path }: { path: string }) =>
  useHydrated() && <Icon className={styles.itemIcon} path={path} />;

/** An entry of the main menu that links to a page. */
export const MenuLink = memo(({ name, link, icon, isCurrent, className, onFollow }: MenuLinkProps) => (
  <li>
    <SiteLink
      className={className}
      to={link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onFollow(link)}
    >
      <MenuIcon path={icon} />
      <span>{name}</span>
    </SiteLink>
  </li>
));
