import { useEffect, useId, useRef } from 'react';
import { isCurrent } from '../../browser/active-link';
import { useEscape, useScrolled } from '../../browser/hooks';
import { useHydrated } from '../../browser/hydration';
import { glyphs, Icon } from '../../components/icon';
import { SiteLink } from '../../components/site-link';
import { footerMenuId } from '../footer';
import { Logo } from '../logo';
import type { LayoutData } from '../use-layout-data';
import * as styles from './header.module.css';
import * as menuStyles from './menu.module.css';
import { MenuGroup, type MenuItem, MenuLink } from './menu-group';
import { useKeptRow, useMenuState } from './menu-state';

interface HeaderProps {
  company: Pick<LayoutData['company'], 'name' | 'mark'>;
  items: readonly MenuItem[];
  contact: LayoutData['navigation']['contactButton'];
  pathname: string;
  /** Another one for every navigation, also within a page. */
  navigation: string | undefined;
}

/** Makes everything but the header inert while the phone's menu covers it. */
const useCoveredPage = (covered: boolean): void => {
  useEffect(() => {
    if (!covered) return undefined;
    const behind = document.querySelectorAll<HTMLElement>('#main, [data-site="footer"], [data-behind-menu]');
    const setInert = (inert: boolean): void => {
      for (const element of behind) element.inert = inert;
      document.documentElement.toggleAttribute('data-menu-open', inert);
    };
    setInert(true);
    return () => setInert(false);
  }, [covered]);
};

/** The sticky header: logo, main menu and contact button. */
export const Header = ({ company, items, contact, pathname, navigation }: HeaderProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const { mode, isMenuOpen, group, openMenu, openGroup, closeGroup, closeAll } = useMenuState(
    navigation,
    bar,
  );
  const hamburger = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const hydrated = useHydrated();
  // The header changes colour from this position on (behaviour.md, rule 14).
  const isScrolled = useScrolled((position) => position >= 80);
  useCoveredPage(isMenuOpen);
  const keepRow = useKeptRow(mode === 'phone', group);
  const closeMenu = () => {
    closeAll();
    hamburger.current?.focus();
  };
  useEscape(isMenuOpen && group === undefined, closeMenu);

  return (
    <header className={styles.header} data-site="header" data-scrolled={isScrolled || undefined}>
      <div ref={bar} className={styles.bar}>
        <SiteLink className={styles.logo} to={pathname === '/' ? '/#hero' : '/'}>
          <Logo {...company} />
        </SiteLink>
        {hydrated ? (
          <button
            ref={hamburger}
            type="button"
            className={styles.hamburger}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            aria-label={isMenuOpen ? TEXTS.menu.closeMenu : undefined}
            onClick={isMenuOpen ? closeMenu : openMenu}
          >
            <Icon path={isMenuOpen ? glyphs.close : glyphs.menu} />
            <span className={styles.hamburgerLabel}>{isMenuOpen ? TEXTS.menu.close : TEXTS.menu.open}</span>
          </button>
        ) : (
          <a className={styles.hamburger} href={`#${footerMenuId}`}>
            <Icon path={glyphs.menu} />
            <span className={styles.hamburgerLabel}>{TEXTS.menu.open}</span>
          </a>
        )}
        <nav
          id={menuId}
          className={styles.navigation}
          data-open={isMenuOpen || undefined}
          aria-label={TEXTS.menu.label}
          onClickCapture={keepRow}
        >
          <ul className={menuStyles.items}>
            {items.map((item) =>
              item.pages.length > 0 ? (
                <MenuGroup
                  key={item.name}
                  item={item}
                  pathname={pathname}
                  mode={mode}
                  open={group === item.name}
                  onOpen={openGroup}
                  onClose={closeGroup}
                />
              ) : (
                <MenuLink
                  key={item.name}
                  {...item}
                  isCurrent={isCurrent(item.link, pathname)}
                  className={menuStyles.link}
                />
              ),
            )}
          </ul>
          <SiteLink
            className={styles.contact}
            to={contact.link}
            aria-current={isCurrent(contact.link, pathname) ? 'page' : undefined}
          >
            {contact.name}
          </SiteLink>
        </nav>
      </div>
    </header>
  );
};

/** The header of a page without menus, and of one whose menus failed to render: the logo, and one way to ask. */
export const CampaignHeader = ({ company, contact }: Pick<HeaderProps, 'company' | 'contact'>) => (
  <header className={styles.header} data-site="header">
    <div className={styles.bar} data-campaign>
      <SiteLink className={styles.logo} to="/">
        <Logo {...company} />
      </SiteLink>
      <SiteLink className={styles.contact} to={contact.link}>
        {contact.name}
      </SiteLink>
    </div>
  </header>
);
